//! Is an execution one that a witness of a violation describes?
//!
//! ```text
//!   trace     what a program was given, which lines it came to, with which values
//!   witness   one segment after the other: what an execution must not pass, and what it has to pass next
//! ```
//!
//! Claim: an execution that is said to follow passes each waypoint that is looked at, in order, and ends at the target. Limits: traces know lines, not statements, and values of
//! variables that have changed; so assumptions that are more than comparisons of variables with numbers are not looked at, nor are branchings that are to be avoided or that [`super::branches`] knows nothing of. `skipped` says so.

use super::branches::{Decided, decided};
use super::c_text::Place;
use super::lines::Files;
use super::violation::{Map, asks_for_bytes, shows_at, violated, whole_inputs};
use super::{Required, Task, Waypoint, Witness, WitnessError, base};
use crate::sources::Sources;
use std::cmp::Ordering;
use std::collections::{BTreeSet, HashMap};
use verdict::{Answer, Location, Passage, TraceInput};

/// A comparison with a number.
#[derive(Clone, Debug, PartialEq)]
struct Compared {
    /// `\result`, or the name of a variable.
    what: String,
    relation: &'static str,
    number: Number,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Number {
    Whole(i128),
    Real(f64),
}

/// What is looked at of a waypoint.
#[derive(Clone, Debug, PartialEq)]
enum Test {
    /// These are true before a statement in this line.
    Before(Vec<Compared>),
    /// The call that begins here gives such a number.
    Gives(Place, String, Compared),
    /// The branching whose keyword is here goes this way.
    Goes(Place, String),
    /// The call that begins here is made.
    Calls(Place),
}

#[derive(Clone, Debug)]
struct Point {
    test: Test,
    file: String,
    line: u32,
    thread: Option<u32>,
    said_in: usize,
}

#[derive(Clone, Debug)]
struct Segment {
    avoid: Vec<Point>,
    follow: Option<Point>,
}

/// What a witness says about an execution.
#[derive(Debug)]
pub struct Course {
    files: Vec<String>,
    segments: Vec<Segment>,
    target: Waypoint,
    pointer_bits: u32,
    /// What is not looked at, in words.
    pub skipped: Vec<String>,
}

/// How an execution fits to a witness.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Followed {
    /// Whether the violation is at the target.
    pub at_target: bool,
    /// The line of the witness with the first waypoint that is not passed, or that is passed and should not be.
    pub missed: Option<usize>,
    /// Whether threads take turns as the witness says.
    pub in_order: bool,
    /// Whether the witness says all that the program was given.
    pub determined: bool,
}

impl Course {
    /// What a witness says. An error is about a place at which there is not what it says.
    pub fn new(witness: &Witness, task: &Task, sources: &mut dyn Sources) -> Result<Course, WitnessError> {
        let names: Vec<String> = task.files.iter().map(|(name, _)| name.clone()).collect();
        let files = Files::new(names.iter().map(String::as_str), sources);
        let mut map = Map::new(&files);
        let mut skipped = Vec::new();
        let mut point = |waypoint: &Waypoint| -> Result<Option<Point>, WitnessError> {
            let test = test(waypoint, &mut map)?;
            if test.is_none() {
                skipped.push(format!("the waypoint in line {}", waypoint.said_in));
            }
            let Waypoint { location, thread, said_in, .. } = waypoint;
            let (file, line) = (location.file.clone(), location.line);
            Ok(test.map(|test| Point { test, file, line, thread: *thread, said_in: *said_in }))
        };
        let mut segments = Vec::new();
        let mut target = None;
        for waypoints in &witness.segments {
            let mut segment = Segment { avoid: Vec::new(), follow: None };
            for waypoint in waypoints {
                match (&waypoint.required, waypoint.follow) {
                    (Required::Target, _) => target = Some(waypoint.clone()),
                    (_, true) => segment.follow = point(waypoint)?,
                    (_, false) => segment.avoid.extend(point(waypoint)?),
                }
            }
            segments.push(segment);
        }
        let Some(target) = target else { return Err(WitnessError::whole("the witness has no target")) };
        let pointer_bits = if witness.task.data_model == "ILP32" { 32 } else { 64 };
        Ok(Course { files: names, segments, target, pointer_bits, skipped })
    }

