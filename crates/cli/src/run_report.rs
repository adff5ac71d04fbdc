//! What `heddle run` found, for people and as JSON.

use crate::args::RunArgs;
use concrete::{Outcome, Stack};
use frontend::{Input, Kind};
use ir::debug::DebugInfo;
use program::Program;
use program::code::Pc;
use serde::Serialize;
use source::{Diagnostic, Pos};
use std::fmt;
use std::io::{Result, Write};
use std::path::{Path, PathBuf};
use std::time::Instant;

/// More calls than this are only counted.
const CALLS_SHOWN: usize = 16;

/// The text of the only input, if it is LLVM text: its positions are the program's.
pub fn texts(inputs: &[Input]) -> Option<(String, Vec<u8>)> {
    match inputs {
        [input] if input.kind == Kind::Text && input.path != Path::new("-") => {
            std::fs::read(&input.path).ok().map(|text| (input.name(), text))
        }
        _ => None,
    }
}

/// A place in the source.
#[derive(Clone, Debug, Serialize)]
pub struct Location {
    file: String,
    line: u32,
    column: u32,
    function: String,
    /// Where the file is, if that says more than its name.
    #[serde(skip)]
    path: String,
}

/// Something that went wrong.
#[derive(Default)]
pub struct Finding {
    /// `error` for a violation; `unknown` if the run could not go on.
    severity: &'static str,
    /// The property class, if one is violated.
    class: Option<&'static str>,
    message: String,
    notes: Vec<String>,
    /// Where: the line that made an indeterminate value, or the running one.
    location: Option<Location>,
    /// Where the value was used, if that is elsewhere.
    used: Option<Location>,
    stack: Vec<(String, Option<Location>)>,
    diagnostic: Option<Diagnostic>,
}

impl Finding {
    /// What there is to say about the end of a run; nothing if the program ended by itself.
    pub fn new(program: &Program, outcome: &Outcome, texts: &Option<(String, Vec<u8>)>) -> Option<Finding> {
        let (class, message, notes, stack, origin) = match outcome {
            // Whoever runs a program decides everything.
            Outcome::Exit(_) | Outcome::Undecided => return None,
            Outcome::Signal(number) => {
                let how = if *number == 6 { "abort()" } else { "a trap" };
                let message = format!("the program ends by {how}");
                return Some(Finding { severity: "note", class: None, message, ..Finding::default() });
            }
            Outcome::Violation(violation) => (
                Some(violation.class.name()),
                violation.message.clone(),
                violation.notes.clone(),
                &violation.stack,
                violation.origin,
            ),
            Outcome::Unsupported(trouble) => {
                (None, format!("Heddle does not support {}", trouble.what), vec![], &trouble.stack, None)
            }
            Outcome::External(trouble) => {
                (None, format!("the program {}", trouble.what), vec![], &trouble.stack, None)
            }
            Outcome::Limit(trouble) => (None, trouble.what.clone(), vec![], &trouble.stack, None),
            Outcome::Ignored(trouble) => {
                (None, format!("nothing was checked: {}", trouble.what), vec![], &trouble.stack, None)
            }
        };
        let places = Places { program, debug: DebugInfo::new(&program.module), texts };
        let here = places.innermost(stack);
        let made = origin.and_then(|pc| places.location(pc));
        let used = here.clone().filter(|here| made.as_ref().is_some_and(|made| made.line != here.line));
        let location = made.or(here);
        let headline = class.map_or(message.clone(), |class| format!("[{class}] {message}"));
        let severity = if class.is_some() { "error" } else { "unknown" };
        let diagnostic = location.as_ref().and_then(|at| places.diagnostic(at, severity, &headline));
        Some(Finding {
            severity,
            class,
            message,
            notes,
            location,
            used,
            stack: places.stack(stack),
            diagnostic,
        })
    }
}

