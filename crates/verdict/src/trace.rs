//! Traces: the moves that lead somewhere, which replay, and the steps that people look at.
//!
//! A trace file is one JSON object. Its moves are all that replaying needs: who moves, and what was chosen on the way, in the
//! order in which the machine asks. They are tied to one program by its [`fingerprint`]; which program that
//! is can change with the version of Heddle, so that a trace is a thing for now, not for ever.

use crate::location::Location;
use crate::property::{Class, ClassSet};
use program::Program;
use serde::{Deserialize, Serialize};
use std::fmt::{self, Write};
use std::hash::Hasher;

mod passed;
mod step;
mod values;

pub use passed::{Passage, Passed};
pub use step::{Flow, FlowKind, Instruction, Store, TraceStep};

/// The version of trace files that this Heddle writes.
pub const VERSION: u32 = 1;
/// What marks a file as a trace.
const FORMAT: &str = "heddle-trace";
/// More threads than any program may have.
pub const MAX_THREADS: u32 = 64;

/// A way through a program.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Trace {
    /// `heddle-trace`.
    #[serde(default)]
    format: String,
    /// The version of the format.
    pub version: u32,
    /// The [`fingerprint`] of the program.
    pub program: String,
    /// The functions it starts at.
    pub entries: Vec<String>,
    /// The property classes that were checked: the program is compiled for them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub property: Option<String>,
    /// What was left to chance: it decides what the choices of the moves are about.
    #[serde(default, skip_serializing_if = "Chances::are_usual")]
    pub chances: Chances,
    /// What leads there.
    pub moves: Vec<Move>,
    /// What each thread is called: the function it starts with, mostly.
    #[serde(default)]
    pub threads: Vec<String>,
    /// What people look at.
    #[serde(default)]
    pub steps: Vec<TraceStep>,
    /// The instructions that the steps name. Replaying finds them again.
    #[serde(skip)]
    pub code: Vec<Instruction>,
    /// What the program asked for and was given, in this order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub inputs: Vec<TraceInput>,
    /// What it passes that other tools speak of, in this order. Replaying passes it again.
    #[serde(skip)]
    pub passed: Vec<Passed>,
    /// All places of the functions that have branches which it passes.
    #[serde(skip)]
    pub located: Vec<Location>,
}

/// Something that a program asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TraceInput {
    /// The function that it called for that.
    pub function: String,
    /// Where it called it.
    pub location: Option<Location>,
    /// What it was given, as so many bits.
    pub value: u64,
    /// How many bits it has.
    pub width: u32,
    /// Which thread called it.
    #[serde(default)]
    pub thread: u32,
    /// In which step, from 1.
    #[serde(default)]
    pub step: u64,
    /// Whether it is no input, but an allocation that failed.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub fails: bool,
}

/// What a run leaves to chance beside what the program asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Chances {
    /// Whether allocations may fail.
    pub malloc_may_fail: bool,
    /// Whether waiting for a condition variable may end by itself.
    pub spurious_wakeups: bool,
    /// The most values of an input that are all tried. With [`u64::MAX`], choices are the values themselves.
    pub max_values: u64,
    /// The classes that are checked: after undefined behaviour of any other, an execution goes on as [`sem::ub::Continuation`] says.
    #[serde(with = "checked", skip_serializing_if = "checked::is_everything")]
    pub checked: ClassSet,
}

impl Default for Chances {
    fn default() -> Chances {
        Chances { malloc_may_fail: false, spurious_wakeups: false, max_values: 256, checked: ClassSet::ALL }
    }
}

impl Chances {
    /// Whether they are those of a run that nothing special is asked of.
    pub fn are_usual(&self) -> bool {
        *self == Chances::default()
    }
}

/// A set of classes as a list of their names.
mod checked {
    use super::{Class, ClassSet};
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

    pub fn is_everything(set: &ClassSet) -> bool {
        *set == ClassSet::ALL
    }

    pub fn serialize<S: Serializer>(set: &ClassSet, to: S) -> Result<S::Ok, S::Error> {
        let names = Class::ALL.iter().filter(|class| set.contains(**class)).map(|class| class.name());
        names.collect::<Vec<_>>().serialize(to)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<ClassSet, D::Error> {
        let names = Vec::<String>::deserialize(from)?;
        let classes = names.iter().map(|name| {
            Class::named(name).ok_or_else(|| de::Error::custom(format!("there is no property class {name}")))
        });
        Ok(ClassSet::of(classes.collect::<Result<Vec<_>, _>>()?))
    }
}

/// One move: of a thread, of the environment, or of memory.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Move {
    /// Which thread moves, is interrupted, or has made the store.
    pub thread: u32,
    /// Who does it.
    #[serde(flatten)]
    pub kind: MoveKind,
    /// How many instructions it executes; the handler of an interrupt is only entered, and memory executes none. A step of none says what its thread is given next.
    #[serde(default)]
    pub steps: u64,
    /// What was chosen on the way, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub choices: Vec<u64>,
}

