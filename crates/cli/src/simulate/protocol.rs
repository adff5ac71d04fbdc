//! Requests and parts of replies of `heddle simulate --stdio`; `docs/simulate.md` describes them.

use explore::simulate::{Choice, Granularity, Question, Scheduler, Scope, ThreadView, Variable, Who};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use verdict::Location;

/// A request.
#[derive(Debug, Deserialize)]
#[serde(tag = "op", rename_all = "snake_case", deny_unknown_fields)]
pub enum Request {
    Init {},
    Names {},
    State {},
    Enabled {},
    Step {
        index: Option<usize>,
        thread: Option<usize>,
        interrupt: Option<usize>,
        #[serde(default)]
        choices: Vec<u64>,
        #[serde(default)]
        granularity: Size,
    },
    RandomStep {
        #[serde(default = "one")]
        n: u64,
        #[serde(default)]
        granularity: Size,
    },
    RunUntil {
        formula: String,
        #[serde(default = "many")]
        max: u64,
        #[serde(default)]
        scheduler: Order,
    },
    Eval {
        formula: OneOrMany,
    },
    Variables {
        thread: Option<usize>,
    },
    Registers {
        thread: usize,
    },
    Save {},
    Restore {
        tag: u64,
    },
    Release {
        tag: u64,
    },
    Back {
        #[serde(default = "one")]
        n: u64,
    },
    Forward {
        #[serde(default = "one")]
        n: u64,
    },
    Trace {
        file: Option<String>,
    },
    Load {
        file: Option<String>,
        trace: Option<Value>,
    },
    Reset {
        seed: Option<u64>,
    },
    Quit {},
}

fn one() -> u64 {
    1
}

fn many() -> u64 {
    100_000
}

/// One text, or several.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
pub enum OneOrMany {
    One(String),
    Many(Vec<String>),
}

/// How far a thread goes.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Size {
    #[default]
    Instruction,
    Line,
    Visible,
}

impl From<Size> for Granularity {
    fn from(size: Size) -> Granularity {
        match size {
            Size::Instruction => Granularity::Instruction,
            Size::Line => Granularity::Line,
            Size::Visible => Granularity::Visible,
        }
    }
}

/// Who moves next when nobody says.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Order {
    #[default]
    Random,
    RoundRobin,
}

impl From<Order> for Scheduler {
    fn from(order: Order) -> Scheduler {
        match order {
            Order::Random => Scheduler::Random,
            Order::RoundRobin => Scheduler::RoundRobin,
        }
    }
}

/// What is wrong with a request.
#[derive(Debug, Default)]
pub struct Wrong {
    message: String,
    position: Option<(u32, u32)>,
    more: Map<String, Value>,
}

impl Wrong {
    pub fn new(message: impl Into<String>) -> Wrong {
        Wrong { message: message.into(), ..Wrong::default() }
    }

    /// Something is wrong with a line of the input.
    pub fn at(message: impl Into<String>, line: u32, column: u32) -> Wrong {
        Wrong { position: Some((line, column)), ..Wrong::new(message) }
    }

    /// Which of several formulas it is about.
    pub fn of_formula(mut self, index: usize) -> Wrong {
        self.more.insert("index".to_string(), index.into());
        self
    }

    /// Something has to be chosen.
    pub fn choose(question: &Question) -> Wrong {
        let mut wrong =
            Wrong::new(format!("there are {} ways to go on: say which in `choices`", question.ways));
        let mut choose = json!({ "ways": question.ways, "given": question.given });
        if let Some(values) = &question.values {
            choose["values"] = json!(values);
        }
        choose["location"] = location(question.location.as_ref());
        wrong.more.insert("choose".to_string(), choose);
        wrong
    }

    pub fn to_json(&self) -> Value {
        let mut error = json!({ "message": self.message });
        if let Some((line, column)) = self.position {
            error["position"] = json!({ "line": line, "column": column });
        }
        for (name, value) in &self.more {
            error[name] = value.clone();
        }
        error
    }
}

impl From<Box<source::Diagnostic>> for Wrong {
    fn from(error: Box<source::Diagnostic>) -> Wrong {
        Wrong::at(error.message.clone(), error.at.line, error.at.column)
    }
}

pub fn location(location: Option<&Location>) -> Value {
    match location {
        Some(at) => json!({ "file": at.file, "line": at.line, "column": at.column, "function": at.function }),
        None => Value::Null,
    }
}

pub fn thread(thread: &ThreadView) -> Value {
    json!({
        "thread": thread.number,
        "name": thread.name,
        "state": thread.standing.word(),
        "reason": thread.standing.words(),
        "function": thread.function,
        "location": location(thread.location.as_ref()),
        "instruction": thread.instruction,
    })
}

pub fn choice(index: usize, choice: &Choice) -> Value {
    let mut value = json!({ "index": index, "kind": "thread", "thread": choice.thread });
    if let Who::Interrupt(interrupt) = choice.who {
        value["kind"] = "interrupt".into();
        value["interrupt"] = interrupt.into();
    }
    value["location"] = location(choice.location.as_ref());
    value["instruction"] = choice.instruction.as_str().into();
    value
}

pub fn variables(variables: &[Variable]) -> Value {
    let each = |variable: &Variable| match variable.ty.is_empty() {
        true => json!({ "name": variable.name, "value": variable.value }),
        false => json!({ "name": variable.name, "type": variable.ty, "value": variable.value }),
    };
    variables.iter().map(each).collect()
}

pub fn scope(scope: &Scope) -> Value {
    json!({
        "function": scope.function,
        "location": location(scope.location.as_ref()),
        "variables": variables(&scope.variables),
    })
}