/// Finds places of the source.
struct Places<'a> {
    program: &'a Program,
    debug: DebugInfo<'a>,
    texts: &'a Option<(String, Vec<u8>)>,
}

impl Places<'_> {
    fn location(&self, pc: Pc) -> Option<Location> {
        let (function, inst) = self.program.inst_at(pc)?;
        if let Some(location) = self.debug.location_of(inst) {
            let name = if location.function.is_empty() { &function.name } else { &*location.function };
            let path = Path::new(&*location.directory).join(&*location.file).display().to_string();
            // As the compiler was told, if that leads there from here.
            let here = Path::new(&*location.file).exists() || !Path::new(&path).exists();
            return Some(Location {
                file: if here { location.file.to_string() } else { path.clone() },
                line: location.line,
                column: location.column.max(1),
                function: name.to_string(),
                path,
            });
        }
        let (file, text) = self.texts.as_ref()?;
        if inst.pos.0 == 0 {
            return None;
        }
        let at = source::line_column(text, inst.pos);
        let (line, column) = (at.line, at.column);
        Some(Location {
            file: file.clone(),
            line,
            column,
            function: function.name.clone(),
            path: file.clone(),
        })
    }

    /// The innermost place that is the user's.
    fn innermost(&self, stack: &Stack) -> Option<Location> {
        // Line 0 is code that the compiler made up.
        stack.0.iter().filter_map(|&pc| self.location(pc)).find(|location| location.line != 0)
    }

    fn stack(&self, stack: &Stack) -> Vec<(String, Option<Location>)> {
        let name = |pc: Pc| match self.program.function_at(pc) {
            Some(function) => self.program.functions[function].name.clone(),
            None => "constants".to_string(),
        };
        stack.0.iter().map(|&pc| (name(pc), self.location(pc))).collect()
    }

    fn diagnostic(&self, at: &Location, severity: &'static str, message: &str) -> Option<Diagnostic> {
        let read;
        let text = match self.texts {
            Some((file, text)) if *file == at.file => text,
            _ => {
                read = std::fs::read(&at.file).or_else(|_| std::fs::read(&at.path)).ok()?;
                &read
            }
        };
        let start: usize =
            text.split_inclusive(|&b| b == b'\n').take(at.line as usize - 1).map(<[u8]>::len).sum();
        let pos = Pos(u32::try_from(start + at.column as usize - 1).ok()?);
        let mut diagnostic = Diagnostic::new(&at.file, text, pos, message);
        diagnostic.severity = severity;
        (diagnostic.at.line == at.line).then_some(diagnostic)
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let headline = match self.class {
            Some(class) => format!("[{class}] {}", self.message),
            None => self.message.clone(),
        };
        match (&self.diagnostic, &self.location) {
            (Some(diagnostic), _) => writeln!(f, "{diagnostic}")?,
            (None, Some(at)) => {
                writeln!(f, "{}:{}:{}: {}: {headline}", at.file, at.line, at.column, self.severity)?;
            }
            (None, None) => writeln!(f, "{}: {headline}", self.severity)?,
        }
        for note in &self.notes {
            writeln!(f, "note: {note}")?;
        }
        if let Some(used) = &self.used {
            writeln!(f, "note: the value is used at {}:{}:{}", used.file, used.line, used.column)?;
        }
        if self.stack.len() > 1 {
            writeln!(f, "stack:")?;
            for (function, location) in self.stack.iter().take(CALLS_SHOWN) {
                match location {
                    Some(at) => writeln!(f, "  {function} at {}:{}:{}", at.file, at.line, at.column)?,
                    None => writeln!(f, "  {function}")?,
                }
            }
            if self.stack.len() > CALLS_SHOWN {
                writeln!(f, "  … and {} more calls", self.stack.len() - CALLS_SHOWN)?;
            }
        }
        Ok(())
    }
}