/// Who makes a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum MoveKind {
    /// The thread.
    Step,
    /// The thread, and the store that its last instruction makes waits in its store buffer: the others do not see it yet.
    Delay,
    /// The memory: the `index`th of the thread's waiting stores, the oldest being the first, reaches it.
    Flush {
        /// Which store, from 0.
        index: u32,
    },
    /// The environment: it calls the handler registered as the `index`th.
    Interrupt {
        /// Which handler.
        index: u32,
    },
}

/// Why a trace cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TraceError(pub String);

impl fmt::Display for TraceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for TraceError {}

fn bad<T>(message: impl Into<String>) -> Result<T, TraceError> {
    Err(TraceError(message.into()))
}

impl Trace {
    /// A trace of `program`.
    pub fn new(program: &Program, entries: &[&str], moves: Vec<Move>) -> Trace {
        Trace {
            format: FORMAT.to_string(),
            version: VERSION,
            program: fingerprint(program),
            entries: entries.iter().map(|entry| entry.to_string()).collect(),
            property: None,
            chances: Chances::default(),
            moves,
            threads: Vec::new(),
            steps: Vec::new(),
            code: Vec::new(),
            inputs: Vec::new(),
            passed: Vec::new(),
            located: Vec::new(),
        }
    }

    /// What marks it as a trace.
    pub fn format(&self) -> &str {
        &self.format
    }

    /// What people call a thread.
    pub fn thread_name(&self, thread: u32) -> &str {
        self.threads.get(thread as usize).map_or("", String::as_str)
    }

    /// The text of a trace file.
    pub fn to_json(&self) -> String {
        // Nothing in a trace can fail to be written: there are no maps with odd keys, and no odd numbers.
        let mut text = serde_json::to_string_pretty(self).unwrap_or_default();
        text.push('\n');
        text
    }

    /// Reads a trace file, or takes the trace out of a result in JSON.
    pub fn from_json(text: &str) -> Result<Trace, TraceError> {
        let value: serde_json::Value = match serde_json::from_str(text) {
            Ok(value) => value,
            Err(error) => return bad(format!("this is no JSON: {error}")),
        };
        let value = match value {
            serde_json::Value::Object(mut object) => match object.remove("replay") {
                Some(serde_json::Value::Null) => return bad("this result has no trace to replay"),
                Some(replay) => replay,
                None => serde_json::Value::Object(object),
            },
            other => other,
        };
        if value.get("format").and_then(|format| format.as_str()) != Some(FORMAT) {
            return bad(format!("this is no trace: the field `format` is not \"{FORMAT}\""));
        }
        match value.get("version").and_then(serde_json::Value::as_u64) {
            Some(version) if version == u64::from(VERSION) => {}
            Some(version) => {
                return bad(format!(
                    "this is a trace of version {version}; this Heddle reads version {VERSION}"
                ));
            }
            None => return bad("the trace does not say its version"),
        }
        let trace: Trace = match serde_json::from_value(value) {
            Ok(trace) => trace,
            Err(error) => return bad(format!("the trace is damaged: {error}")),
        };
        trace.check()?;
        Ok(trace)
    }

    /// Whether its moves can be moves at all.
    fn check(&self) -> Result<(), TraceError> {
        for (number, step) in self.moves.iter().enumerate() {
            if step.thread >= MAX_THREADS {
                return bad(format!(
                    "move {} is one of thread {}, but there are at most {MAX_THREADS} threads",
                    number + 1,
                    step.thread
                ));
            }
        }
        if self.entries.is_empty() {
            return bad("the trace does not say at which function it starts");
        }
        Ok(())
    }

    /// Whether it is a trace of this program.
    pub fn check_program(&self, program: &Program, entries: &[&str]) -> Result<(), TraceError> {
        if !self.entries.iter().map(String::as_str).eq(entries.iter().copied()) {
            return bad(format!(
                "the trace starts at {}, not at {}",
                self.entries.join(", "),
                entries.join(", ")
            ));
        }
        if self.program != fingerprint(program) {
            return bad(
                "the trace is one of another program: the file, its options or Heddle have changed since",
            );
        }
        Ok(())
    }
}