    /// Where the violation is to be.
    pub fn target(&self) -> &Location {
        &self.target.location
    }

    /// Whether the target is all that is looked at.
    pub fn is_target_only(&self) -> bool {
        self.segments.iter().all(|segment| segment.avoid.is_empty() && segment.follow.is_none())
    }

    /// What the program is to be given, in this order, as far as the witness says it: the values themselves.
    pub fn inputs(&self) -> Vec<u64> {
        let mut inputs = Vec::new();
        let follow = self.segments.iter().filter_map(|segment| segment.follow.as_ref());
        for point in follow {
            let Test::Gives(_, function, Compared { relation: "==", number, .. }) = &point.test else {
                continue;
            };
            let width = width(function, self.pointer_bits);
            let value = match number {
                Number::Real(real) if width == 32 => u64::from((*real as f32).to_bits()),
                Number::Real(real) => real.to_bits(),
                Number::Whole(whole) if function.ends_with("float") => u64::from((*whole as f32).to_bits()),
                Number::Whole(whole) if function.ends_with("double") => (*whole as f64).to_bits(),
                Number::Whole(whole) => (*whole as u64) & (u64::MAX >> (64 - width)),
            };
            match asks_for_bytes(function) {
                true => inputs.extend(value.to_le_bytes().map(u64::from)),
                false => inputs.push(value),
            }
        }
        inputs
    }

    /// How the execution fits that an answer shows.
    pub fn follow(&self, answer: &Answer, sources: &mut dyn Sources) -> Followed {
        let files = Files::new(self.files.iter().map(String::as_str), sources);
        let mut map = Map::new(&files);
        let events = events(answer, &self.variables(), &mut map);
        let follow = self.segments.iter().filter_map(|segment| segment.follow.as_ref());
        let mut threads: BTreeSet<Option<u32>> = follow.map(|point| point.thread).collect();
        if threads.is_empty() {
            threads.insert(None);
        }
        let by_thread = threads.iter().filter_map(|thread| {
            let of = |segment: &&Segment| match &segment.follow {
                Some(point) => point.thread == *thread && point.test != Test::Before(Vec::new()),
                None => true,
            };
            let segments: Vec<&Segment> = self.segments.iter().filter(of).collect();
            let of = |event: &&Event| thread.is_none_or(|thread| thread == event.thread);
            let events: Vec<&Event> = events.iter().filter(of).collect();
            passes(&segments, &events)
        });
        let missed = by_thread.min();
        let all: Vec<&Segment> = self.segments.iter().collect();
        let in_order = passes(&all, &events.iter().collect::<Vec<_>>()).is_none();
        let given = events.iter().filter(|event| matches!(event.what, What::Gave(..))).count();
        let exact = |segment: &Segment| {
            let test = segment.follow.as_ref().map(|point| &point.test);
            matches!(test, Some(Test::Gives(.., Compared { relation: "==", .. })))
        };
        let said = self.segments.iter().filter(|segment| exact(segment)).count();
        let determined = missed.is_none() && given == said || given == 0;
        Followed { at_target: self.at_target(answer, &mut map), missed, in_order, determined }
    }

    /// The variables that are spoken of.
    fn variables(&self) -> BTreeSet<&str> {
        let points = self.segments.iter().flat_map(|segment| segment.avoid.iter().chain(&segment.follow));
        let compared = points.filter_map(|point| match &point.test {
            Test::Before(compared) => Some(compared),
            Test::Gives(..) | Test::Goes(..) | Test::Calls(_) => None,
        });
        compared.flatten().map(|compared| compared.what.as_str()).collect()
    }

    /// Whether the violation of an answer is at the target.
    fn at_target(&self, answer: &Answer, map: &mut Map<'_>) -> bool {
        let Some(property) = violated(answer) else { return false };
        let mut shown: Vec<Location> = shows_at(property, answer.trace.as_ref()).into_iter().collect();
        // Both accesses of a race are to blame.
        if property.class == verdict::property::Class::Race {
            let places = property.stacks.iter().filter_map(|stack| stack.calls.first()?.location.clone());
            shown.extend(places);
        }
        shown.iter().any(|location| self.is_target(location, map))
    }