/// What there is to tell as JSON.
pub struct Report<'a> {
    pub args: &'a RunArgs,
    pub outcome: &'a Outcome,
    pub finding: &'a Option<Finding>,
    pub steps: u64,
    pub started: Instant,
    pub out: Vec<u8>,
    pub err: Vec<u8>,
}

#[derive(Serialize)]
struct Json<'a> {
    tool: &'static str,
    version: &'static str,
    command: &'static str,
    input: Vec<String>,
    config: Config,
    engine: &'static str,
    /// One run says nothing about the others, unless it goes wrong.
    verdict: &'static str,
    reason: Option<&'static str>,
    message: Option<&'a str>,
    complete: bool,
    properties: Vec<Property<'a>>,
    stack: Vec<Call<'a>>,
    exit: Option<u8>,
    stdout: String,
    stderr: String,
    stats: Stats,
}

#[derive(Serialize)]
struct Config {
    seed: u64,
    max_steps: Option<u64>,
    memory_mb: u64,
    malloc_may_fail: bool,
    spurious_wakeups: bool,
    passes: Vec<String>,
    platform: Vec<String>,
}

#[derive(Serialize)]
struct Property<'a> {
    class: &'a str,
    verdict: &'static str,
    message: &'a str,
    notes: &'a [String],
    location: Option<&'a Location>,
    used: Option<&'a Location>,
}

#[derive(Serialize)]
struct Call<'a> {
    function: &'a str,
    location: Option<&'a Location>,
}

#[derive(Serialize)]
struct Stats {
    seconds: f64,
    steps: u64,
}

/// Writes one JSON object.
pub fn write_json(report: &Report<'_>, out: &mut dyn Write) -> Result<()> {
    let finding = report.finding.as_ref();
    let (verdict, reason) = match report.outcome {
        Outcome::Violation(_) => ("false", None),
        Outcome::Exit(_) | Outcome::Signal(_) | Outcome::Undecided => ("unknown", Some("one-run")),
        Outcome::Unsupported(_) => ("unknown", Some("unsupported")),
        Outcome::External(_) => ("unknown", Some("undefined-function")),
        Outcome::Limit(_) => ("unknown", Some("limit")),
        Outcome::Ignored(_) => ("unknown", Some("assumption")),
    };
    let properties = finding.and_then(|finding| {
        Some(Property {
            class: finding.class?,
            verdict: "false",
            message: &finding.message,
            notes: &finding.notes,
            location: finding.location.as_ref(),
            used: finding.used.as_ref(),
        })
    });
    let paths = |paths: &[PathBuf]| paths.iter().map(|path| path.display().to_string()).collect();
    let stack = finding.map_or(&[][..], |finding| &finding.stack);
    let json = Json {
        tool: "heddle",
        version: env!("CARGO_PKG_VERSION"),
        command: "run",
        input: paths(&report.args.input.files),
        config: Config {
            seed: report.args.seed,
            max_steps: report.args.max_steps,
            memory_mb: report.args.memory,
            malloc_may_fail: report.args.malloc_may_fail,
            spurious_wakeups: report.args.spurious_wakeups,
            passes: report.args.input.passes.done(),
            platform: paths(&report.args.input.platform),
        },
        engine: "run",
        verdict,
        reason,
        message: finding.map(|finding| &*finding.message),
        complete: false,
        properties: properties.into_iter().collect(),
        stack: stack
            .iter()
            .map(|(function, location)| Call { function, location: location.as_ref() })
            .collect(),
        exit: match report.outcome {
            Outcome::Exit(status) => Some(*status),
            Outcome::Signal(number) => Some(128 + number),
            _ => None,
        },
        stdout: String::from_utf8_lossy(&report.out).into_owned(),
        stderr: String::from_utf8_lossy(&report.err).into_owned(),
        stats: Stats { seconds: report.started.elapsed().as_secs_f64(), steps: report.steps },
    };
    serde_json::to_writer_pretty(&mut *out, &json)?;
    writeln!(out)
}
