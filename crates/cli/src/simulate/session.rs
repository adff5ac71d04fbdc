//! `heddle simulate --stdio`: one JSON object per line in, one out. No line ends the session but `quit` and the last.

use super::protocol::{self, OneOrMany, Request, Wrong};
use crate::args::SimulateArgs;
use crate::check_command::{Loaded, read_trace};
use crate::exit::unwritable;
use crate::{Exit, Io};
use explore::simulate::{Asked, NotMade, Simulation, Stopped, Tag, Value as Answer, Who};
use serde_json::{Value, json};
use std::collections::HashMap;
use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use verdict::Trace;
use verdict::query::ast::Simple;

/// The longest line that is read.
const LINE: u64 = 64 << 20;

/// A session with another program.
pub struct Session<'a, 's, 'p> {
    simulation: Simulation<'s, 'p>,
    loaded: &'a Loaded,
    files: Vec<String>,
    seed: u64,
    /// The formulas that were asked before.
    asked: HashMap<String, Asked>,
}

type Reply = Result<Value, Wrong>;

impl<'a, 's, 'p> Session<'a, 's, 'p> {
    pub fn new(simulation: Simulation<'s, 'p>, loaded: &'a Loaded, args: &SimulateArgs) -> Self {
        Session { simulation, loaded, files: args.input.names(), seed: args.seed, asked: HashMap::new() }
    }