    fn is_target(&self, location: &Location, map: &mut Map<'_>) -> bool {
        let wanted = &self.target.location;
        let Some((file, place, around)) = map.around(location) else { return false };
        if base(file) != base(&wanted.file) {
            return false;
        }
        let places = [Some(place), Some(around.statement), Some(around.expression), around.keyword];
        let mut places = places.into_iter().flatten();
        if wanted.column == 0 {
            return places.any(|(line, _)| line == wanted.line);
        }
        let named = (wanted.line, wanted.column);
        places.any(|place| place == named)
            || map.around_named(&wanted.file, named).is_some_and(|named| named.statement == around.statement)
    }
}

/// The line of the witness with the first waypoint that is not passed as it should; nothing if all are.
fn passes(segments: &[&Segment], events: &[&Event]) -> Option<usize> {
    let mut rest = segments;
    for event in events {
        while let Some((segment, later)) = rest.split_first() {
            if let Some(point) = segment.avoid.iter().find(|point| point.is_passed(event)) {
                return Some(point.said_in);
            }
            let Some(follow) = &segment.follow else { break };
            if !follow.is_passed(event) {
                break;
            }
            rest = later;
            // These happen once; a line is passed as long as nothing else is.
            if !matches!(event.what, What::Line(..)) {
                break;
            }
        }
        // What is not looked at is passed as soon as it can be, unless it is the end.
        while let [Segment { follow: None, .. }, later @ ..] = rest
            && !later.is_empty()
        {
            rest = later;
        }
    }
    rest.iter().find_map(|segment| segment.follow.as_ref()).map(|point| point.said_in)
}

/// Something that an execution does.
struct Event {
    thread: u32,
    step: u64,
    file: String,
    what: What,
}

enum What {
    /// It comes to a line: the one that is run, and that in which the statement begins; variables before and after.
    Line([u32; 2], Values, Values),
    /// A call that begins here gives this.
    Gave(Place, TraceInput),
    /// The branching whose keyword is here goes this way.
    Went(Place, String),
    /// A call that begins here is made.
    Called(Place),
}

type Values = HashMap<String, i128>;

fn events(answer: &Answer, variables: &BTreeSet<&str>, map: &mut Map<'_>) -> Vec<Event> {
    let Some(trace) = &answer.trace else { return Vec::new() };
    let mut events = Vec::new();
    let mut values = Values::new();
    for step in &trace.steps {
        let before = values.clone();
        let spoken_of = step.values.iter().filter(|(name, _)| variables.contains(name.as_str()));
        let known = spoken_of.filter_map(|(name, value)| Some((name.clone(), value.parse().ok()?)));
        values.extend(known);
        let Some((file, place, around)) = step.location.as_ref().and_then(|location| map.around(location))
        else {
            continue;
        };
        let what =
            What::Line([place.0, around.keyword.unwrap_or(around.statement).0], before, values.clone());
        events.push(Event { thread: step.thread, step: step.step, file: file.to_string(), what });
    }
    for input in whole_inputs(&trace.inputs) {
        let place = input.location.as_ref().and_then(|location| map.place(location));
        let Some((file, place)) = place else { continue };
        let (thread, step) = (input.thread, input.step);
        events.push(Event { thread, step, file: file.to_string(), what: What::Gave(place, input) });
    }
    for Decided { step, thread, file, keyword, way, .. } in decided(trace, map) {
        events.push(Event { thread, step, file, what: What::Went(keyword, way) });
    }
    for passed in trace.passed.iter().filter(|passed| passed.what == Passage::Call) {
        let Some((file, place)) = map.place(&passed.location) else { continue };
        let (thread, step) = (passed.thread, passed.step);
        events.push(Event { thread, step, file: file.to_string(), what: What::Called(place) });
    }
    events.sort_by_key(|event| event.step);
    events
}

impl Point {
    fn is_passed(&self, event: &Event) -> bool {
        if base(&self.file) != base(&event.file) || self.thread.is_some_and(|thread| thread != event.thread) {
            return false;
        }
        match (&self.test, &event.what) {
            (Test::Before(compared), What::Line(lines, before, after)) => {
                let holds = |values: &Values| compared.iter().all(|compared| compared.holds_of(values));
                lines.contains(&self.line) && (holds(before) || holds(after))
            }
            (Test::Gives(call, _, compared), What::Gave(place, input)) => {
                call == place && compared.number.relates(given(input), compared.relation)
            }
            (Test::Goes(keyword, way), What::Went(place, went)) => keyword == place && way == went,
            (Test::Calls(call), What::Called(place)) => call == place,
            _ => false,
        }
    }
}

