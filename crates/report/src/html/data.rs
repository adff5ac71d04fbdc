//! What the script of a page needs to know about a trace, as JSON.
//!
//! ```text
//!   threads    their names                       functions  names, which others mention by place
//!   files      name, parts: [first line, lines]  code       instructions: [text, function, whether it is the user's]
//!   marks      where it goes wrong               steps      see `Step`
//! ```
//!
//! Claim: the page stays small enough to be looked at, whatever the trace is: of long ones the middle is left out, of long files what is far from every line that is mentioned, and
//! it is said so. What is left out still counts: variables have the values that it gave them.

use super::listing::parts;
use crate::lanes;
use crate::paint::cut;
use crate::sources::Sources;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use verdict::{Answer, FlowKind, Location, Store, Trace, TraceStep, Verdict};

/// More steps than these are not shown: so many of the first ones stay, and of the last ones.
const FIRST_STEPS: usize = 20_000;
const LAST_STEPS: usize = 80_000;
/// So many instructions are shown, and of one step so many.
const INSTRUCTIONS: usize = 400_000;
const INSTRUCTIONS_OF_STEP: usize = 2_000;
/// Longer files are shown in parts: so many lines before and after every line that is mentioned.
const WHOLE_FILE: usize = 3_000;
const AROUND: u32 = 40;
/// Longer texts are cut.
const INSTRUCTION: usize = 300;
const VALUE: usize = 120;

#[derive(Serialize)]
struct Data {
    threads: Vec<String>,
    functions: Vec<String>,
    files: Vec<File>,
    code: Vec<(String, usize, u8)>,
    marks: Vec<Mark>,
    steps: Vec<Step>,
}

#[derive(Serialize)]
struct File {
    name: String,
    /// Nothing if the file cannot be read.
    parts: Vec<(u32, Vec<String>)>,
}

/// A line where something is violated.
#[derive(Serialize)]
struct Mark {
    file: usize,
    line: u32,
    what: String,
}

/// A store: the number of the instruction, a name, a value, and thread and function if it is a local.
type Stored = (u64, String, String, Option<(u32, usize)>);

/// A step, under names that are short because there are many; what is usual is left out.
#[derive(Default, Serialize)]
struct Step {
    /// Its number.
    n: u64,
    /// Its thread.
    t: u32,
    /// File, line and function.
    #[serde(skip_serializing_if = "Option::is_none")]
    l: Option<(usize, u32, usize)>,
    /// Notes.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    o: Vec<String>,
    /// What it gets from others: kind, what, thread, number of the instruction there, and of the one here.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    g: Vec<(&'static str, String, u32, u64, u64)>,
    /// Stores.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    s: Vec<Stored>,
    /// The number of the first instruction, and the places of all of them in `code`.
    #[serde(skip_serializing_if = "Option::is_none")]
    i: Option<(u64, Vec<u32>)>,
    /// Steps that are left out: it stands for so many.
    #[serde(skip_serializing_if = "is_zero")]
    x: u64,
    /// Instructions that are left out.
    #[serde(skip_serializing_if = "is_zero")]
    m: u64,
}

fn is_zero(number: &u64) -> bool {
    *number == 0
}

/// Texts, each once.
#[derive(Default)]
struct Names {
    all: Vec<String>,
    places: BTreeMap<String, usize>,
}

impl Names {
    fn place(&mut self, name: &str) -> usize {
        if let Some(place) = self.places.get(name) {
            return *place;
        }
        self.places.insert(name.to_string(), self.all.len());
        self.all.push(name.to_string());
        self.all.len() - 1
    }
}

#[derive(Default)]
struct Maker {
    functions: Names,
    files: Names,
    /// By file: a location in it, and the lines that are mentioned.
    mentioned: Vec<(Location, BTreeSet<u32>)>,
    instructions: usize,
}

/// The JSON, and a sentence about what is left out, if anything is.
pub fn of(answer: &Answer, trace: &Trace, sources: &mut dyn Sources) -> (String, Option<String>) {
    let mut maker = Maker::default();
    let count = trace.steps.iter().map(|step| step.thread as usize + 1).max().unwrap_or(1);
    let code = trace.code.iter();
    let code = code.map(|one| {
        (
            cut(&source::shown(&one.text), INSTRUCTION),
            maker.functions.place(&one.function),
            u8::from(one.users),
        )
    });
    let code = code.collect();
    let violated = answer.properties.iter().filter(|property| property.verdict == Verdict::False);
    let mut marks = Vec::new();
    for property in violated {
        if let Some(location) = property.location.as_ref().filter(|location| location.line != 0) {
            let file = maker.mention(location);
            marks.push(Mark { file, line: location.line, what: property.message.clone() });
        }
    }
    let (steps, left_out) = maker.steps(&trace.steps);
    let files = maker.files(sources);
    let threads = (0..count as u32).map(|thread| lanes::name_of(trace, thread).to_string()).collect();
    let data = Data { threads, functions: maker.functions.all, files, code, marks, steps };
    // Nothing here can fail to be written: there are no maps, and no odd numbers.
    (serde_json::to_string(&data).unwrap_or_default(), left_out)
}

impl Maker {
    fn mention(&mut self, location: &Location) -> usize {
        let place = self.files.place(&location.file);
        if place == self.mentioned.len() {
            self.mentioned.push((location.clone(), BTreeSet::new()));
        }
        if let Some((_, lines)) = self.mentioned.get_mut(place) {
            lines.insert(location.line);
        }
        place
    }

