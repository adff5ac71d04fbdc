//! What editors, build servers and forges are told: a list of checks with their status.
//!
//! The same for every command and every format: `check` and `query` make it of an [`Answer`], `refine` of its pairs.

use crate::rules::{self, Rule};
use crate::sources::Sources;
use crate::text;
use std::path::{Component, Path, PathBuf};
use verdict::{Answer, Location, Property, QueryResult, Reason, ReasonCode, Stack, Trace, Verdict};

/// What became of a check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Status {
    /// It holds.
    Passed,
    /// It does not.
    Failed,
    /// Nobody knows, and that is the result: the code of the reason.
    Undecided(String),
    /// Nobody knows, because the run was over before, or because that is good enough.
    Skipped,
}

/// A check and what became of it.
#[derive(Clone, Debug)]
pub struct Finding<'a> {
    /// Its stable id.
    pub id: String,
    /// What it is about; none for a run as a whole.
    pub rule: Option<Rule>,
    /// What became of it.
    pub status: Status,
    /// What there is to say in one sentence.
    pub message: String,
    /// Where it is.
    pub location: Option<Location>,
    /// Other places that have to do with it, with what they have to do with it.
    pub related: Vec<(Location, String)>,
    /// More about it.
    pub notes: Vec<String>,
    /// The calls that threads are in.
    pub stacks: &'a [Stack],
    /// What leads there.
    pub trace: Option<&'a Trace>,
    /// All there is to say, for people.
    pub text: String,
}

impl Finding<'_> {
    /// A check without anything to say about it yet.
    pub fn new(id: &str, rule: Option<Rule>, status: Status, message: &str) -> Finding<'static> {
        let [id, message] = [id, message].map(str::to_string);
        Finding {
            id,
            rule,
            status,
            message,
            location: None,
            related: Vec::new(),
            notes: Vec::new(),
            stacks: &[],
            trace: None,
            text: String::new(),
        }
    }
}

/// All checks of one run.
#[derive(Clone, Debug, Default)]
pub struct Findings<'a> {
    /// The files it is about.
    pub input: Vec<String>,
    /// The checks.
    pub checks: Vec<Finding<'a>>,
    /// What people should know besides.
    pub warnings: Vec<String>,
    /// How long it took.
    pub seconds: f64,
}

/// How the findings came about.
#[derive(Clone, Debug, Default)]
pub struct Invocation {
    /// The command line.
    pub command: Vec<String>,
    /// The directory it was started in: files below it are named relative to it.
    pub directory: Option<PathBuf>,
    /// How the process ends.
    pub exit: u8,
}

impl<'a> Findings<'a> {
    /// The checks of an answer. `bounded_ok` says that a bound is good enough.
    pub fn of(answer: &'a Answer, bounded_ok: bool, sources: &mut dyn Sources) -> Findings<'a> {
        let mut checks = Vec::new();
        match &answer.query {
            Some(query) => checks.extend(query_finding(answer, &query.text, query.result.as_ref(), sources)),
            None => {
                // There is one trace, of what was found first.
                let mut trace = answer.trace.as_ref();
                for property in &answer.properties {
                    let trace = if property.verdict == Verdict::False { trace.take() } else { None };
                    checks.push(property_finding(answer, property, trace, sources));
                }
            }
        }
        if answer.verdict == Verdict::Unknown {
            checks.push(undecided(answer.reason.as_ref(), bounded_ok));
        }
        let seconds = answer.stats.iter().find(|(name, _)| name == "seconds");
        Findings {
            input: answer.input.clone(),
            checks,
            warnings: answer.warnings.clone(),
            seconds: seconds.and_then(|(_, value)| value.as_f64()).unwrap_or(0.0),
        }
    }

    /// What the run is about, in one line.
    pub fn name(&self) -> String {
        self.input.join(", ")
    }

    /// How many checks have a status like this.
    pub fn count(&self, test: impl Fn(&Status) -> bool) -> usize {
        self.checks.iter().filter(|check| test(&check.status)).count()
    }
}

fn property_finding<'a>(
    answer: &'a Answer,
    property: &'a Property,
    trace: Option<&'a Trace>,
    sources: &mut dyn Sources,
) -> Finding<'a> {
    let rule = rules::of_class(property.class);
    let (status, message) = match property.verdict {
        Verdict::True => (Status::Passed, String::new()),
        Verdict::Unknown => (Status::Skipped, "not decided".to_string()),
        Verdict::False if property.message.is_empty() => (Status::Failed, rule.short.to_string()),
        Verdict::False => (Status::Failed, property.message.clone()),
    };
    let mut related = Vec::new();
    if let Some(used) = &property.used {
        related.push((used.clone(), "the value is used here".to_string()));
    }
    for stack in property.stacks.iter().skip(1) {
        let place = stack.calls.iter().find_map(|call| call.location.as_ref());
        let what = format!("thread {} {}", stack.thread, stack.what);
        related.extend(place.map(|place| (place.clone(), what.trim_end().to_string())));
    }
    let failed = status == Status::Failed;
    Finding {
        location: property.location.clone(),
        related,
        notes: property.notes.clone(),
        stacks: &property.stacks,
        text: if failed { text::violation(answer, property, trace, sources) } else { String::new() },
        trace,
        ..Finding::new(&property.id, Some(rule), status, &message)
    }
}

