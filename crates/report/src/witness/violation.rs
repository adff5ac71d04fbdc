//! A violation as a witness: what a program is given, who moves, and where it goes wrong.
//!
//! ```text
//!   function_return   what a call gave: each input, in order
//!   branching         of one thread: which way conditions go
//!   assumption        of several threads: who goes on, at which statement
//!   target            the statement that violates the property
//! ```
//!
//! Each waypoint has a segment of its own. The format has no threads: those are said in `thread_id`, numbers from 0 in the order of their creation, which readers that do
//! not know them pass over.
//!
//! Limits: an input that no call gives as it is, or whose call is behind a macro, is left out; the witness says less then, and nothing wrong. Branchings are told of executions of which all inputs are, and
//! the first [`MOST_BRANCHINGS`] of them: long loops would drown all else.

use super::branches::{Branching, decided};
use super::c_text::{Around, Place, Text};
use super::lines::{File, Files};
use super::write::{entry, quoted};
use super::{Task, WitnessError};
use crate::sources::Sources;
use crate::test_program::number;
use std::collections::HashMap;
use std::fmt::Write;
use verdict::property::Class;
use verdict::trace::TraceInput;
use verdict::{Answer, Location, Property, Trace, Verdict};

/// More branchings than this are not told.
pub const MOST_BRANCHINGS: usize = 1000;

/// The places of a program and what is around them.
pub struct Map<'f> {
    files: &'f Files,
    texts: HashMap<String, Text<'f>>,
}