    /// Answers until somebody says `quit`, or nobody says anything any more.
    pub fn serve(&mut self, io: &mut Io<'_>) -> Exit {
        let Io { out, err, input, colour, live, interactive } = io;
        let mut input = BufReader::new(input);
        let mut line = Vec::new();
        loop {
            line.clear();
            let request = match input.by_ref().take(LINE).read_until(b'\n', &mut line) {
                Ok(0) => return Exit::Fine,
                Ok(_) if line.len() as u64 >= LINE && !line.ends_with(b"\n") => {
                    // The rest of the line belongs to it.
                    if skip_line(&mut input).is_err() {
                        return Exit::Fine;
                    }
                    Err(Wrong::new(format!("a line has more than {LINE} bytes")))
                }
                Ok(_) if line.trim_ascii().is_empty() => continue,
                Ok(_) => read(line.trim_ascii_end()),
                Err(_) => return Exit::Fine,
            };
            let (id, quit, reply) = match request {
                Ok((id, Ok(Request::Quit {}))) => (id, true, Ok(json!({}))),
                Ok((id, Ok(request))) => (id, false, self.answer(request)),
                Ok((id, Err(wrong))) => (id, false, Err(wrong)),
                Err(wrong) => (None, false, Err(wrong)),
            };
            let text = written(id, reply);
            if let Err(error) = out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
                let mut io = Io {
                    out: &mut **out,
                    err: &mut **err,
                    input: &mut std::io::empty(),
                    colour: *colour,
                    live: *live,
                    interactive: *interactive,
                };
                return unwritable("the reply", &error, &mut io);
            }
            if quit {
                return Exit::Fine;
            }
        }
    }

    fn answer(&mut self, request: Request) -> Reply {
        match request {
            Request::Init {} => self.init(),
            Request::Names {} => Ok(self.names()),
            Request::State {} | Request::Quit {} => Ok(self.state()),
            Request::Enabled {} => Ok(self.enabled()),
            Request::Step { index, thread, interrupt, choices, granularity } => {
                let who = self.mover(index, thread, interrupt)?;
                match self.simulation.step(who, granularity.into(), &choices) {
                    Ok(()) => Ok(self.state()),
                    Err(NotMade::Cannot(why)) => Err(Wrong::new(why)),
                    Err(NotMade::Choose(question)) => Err(Wrong::choose(&question)),
                }
            }
            Request::RandomStep { n, granularity } => {
                let made = (0..n).take_while(|_| self.simulation.random_step(granularity.into())).count();
                Ok(self.state_and("made", made.into()))
            }
            Request::RunUntil { formula, max, scheduler } => {
                let goal = self.simulation.resolve(&formula)?;
                let ran = self.simulation.run_until(&goal, max, scheduler.into());
                let mut reply = self.state_and("made", ran.moves.into());
                reply["stopped"] = match ran.stopped {
                    Stopped::Holds => "holds",
                    Stopped::Over => "over",
                    Stopped::Limit => "limit",
                }
                .into();
                Ok(reply)
            }
            Request::Eval { formula: OneOrMany::One(formula) } => {
                Ok(json!({ "value": self.evaluate(&formula)? }))
            }
            Request::Eval { formula: OneOrMany::Many(formulas) } => {
                let each = |(i, formula): (usize, &String)| {
                    self.evaluate(formula).map_err(|wrong| wrong.of_formula(i))
                };
                let values: Result<Vec<Value>, Wrong> = formulas.iter().enumerate().map(each).collect();
                Ok(json!({ "values": values? }))
            }
            Request::Variables { thread } => self.variables(thread),
            Request::Registers { thread } => {
                self.known(thread)?;
                Ok(json!({ "registers": protocol::variables(&self.simulation.registers(thread)) }))
            }
            Request::Save {} => Ok(json!({ "tag": self.simulation.save().0 })),
            Request::Restore { tag } => match self.simulation.restore(Tag(tag)) {
                true => Ok(self.state()),
                false => Err(no_tag(tag)),
            },
            Request::Release { tag } => match self.simulation.release(Tag(tag)) {
                true => Ok(json!({})),
                false => Err(no_tag(tag)),
            },
            Request::Back { n } => {
                let made = (0..n).take_while(|_| self.simulation.back()).count();
                Ok(self.state_and("made", made.into()))
            }
            Request::Forward { n } => {
                let made = (0..n).take_while(|_| self.simulation.forward()).count();
                Ok(self.state_and("made", made.into()))
            }
            Request::Trace { file } => self.trace(file.as_deref()),
            Request::Load { file, trace } => self.load(file.as_deref(), trace),
            Request::Reset { seed } => {
                self.seed = seed.unwrap_or(self.seed);
                self.simulation.reset(self.seed);
                Ok(self.state())
            }
        }
    }

    fn init(&mut self) -> Reply {
        self.simulation.reset(self.seed);
        let mut reply = json!({
            "tool": "heddle",
            "version": env!("CARGO_PKG_VERSION"),
            "files": self.files,
            "entries": self.loaded.entries,
            "seed": self.seed,
        });
        reply["state"] = self.state();
        Ok(reply)
    }

    fn names(&self) -> Value {
        let names = self.simulation.names();
        let functions = names.functions.iter().map(
            |of| json!({ "function": of.function, "registers": of.registers, "variables": of.variables }),
        );
        json!({
            "propositions": Simple::ALL.map(|simple| simple.name()),
            "globals": names.globals,
            "functions": functions.collect::<Value>(),
        })
    }

    fn state(&self) -> Value {
        let situation = self.simulation.situation();
        let threads = self.simulation.threads();
        json!({
            "depth": self.simulation.depth(),
            "ahead": self.simulation.ahead(),
            "situation": situation.word(),
            "message": situation.to_string(),
            "threads": threads.iter().map(protocol::thread).collect::<Value>(),
        })
    }

    fn state_and(&self, name: &str, value: Value) -> Value {
        let mut reply = self.state();
        reply[name] = value;
        reply
    }

    fn enabled(&self) -> Value {
        let choices = self.simulation.enabled();
        let choices: Value =
            choices.iter().enumerate().map(|(i, choice)| protocol::choice(i, choice)).collect();
        self.state_and("choices", choices)
    }

    /// Who is to move; by its place among all who can, or by name.
    fn mover(
        &self,
        index: Option<usize>,
        thread: Option<usize>,
        interrupt: Option<usize>,
    ) -> Result<Who, Wrong> {
        match (index, thread, interrupt) {
            (Some(index), None, None) => {
                let choices = self.simulation.enabled();
                let found = choices.get(index).map(|choice| choice.who);
                found.ok_or_else(|| {
                    Wrong::new(format!("there is no choice {index}; there are {}", choices.len()))
                })
            }
            (None, Some(thread), None) => Ok(Who::Thread(thread)),
            (None, None, Some(interrupt)) => Ok(Who::Interrupt(interrupt)),
            _ => Err(Wrong::new("say who moves: one of `index`, `thread` and `interrupt`")),
        }
    }

    fn evaluate(&mut self, formula: &str) -> Reply {
        let asked = match self.asked.get(formula) {
            Some(asked) => asked,
            None => {
                let asked = self.simulation.ask(formula)?;
                self.asked.entry(formula.to_string()).or_insert(asked)
            }
        };
        Ok(match self.simulation.answer(asked) {
            Answer::Truth(truth) => truth.into(),
            Answer::Number(number) => match (i64::try_from(number), u64::try_from(number)) {
                (Ok(number), _) => number.into(),
                (_, Ok(number)) => number.into(),
                _ => number.to_string().into(),
            },
        })
    }

    fn known(&self, thread: usize) -> Result<(), Wrong> {
        match thread < self.simulation.machine().thread_count() {
            true => Ok(()),
            false => Err(Wrong::new(format!("there is no thread {thread}"))),
        }
    }

    fn variables(&self, thread: Option<usize>) -> Reply {
        if let Some(thread) = thread {
            self.known(thread)?;
        }
        let all = 0..self.simulation.machine().thread_count();
        let chosen = all.filter(|&number| thread.is_none_or(|thread| thread == number));
        let threads = chosen.map(|number| {
            let scopes = self.simulation.variables(number);
            json!({ "thread": number, "frames": scopes.iter().map(protocol::scope).collect::<Value>() })
        });
        Ok(json!({
            "threads": threads.collect::<Value>(),
            "globals": protocol::variables(&self.simulation.globals(thread.unwrap_or(0))),
        }))
    }

    fn trace(&self, file: Option<&str>) -> Reply {
        let trace =
            self.simulation.trace().map_err(|why| Wrong::new(format!("a bug in Heddle: {}", why.0)))?;
        let Some(file) = file else { return Ok(json!({ "trace": trace })) };
        match std::fs::write(file, trace.to_json()) {
            Ok(()) => Ok(json!({ "file": file, "moves": trace.moves.len() })),
            Err(error) => Err(Wrong::new(format!("cannot write the trace to {file}: {error}"))),
        }
    }

    fn load(&mut self, file: Option<&str>, trace: Option<Value>) -> Reply {
        let trace = match (file, trace) {
            (Some(file), None) => read_trace(Path::new(file), self.loaded).map_err(Wrong::new)?,
            (None, Some(trace)) => {
                Trace::from_json(&trace.to_string()).map_err(|error| Wrong::new(error.to_string()))?
            }
            _ => return Err(Wrong::new("say what to load: `file` or `trace`")),
        };
        self.simulation.load_trace(&trace).map_err(Wrong::new)?;
        Ok(self.state())
    }
}