/// What a call gave.
fn given(input: &TraceInput) -> Number {
    let text = crate::test_program::number(input);
    match (text.parse::<i128>(), text.parse::<f64>()) {
        (Ok(whole), _) => Number::Whole(whole),
        (_, Ok(real)) => Number::Real(real),
        _ => Number::Real(f64::NAN),
    }
}

impl Compared {
    /// Whether variables are so; one that is not known may be.
    fn holds_of(&self, values: &Values) -> bool {
        values.get(&self.what).is_none_or(|value| self.number.relates(Number::Whole(*value), self.relation))
    }
}

impl Number {
    /// Whether another number is in this relation to it.
    fn relates(self, other: Number, relation: &str) -> bool {
        let order = match (other, self) {
            (Number::Whole(left), Number::Whole(right)) => Some(left.cmp(&right)),
            (Number::Real(left), Number::Real(right)) => left.partial_cmp(&right),
            (Number::Whole(left), Number::Real(right)) => (left as f64).partial_cmp(&right),
            (Number::Real(left), Number::Whole(right)) => left.partial_cmp(&(right as f64)),
        };
        match relation {
            "==" => order == Some(Ordering::Equal),
            "!=" => order != Some(Ordering::Equal),
            "<=" => matches!(order, Some(Ordering::Less | Ordering::Equal)),
            ">=" => matches!(order, Some(Ordering::Greater | Ordering::Equal)),
            "<" => order == Some(Ordering::Less),
            _ => order == Some(Ordering::Greater),
        }
    }
}

/// What is looked at of a waypoint; nothing if that cannot be.
fn test(waypoint: &Waypoint, map: &mut Map<'_>) -> Result<Option<Test>, WitnessError> {
    let Location { file, line, column, .. } = &waypoint.location;
    match &waypoint.required {
        Required::Assumption(text) => {
            let parts: Option<Vec<Vec<Compared>>> = text.split("&&").map(compared).collect();
            Ok(parts.map(|parts| Test::Before(parts.concat())))
        }
        Required::Returns(text) => {
            let Some((call, function)) = map.call_ending(file, *line, *column) else {
                let message = format!("no call ends at {file}:{line}:{column}");
                return Err(WitnessError { line: Some(waypoint.said_in), column: 1, message });
            };
            let compared = compared(text).and_then(|mut compared| compared.pop());
            let compared = compared.filter(|compared| compared.what == "\\result");
            Ok(compared.map(|compared| Test::Gives(call, function.to_string(), compared)))
        }
        // A branching that nobody can tell is passed over, so that it cannot be said that one is avoided.
        Required::Branching(way) => Ok(map
            .branching_named(file, (*line, *column))
            .filter(|_| waypoint.follow)
            .map(|keyword| Test::Goes(keyword, way.trim().to_string()))),
        Required::Enter => Ok(map.call_ending(file, *line, *column).map(|(call, _)| Test::Calls(call))),
        Required::Target => Ok(None),
    }
}

/// A comparison of something with a number, none at all if it is always true; nothing if it is something else.
fn compared(text: &str) -> Option<Vec<Compared>> {
    let mut text = text.trim();
    while let Some(inner) = text.strip_prefix('(').and_then(|text| text.strip_suffix(')')) {
        // Of `(a) == (b)` these are not a pair.
        if inner.find(')').is_some_and(|end| inner.find('(').is_none_or(|start| end < start)) {
            break;
        }
        text = inner.trim();
    }
    if matches!(text, "1" | "true" | "\\true") {
        return Some(Vec::new());
    }
    let relations = ["==", "!=", "<=", ">=", "<", ">"];
    let (at, relation) = relations
        .into_iter()
        .filter_map(|relation| Some((text.find(relation)?, relation)))
        .min_by_key(|(at, relation)| (*at, std::cmp::Reverse(relation.len())))?;
    let (left, right) = (text.get(..at)?.trim(), text.get(at + relation.len()..)?.trim());
    let is_name = |text: &str| {
        let rest = text.strip_prefix('\\').unwrap_or(text);
        rest.starts_with(|c: char| c.is_alphabetic() || c == '_')
            && rest.chars().all(|c| c.is_alphanumeric() || matches!(c, '_' | '.' | '[' | ']'))
    };
    let swapped = match relation {
        "<=" => ">=",
        ">=" => "<=",
        "<" => ">",
        ">" => "<",
        other => other,
    };
    match (is_name(left), number(right), is_name(right), number(left)) {
        (true, Some(number), ..) => Some(vec![Compared { what: left.to_string(), relation, number }]),
        (.., true, Some(number)) => {
            Some(vec![Compared { what: right.to_string(), relation: swapped, number }])
        }
        _ => None,
    }
}