/// A query as a test: it passes if it is satisfied.
fn query_finding<'a>(
    answer: &'a Answer,
    query: &str,
    result: Option<&QueryResult>,
    sources: &mut dyn Sources,
) -> Option<Finding<'a>> {
    let status = match result? {
        QueryResult::Reachability { satisfied: false } | QueryResult::Hypothesis { accepted: false, .. } => {
            Status::Failed
        }
        _ => Status::Passed,
    };
    let message = if status == Status::Failed { "the query is not satisfied" } else { "" };
    let trace = answer.trace.as_ref();
    let last = trace.and_then(|trace| trace.steps.iter().rev().find_map(|step| step.location.clone()));
    let text = text::text(answer, sources, crate::Style::default());
    Some(Finding {
        location: last.filter(|last| last.line != 0),
        trace,
        text,
        ..Finding::new(query, Some(rules::QUERY), status, message)
    })
}

/// A run that has decided nothing.
fn undecided(reason: Option<&Reason>, bounded_ok: bool) -> Finding<'static> {
    let code = reason.map_or(ReasonCode::Internal, |reason| reason.code);
    let message = reason.map_or_else(|| code.sentence().to_string(), |reason| reason.message.clone());
    let status = match bounded_ok && code.is_bound() {
        true => Status::Skipped,
        false => Status::Undecided(code.name().to_string()),
    };
    let location = reason.and_then(|reason| reason.location.clone());
    Finding { location, ..Finding::new("verdict", None, status, &message) }
}

impl Invocation {
    /// The path of a file from the directory on, with `/` between its parts, if it lies below it; without detours.
    pub fn relative(&self, location: &Location) -> Option<String> {
        let mut parts: Vec<&str> = Vec::new();
        let path = Path::new(&location.file);
        let path = match &self.directory {
            Some(directory) if path.is_absolute() => path.strip_prefix(directory).ok()?,
            _ => path,
        };
        for part in path.components() {
            match part {
                Component::CurDir => {}
                Component::Normal(part) => parts.push(part.to_str()?),
                Component::ParentDir => drop(parts.pop()?),
                Component::RootDir | Component::Prefix(_) => return None,
            }
        }
        Some(parts.join("/"))
    }

    /// The path of a file from the root on.
    pub fn absolute(&self, location: &Location) -> PathBuf {
        let mut straight = self.directory.clone().unwrap_or_default();
        for part in Path::new(&location.file).components() {
            match part {
                Component::CurDir => {}
                Component::ParentDir => drop(straight.pop()),
                part => straight.push(part),
            }
        }
        straight
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_below_the_directory_are_named_from_there() {
        let here = Invocation { directory: Some("/home/me/project".into()), ..Invocation::default() };
        let at = |file: &str| Location::new(file, 1, 1, "f");
        let relative = |file: &str| here.relative(&at(file));
        assert_eq!(relative("src/a.c").as_deref(), Some("src/a.c"));
        assert_eq!(relative("./src/../b c.c").as_deref(), Some("b c.c"));
        assert_eq!(relative("/home/me/project/x.c").as_deref(), Some("x.c"));
        assert_eq!((relative("../other/x.c"), relative("/usr/include/x.h")), (None, None));
        assert_eq!(here.absolute(&at("../other/x.c")), Path::new("/home/me/other/x.c"));
        assert_eq!(here.absolute(&at("/usr/x.h")), Path::new("/usr/x.h"));
    }
}