fn no_tag(tag: u64) -> Wrong {
    Wrong::new(format!("there is no saved state {tag}"))
}

/// The request of a line, and what the reply is to carry so that it can be told from others.
fn read(line: &[u8]) -> Result<(Option<Value>, Result<Request, Wrong>), Wrong> {
    let number = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    let mut value: Value = serde_json::from_slice(line).map_err(|error| {
        Wrong::at(format!("this is no JSON: {error}"), number(error.line()), number(error.column()))
    })?;
    let Some(object) = value.as_object_mut() else { return Err(Wrong::new("a request is a JSON object")) };
    let id = object.remove("id");
    let request = serde_json::from_value(value);
    Ok((id, request.map_err(|error| Wrong::new(format!("this is no request: {error}")))))
}

fn written(id: Option<Value>, reply: Reply) -> String {
    let mut whole = json!({ "ok": reply.is_ok() });
    if let Some(id) = id {
        whole["id"] = id;
    }
    match reply {
        Ok(Value::Object(fields)) => {
            for (name, value) in fields {
                whole[&name] = value;
            }
        }
        Ok(_) => {}
        Err(wrong) => whole["error"] = wrong.to_json(),
    }
    format!("{whole}\n")
}

/// Reads up to the end of a line, and forgets it.
fn skip_line(input: &mut impl BufRead) -> std::io::Result<()> {
    loop {
        let found = input.fill_buf()?;
        if found.is_empty() {
            return Ok(());
        }
        let end = found.iter().position(|&byte| byte == b'\n');
        let used = end.map_or(found.len(), |end| end + 1);
        input.consume(used);
        if end.is_some() {
            return Ok(());
        }
    }
}