/// A number as C writes it.
fn number(text: &str) -> Option<Number> {
    let (mut text, mut negative) = (text.trim(), false);
    loop {
        if let Some(inner) = text.strip_prefix('(').and_then(|text| text.strip_suffix(')')) {
            text = inner.trim();
        } else if let Some(rest) = text.strip_prefix('-') {
            (text, negative) = (rest.trim(), !negative);
        } else {
            break;
        }
    }
    if !text.starts_with(|c: char| c.is_ascii_digit()) {
        return None;
    }
    let digits = text.trim_end_matches(['u', 'U', 'l', 'L']);
    let whole = match digits.strip_prefix("0x").or_else(|| digits.strip_prefix("0X")) {
        Some(hexadecimal) => u64::from_str_radix(hexadecimal, 16),
        None if digits.len() > 1 && digits.starts_with('0') => u64::from_str_radix(digits, 8),
        None => digits.parse(),
    };
    match (whole, negative) {
        (Ok(whole), false) => Some(Number::Whole(whole.into())),
        (Ok(whole), true) => Some(Number::Whole(-i128::from(whole))),
        (Err(_), _) => {
            let real: f64 = text.trim_end_matches(['f', 'F', 'l', 'L']).parse().ok()?;
            Some(Number::Real(if negative { -real } else { real }))
        }
    }
}

/// How many bits a function gives.
fn width(function: &str, pointer_bits: u32) -> u32 {
    let name = ["__VERIFIER_nondet_", "nondet_", "heddle_any_"]
        .iter()
        .find_map(|start| function.strip_prefix(start))
        .unwrap_or(function);
    match name {
        "bool" | "_Bool" => 1,
        "char" | "schar" | "uchar" | "signed_char" | "unsigned_char" | "s8" | "u8" | "int8_t" | "uint8_t" => {
            8
        }
        "short" | "ushort" | "unsigned_short" | "s16" | "u16" | "int16_t" | "uint16_t" => 16,
        "int" | "uint" | "unsigned" | "unsigned_int" | "signed_int" | "s32" | "u32" | "int32_t"
        | "uint32_t" | "float" => 32,
        "long" | "ulong" | "unsigned_long" | "size_t" | "heddle_choose" => pointer_bits,
        _ => 64,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comparisons_are_read_as_c_writes_them() {
        let one = |text: &str| {
            let found = compared(text)?.pop()?;
            Some((found.what, found.relation, found.number))
        };
        let whole = |what: &str, relation, number| Some((what.to_string(), relation, Number::Whole(number)));
        assert_eq!(one("\\result == -5"), whole("\\result", "==", -5));
        assert_eq!(one("(x <= (0x1fU))"), whole("x", "<=", 31));
        assert_eq!(one("3 < a.b[0]"), whole("a.b[0]", ">", 3));
        assert_eq!(one("y != 017"), whole("y", "!=", 15));
        assert_eq!(one("z >= 2.5").map(|found| found.2), Some(Number::Real(2.5)));
        assert_eq!(compared(" ( 1 ) "), Some(Vec::new()));
        for text in ["x + 1 == 2", "x", "f(x) > 1", "x == y", "", "==", "(a) == (b)"] {
            assert_eq!(compared(text), None, "{text}");
        }
    }

    #[test]
    fn numbers_are_in_relation() {
        let three = Number::Whole(3);
        let all = ["==", "!=", "<=", ">=", "<", ">"];
        let of = |number| all.map(|relation| three.relates(number, relation));
        assert_eq!(of(three), [true, false, true, true, false, false]);
        assert_eq!(of(Number::Real(2.5)), [false, true, true, false, true, false]);
        assert_eq!(of(Number::Real(f64::NAN)), [false, true, false, false, false, false]);
    }
}