    fn steps(&mut self, all: &[TraceStep]) -> (Vec<Step>, Option<String>) {
        if all.len() <= FIRST_STEPS + LAST_STEPS {
            return (all.iter().map(|step| self.step(step)).collect(), None);
        }
        let (first, rest) = all.split_at(FIRST_STEPS);
        let (middle, last) = rest.split_at(rest.len() - LAST_STEPS);
        let mut steps: Vec<Step> = first.iter().map(|step| self.step(step)).collect();
        steps.push(self.gap(middle));
        steps.extend(last.iter().map(|step| self.step(step)));
        let words = format!(
            "This trace has {} lines; {} of them, from the middle, are left out here. All of them are in the result of --format json.",
            all.len(),
            middle.len()
        );
        (steps, Some(words))
    }

    fn step(&mut self, step: &TraceStep) -> Step {
        let location = step.location.as_ref().filter(|location| location.line != 0);
        let kind = |kind| match kind {
            FlowKind::Value => "value",
            FlowKind::Lock => "lock",
            FlowKind::Start => "start",
            FlowKind::End => "end",
        };
        let room = INSTRUCTIONS_OF_STEP.min(INSTRUCTIONS.saturating_sub(self.instructions));
        let shown = &step.instructions[..step.instructions.len().min(room)];
        self.instructions += shown.len();
        Step {
            n: step.step,
            t: step.thread,
            l: location.map(|l| (self.mention(l), l.line, self.functions.place(&l.function))),
            o: step.notes.clone(),
            g: step.from.iter().map(|f| (kind(f.kind), f.what.clone(), f.thread, f.step, f.at)).collect(),
            s: self.stores(step),
            i: shown.first().map(|(first, _)| (*first, shown.iter().map(|(_, place)| *place).collect())),
            x: 0,
            m: (step.instructions.len() - shown.len()) as u64,
        }
    }

    fn stores(&mut self, step: &TraceStep) -> Vec<Stored> {
        if step.stores.is_empty() {
            // A trace that was not replayed knows only what changed.
            let all = step.values.iter();
            return all.map(|(name, value)| (step.step, name.clone(), cut(value, VALUE), None)).collect();
        }
        let local = |store: &Store, functions: &mut Names| {
            store.local.as_ref().map(|(thread, function)| (*thread, functions.place(function)))
        };
        let all = step.stores.iter();
        all.map(|store| {
            (store.at, store.name.clone(), cut(&store.value, VALUE), local(store, &mut self.functions))
        })
        .collect()
    }

    /// What stands for steps that are left out: the last value of whatever they change.
    fn gap(&mut self, steps: &[TraceStep]) -> Step {
        let mut last = BTreeMap::new();
        for store in steps.iter().flat_map(|step| self.stores(step)) {
            last.insert((store.1.clone(), store.3), store);
        }
        let mut stores: Vec<_> = last.into_values().collect();
        stores.sort_by_key(|store| store.0);
        let (n, t) = steps.first().map_or((0, 0), |step| (step.step, step.thread));
        Step { n, t, s: stores, x: steps.len() as u64, ..Step::default() }
    }

    /// The files that were mentioned.
    fn files(&self, sources: &mut dyn Sources) -> Vec<File> {
        let all = self.files.all.iter().zip(&self.mentioned);
        all.map(|(name, (location, lines))| {
            let text = sources.file(location).unwrap_or_default();
            File { name: name.clone(), parts: parts(text, lines, WHOLE_FILE, AROUND) }
        })
        .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sources::Files;

    fn long(count: u64) -> Trace {
        let text =
            r#"{"format": "heddle-trace", "version": 1, "program": "0", "entries": ["main"], "moves": []}"#;
        let mut trace = Trace::from_json(text).expect("it is well-formed");
        let step = |step: u64| TraceStep {
            step,
            location: Some(Location::new("a.c", 2 + step as u32 % 3, 1, "main")),
            values: vec![("i".to_string(), step.to_string())],
            instructions: vec![(step, 0); 9],
            ..TraceStep::default()
        };
        trace.steps = (1..=count).map(step).collect();
        trace
    }

    #[test]
    fn of_a_long_trace_the_middle_is_left_out() {
        let answer = Answer::new("explore", vec![]);
        let (text, words) = of(&answer, &long(150_000), &mut Files::with("a.c", "one\ntwo\nthree\nfour\n"));
        assert!(words.is_some_and(|words| words.contains("150000 lines; 50000 of them")));
        let data: serde_json::Value = serde_json::from_str(&text).expect("it is JSON");
        let steps = data["steps"].as_array().expect("there are steps");
        assert_eq!(steps.len(), 100_001);
        let gap = &steps[20_000];
        assert_eq!((gap["n"].as_u64(), gap["x"].as_u64()), (Some(20_001), Some(50_000)));
        assert_eq!(gap["s"][0][2], "70000");
        // Where there are too many instructions, they are counted.
        assert_eq!(
            (steps[0]["i"][1].as_array().map(Vec::len), steps[99_999]["m"].as_u64()),
            (Some(9), Some(9))
        );
        assert!(text.len() < 12_000_000, "{}", text.len());
        assert_eq!(of(&answer, &long(3), &mut Files::default()).1, None);
    }
}