impl<'f> Map<'f> {
    pub fn new(files: &'f Files) -> Map<'f> {
        Map { files, texts: HashMap::new() }
    }

    fn text(&mut self, file: &'f File) -> &Text<'f> {
        self.texts.entry(file.name.clone()).or_insert_with(|| Text::new(&file.text))
    }

    /// The file of a place, its line and column there, and what is around it.
    pub fn around(&mut self, location: &Location) -> Option<(&'f str, Place, Around)> {
        let (file, place) = self.files.find(location)?;
        let around = self.text(file).around(place)?;
        Some((&file.name, place, around))
    }

    /// The same of a place that a witness names, in the file itself. Without a column, it is the first of its line.
    pub fn around_named(&mut self, file: &str, place: Place) -> Option<Around> {
        let file = self.files.named(file)?;
        let text = self.text(file);
        match place {
            (line, 0) => (1..).take(400).find_map(|column| text.around((line, column))),
            place => text.around(place),
        }
    }

    /// Where a call begins that is at a place, and where it ends.
    fn call(&mut self, location: &Location, function: &str) -> Option<(&'f str, Place)> {
        let (file, place) = self.files.find(location)?;
        Some((&file.name, self.text(file).end_of_call(place, function)?))
    }

    /// Where a call begins whose end a witness names, and what it calls.
    pub fn call_ending(&mut self, file: &str, line: u32, column: u32) -> Option<(Place, &'f str)> {
        let file = self.files.named(file)?;
        self.text(file).call_ending(line, Some(column).filter(|column| *column != 0))
    }

    /// The branching that a place belongs to, and the file.
    pub fn branching(&mut self, location: &Location) -> Option<(&'f str, Branching)> {
        let (file, place) = self.files.find(location)?;
        Some((&file.name, self.text(file).branching(place)?))
    }

    /// The keyword of the branching that a witness names; without a column, the first of the line.
    pub fn branching_named(&mut self, file: &str, (line, column): Place) -> Option<Place> {
        let file = self.files.named(file)?;
        let text = self.text(file);
        let keyword = if column == 0 { text.branching_in(line)? } else { (line, column) };
        text.branching(keyword).map(|found| found.keyword).filter(|found| *found == keyword)
    }

    /// A place in the files that were given.
    pub fn place(&self, location: &Location) -> Option<(&'f str, Place)> {
        self.files.find(location).map(|(file, place)| (file.name.as_str(), place))
    }
}

/// The violation that an answer shows.
pub fn violated(answer: &Answer) -> Option<&Property> {
    answer.properties.iter().find(|property| property.verdict == Verdict::False)
}

/// Where a violation shows: what was not given back shows where the program ends, and who waits for ever where the last one stopped.
pub fn shows_at(property: &Property, trace: Option<&Trace>) -> Option<Location> {
    let last = || {
        let mut steps = trace?.steps.iter().rev().filter_map(|step| step.location.as_ref());
        steps.find(|location| location.line != 0).cloned()
    };
    match property.class {
        Class::Leak | Class::Cleanup | Class::Deadlock => last().or_else(|| property.location.clone()),
        _ => property.location.clone().or_else(last),
    }
}

/// Whether a function gives 64 bits that it asks for byte by byte.
pub fn asks_for_bytes(function: &str) -> bool {
    let wide = ["longlong", "long_long", "s64", "u64", "int64_t", "loff_t"];
    ["__VERIFIER_nondet_", "nondet_"].iter().any(|start| function.starts_with(start))
        && wide.iter().any(|end| function.ends_with(end))
}

/// What a program was given, with the bytes of a call as one number, the lowest first.
pub fn whole_inputs(inputs: &[TraceInput]) -> Vec<TraceInput> {
    let mut whole: Vec<TraceInput> = Vec::new();
    let mut rest = inputs;
    while let Some((first, others)) = rest.split_first() {
        let bytes = |input: &TraceInput| input.width == 8 && input.function == first.function;
        match rest.get(..8).filter(|part| asks_for_bytes(&first.function) && part.iter().all(bytes)) {
            Some(part) => {
                let value = part.iter().rev().fold(0, |value, byte| value << 8 | byte.value);
                whole.push(TraceInput { value, width: 64, ..first.clone() });
                rest = rest.get(8..).unwrap_or_default();
            }
            None => {
                whole.push(first.clone());
                rest = others;
            }
        }
    }
    whole
}

/// What a call gave, as a constant of C; nothing if the call does not give the input as it is.
fn given(input: &TraceInput) -> Option<String> {
    let function = input.function.as_str();
    let known =
        ["__VERIFIER_nondet_", "nondet_", "heddle_any_"].iter().any(|start| function.starts_with(start))
            || function == "heddle_choose";
    let other =
        ["bytes", "memory", "pointer", "ptr", "pchar", "charp", "string", "128", "sector_t", "pthread_t"];
    let part = asks_for_bytes(function) && input.width != 64;
    if !known || part || input.fails || other.iter().any(|word| function.contains(word)) {
        return None;
    }
    let value = number(input);
    match value.as_str() {
        "NaN" | "inf" | "-inf" => None,
        text if text.parse::<i64>().is_err() && text.parse::<u64>().is_ok() => Some(format!("{text}U")),
        _ => Some(value),
    }
}

/// One waypoint to be followed.
struct Point {
    step: u64,
    thread: Option<u32>,
    kind: &'static str,
    /// What it is about, and the format of that.
    constraint: Option<(String, Option<&'static str>)>,
    file: String,
    place: Place,
    function: String,
}

/// The text of a witness of format 2.0 of the violation that an answer shows, made at a time in seconds since 1970; an error says why there can be none.
pub fn violation_witness(
    answer: &Answer,
    task: &Task,
    created: u64,
    sources: &mut dyn Sources,
) -> Result<String, WitnessError> {
    let (Some(property), Some(trace)) = (violated(answer), &answer.trace) else {
        return Err(WitnessError::whole("there is no violation to write down"));
    };
    let files = Files::new(task.files.iter().map(|(name, _)| name.as_str()), sources);
    let mut map = Map::new(&files);
    let target = shows_at(property, Some(trace)).and_then(|location| {
        let (file, place, around) = map.around(&location)?;
        let at =
            if matches!(property.class, Class::Leak | Class::Cleanup) { place } else { around.expression };
        Some((file.to_string(), at, location.function))
    });
    let Some((file, place, function)) = target else {
        return Err(WitnessError::whole("the violation is at no place of the files that were given"));
    };
    let several = trace.threads.len() > 1 || trace.moves.iter().any(|made| made.thread != 0);
    let thread = |number: u32| several.then_some(number);
    let mut points: Vec<Point> = Vec::new();
    let mut last = None;
    for step in trace.steps.iter().filter(|_| several) {
        let found = step.location.as_ref().filter(|_| last != Some(step.thread)).and_then(|location| {
            let (file, _, around) = map.around(location)?;
            Some((file.to_string(), around, location.function.clone()))
        });
        let Some((file, around, function)) = found else { continue };
        last = Some(step.thread);
        // Inside of the parentheses of a keyword no statement begins.
        let place = around.keyword.unwrap_or(around.statement);
        let constraint = Some(("1".to_string(), Some("c_expression")));
        let thread = thread(step.thread);
        points.push(Point { step: step.step, thread, kind: "assumption", constraint, file, place, function });
    }
    let mut all_said = !several;
    for input in &whole_inputs(&trace.inputs) {
        let call = input.location.as_ref().and_then(|location| map.call(location, &input.function));
        let (Some(location), Some(value), Some((file, place))) = (&input.location, given(input), call) else {
            all_said = false;
            continue;
        };
        points.push(Point {
            step: input.step,
            thread: thread(input.thread),
            kind: "function_return",
            constraint: Some((format!("\\result == {value}"), Some("acsl_expression"))),
            file: file.to_string(),
            place,
            function: location.function.clone(),
        });
    }
    if all_said {
        points.extend(decided(trace, &mut map).into_iter().take(MOST_BRANCHINGS).map(|decided| Point {
            step: decided.step,
            thread: None,
            kind: "branching",
            constraint: Some((decided.way, None)),
            file: decided.file,
            place: decided.keyword,
            function: decided.function,
        }));
    }
    points.sort_by_key(|point| point.step);
    let thread = thread(property.stacks.first().map_or(0, |stack| stack.thread));
    points.push(Point { step: 0, thread, kind: "target", constraint: None, file, place, function });
    let mut content = String::from("  content:\n");
    for point in &points {
        write_point(point, &mut content);
    }
    Ok(entry("violation_sequence", task, created, &content))
}

fn write_point(point: &Point, out: &mut String) {
    let Point { thread, kind, constraint, file, place: (line, column), function, .. } = point;
    let _ = writeln!(out, "  - segment:\n    - waypoint:\n        type: {kind}\n        action: follow");
    if let Some(thread) = thread {
        let _ = writeln!(out, "        thread_id: {thread}");
    }
    if let Some((value, format)) = constraint {
        let _ = writeln!(out, "        constraint:\n          value: {}", quoted(value));
        if let Some(format) = format {
            let _ = writeln!(out, "          format: {format}");
        }
    }
    let _ = writeln!(out, "        location:\n          file_name: {}", quoted(file));
    let _ = writeln!(out, "          line: {line}");
    if *column != 0 {
        let _ = writeln!(out, "          column: {column}");
    }
    if !function.is_empty() {
        let _ = writeln!(out, "          function: {}", quoted(function));
    }
}