/// A number, as text, that another program has with a chance of 2^-64: of its code and data, not of the files they came from.
///
/// Costs one pass over the whole program.
pub fn fingerprint(program: &Program) -> String {
    struct Sink(fnv::FnvHasher);
    impl Write for Sink {
        fn write_str(&mut self, text: &str) -> fmt::Result {
            self.0.write(text.as_bytes());
            Ok(())
        }
    }
    let mut sink = Sink(fnv::FnvHasher::default());
    let code = &program.code;
    let functions: Vec<_> = program.functions.values().map(|f| (&f.name, f.entry, f.cells)).collect();
    let objects: Vec<_> = program.objects.values().map(|o| (&o.name, &o.kind, o.size, o.align)).collect();
    // The sink never fails.
    let _ = write!(sink, "{functions:?}{objects:?}{:?}{:?}", program.literals, program.pointer_bits);
    let _ = write!(sink, "{:?}{:?}{:?}{:?}", code.ops, code.general, code.edges, code.copies);
    let _ = write!(sink, "{:?}{:?}{:?}{:?}", code.switches, code.sites, code.externals, code.shapes);
    format!("{:016x}", sink.0.finish())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn program(text: &str) -> Program {
        let module = reader::read("test", text.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
        Program::new(module, &["main"]).expect("it has a layout")
    }

    const ONE: &str = "define i32 @main() { ret i32 1 }";
    const TWO: &str = "define i32 @main() { ret i32 2 }";

    fn trace() -> Trace {
        let moves = vec![
            Move { thread: 0, kind: MoveKind::Step, steps: 4, choices: vec![u64::MAX, 3] },
            Move { thread: 1, kind: MoveKind::Interrupt { index: 2 }, steps: 0, choices: vec![] },
            Move { thread: 0, kind: MoveKind::Delay, steps: 2, choices: vec![] },
            Move { thread: 0, kind: MoveKind::Flush { index: 0 }, steps: 0, choices: vec![] },
        ];
        let mut trace = Trace::new(&program(ONE), &["main"], moves);
        trace.chances.spurious_wakeups = true;
        trace.threads = vec!["main".to_string()];
        trace.steps = vec![TraceStep {
            step: 1,
            location: Some(Location::new("a.c", 2, 3, "main")),
            instruction: "ret i32 1".to_string(),
            values: vec![("z".to_string(), "1".to_string()), ("a".to_string(), "2".to_string())],
            folded: 4,
            notes: vec!["a note".to_string()],
            from: vec![Flow { kind: FlowKind::Lock, what: "m".to_string(), thread: 1, step: 7, at: 9 }],
            ..TraceStep::default()
        }];
        trace
    }

    #[test]
    fn a_trace_file_reads_back() {
        let text = trace().to_json();
        assert_eq!(Trace::from_json(&text), Ok(trace()));
        assert!(text.contains(r#""kind": "interrupt""#) && text.contains(r#""z": "1""#), "{text}");
        assert_eq!(Trace::from_json(&format!("{{\"tool\": \"heddle\", \"replay\": {text}}}")), Ok(trace()));
    }

    #[test]
    fn bad_files_are_told_what_is_wrong() {
        let error = |text: &str| Trace::from_json(text).map_err(|e| e.0).expect_err("it is bad");
        assert!(error("{").starts_with("this is no JSON: EOF"));
        assert!(error("[1]").starts_with("this is no trace"));
        assert!(error("{\"replay\": null}").contains("no trace to replay"));
        let changed = |from: &str, to: &str| error(&trace().to_json().replace(from, to));
        assert!(changed("\"version\": 1", "\"version\": 9").contains("version 9"));
        assert!(changed("\"version\": 1,", "").contains("does not say its version"));
        assert!(changed("\"kind\": \"step\"", "\"kind\": \"jump\"").contains("`jump`"));
        assert!(changed("\"thread\": 1", "\"thread\": 64").contains("move 2 is one of thread 64"));
        let no_entries = changed("[\n    \"main\"\n  ],\n  \"chances\"", "[],\n  \"chances\"");
        assert!(no_entries.contains("at which function"), "{no_entries}");
    }

    #[test]
    fn a_trace_belongs_to_its_program() {
        assert_eq!(trace().check_program(&program(ONE), &["main"]), Ok(()));
        assert!(trace().check_program(&program(TWO), &["main"]).is_err());
        let other = trace().check_program(&program(ONE), &["f", "g"]).map_err(|e| e.0);
        assert_eq!(other, Err("the trace starts at main, not at f, g".to_string()));
    }
}
