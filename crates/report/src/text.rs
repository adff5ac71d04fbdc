//! An answer as text for people: the verdict in one line, then what there is to know about it.

use crate::lanes;
use crate::paint::{Ink, Style, wrapped};
use crate::sources::Sources;
use serde_json::Value;
use source::{Diagnostic, Pos};
use std::fmt::Write;
use verdict::attempt::Outcome;
use verdict::{
    Answer, Attempt, Class, Direction, LevelResult, Location, Proof, Property, QueryAnswer, QueryResult,
    Scope, Stack, Trace, Verdict,
};

/// More calls of a stack than this are only counted.
const CALLS_SHOWN: usize = 16;
/// More invariants of a proof, and more places with predicates, than this are only counted.
const SAID_SHOWN: usize = 24;
/// More places of an approximation than this are only counted.
const PLACES_SHOWN: usize = 4;

/// Where the time went: the names of these figures, and what people call them.
const TIMES: [(&str, &str); 3] =
    [("frontend_seconds", "front end"), ("search_seconds", "search"), ("solver_seconds", "solver")];

/// The text of an answer.
pub fn text(answer: &Answer, sources: &mut dyn Sources, style: Style) -> String {
    let mut writer = Writer { out: String::new(), style };
    let violated: Vec<&Property> =
        answer.properties.iter().filter(|property| property.verdict == Verdict::False).collect();
    match (&answer.query, &violated[..]) {
        (Some(query), _) => writer.query(answer, query),
        (None, [first, ..]) if answer.verdict == Verdict::False => writer.violation(first, sources),
        (None, _) => writer.verdict(answer),
    }
    for property in violated.iter().skip(1) {
        writer.out.push('\n');
        writer.violation(property, sources);
    }
    if let Some(proof) = answer.proof.as_ref().filter(|_| answer.verdict == Verdict::True) {
        writer.proof(proof);
    }
    writer.properties(&answer.properties);
    if let Some(trace) = answer.trace.as_ref().filter(|trace| !trace.steps.is_empty()) {
        writer.out.push('\n');
        lanes::write(&mut writer.out, trace, sources, style);
    }
    // Who takes part is worth more beside the end of the trace than before its start.
    for property in &violated {
        writer.stacks(answer, &property.stacks);
    }
    if violated.iter().any(|property| !property.stacks.is_empty()) {
        writer.out.push('\n');
    }
    writer.ledger(answer);
    for warning in &answer.warnings {
        let mark = style.paint(Ink::Unsure, "warning:");
        let _ = writeln!(writer.out, "{mark} {warning}");
    }
    writer.attempts(&answer.attempts);
    writer.stats(answer);
    writer.out
}

struct Writer {
    out: String,
    style: Style,
}

fn input(answer: &Answer) -> String {
    answer.input.join(", ")
}

/// A number in as many digits as people read.
pub fn figure(number: f64) -> String {
    if number != 0.0 && (number.abs() < 1e-4 || number.abs() >= 1e15) {
        return format!("{number:.4e}");
    }
    let text = format!("{number:.6}");
    text.trim_end_matches('0').trim_end_matches('.').to_string()
}

impl Writer {
    fn ink(verdict: Verdict) -> Ink {
        match verdict {
            Verdict::True => Ink::Good,
            Verdict::False => Ink::Bad,
            Verdict::Unknown => Ink::Unsure,
        }
    }

    /// `file: word: message`, the message without a line of its own if it is empty.
    fn line(&mut self, place: &str, ink: Ink, word: &str, message: &str) {
        let word = self.style.paint(ink, word);
        let place = self.style.paint(Ink::Strong, place);
        let colon = if message.is_empty() { "" } else { ": " };
        let _ = writeln!(self.out, "{place}: {word}{colon}{message}");
    }

    /// Something below a headline, in lines that fit.
    fn indented(&mut self, first: &str, text: &str) {
        let room = self.style.width.saturating_sub(first.chars().count()).max(24);
        for (number, line) in wrapped(text, room).into_iter().enumerate() {
            let start = if number == 0 { first.to_string() } else { " ".repeat(first.chars().count()) };
            let _ = writeln!(self.out, "{start}{line}");
        }
    }

    fn verdict(&mut self, answer: &Answer) {
        let message = match (answer.verdict, &answer.reason) {
            (Verdict::True, _) => "no violation in any execution".to_string(),
            (_, Some(reason)) => reason.to_string(),
            (_, None) => String::new(),
        };
        self.line(&input(answer), Writer::ink(answer.verdict), answer.verdict.word(), &message);
        self.bounds(answer);
    }

    /// Why it holds: how that was found, and what was found at which line.
    fn proof(&mut self, proof: &Proof) {
        let said = |location: &Location, words: String| {
            // A line is what people look for; columns of loops are the compiler's.
            let place = Location { column: 0, ..location.clone() };
            (format!("  {place}: "), source::shown(&words))
        };
        let predicates: Vec<_> =
            proof.predicates.iter().map(|(location, all)| said(location, all.join(", "))).collect();
        let invariants: Vec<_> =
            proof.invariants.iter().map(|one| said(&one.location, one.shown().to_string())).collect();
        let parts = [("with predicates", predicates), ("and invariants", invariants)];
        let mut head = format!("proof: {}", proof.headline());
        for (name, lines) in parts.into_iter().filter(|(_, lines)| !lines.is_empty()) {
            let between = if head.is_empty() { "" } else { ", " };
            let _ = writeln!(self.out, "{}{between}{name}", std::mem::take(&mut head));
            let shown = if self.style.full { lines.len() } else { SAID_SHOWN };
            for (place, words) in lines.iter().take(shown) {
                self.indented(place, words);
            }
            if lines.len() > shown {
                let _ = writeln!(self.out, "  … and {} more", lines.len() - shown);
            }
        }
        if !head.is_empty() {
            let _ = writeln!(self.out, "{head}");
        }
    }

    /// What the bounds were, and where they cut.
    fn bounds(&mut self, answer: &Answer) {
        let Scope::Bounded { bounds } = &answer.scope else { return };
        for bound in bounds {
            let cut = places(&bound.cut);
            let at = if cut.is_empty() { String::new() } else { format!(", which cut at {cut}") };
            self.indented("  ", &format!("bound: {} {}{at}", bound.kind.name(), bound.limit));
        }
    }

    fn violation(&mut self, property: &Property, sources: &mut dyn Sources) {
        let message = format!("[{}] {}", property.class.name(), property.message);
        match &property.location {
            Some(location) => {
                self.line(&location.to_string(), Ink::Bad, "violated", &message);
                self.excerpt(location, sources);
            }
            None => self.line(&property.id, Ink::Bad, "violated", &message),
        }
        if let Some(used) = &property.used {
            self.indented("note: ", &format!("the value is used at {used}"));
        }
        for note in &property.notes {
            self.indented("note: ", note);
        }
    }

    /// The line of a place with a caret below.
    fn excerpt(&mut self, location: &Location, sources: &mut dyn Sources) {
        let Some(text) = sources.file(location) else { return };
        let Some(line) = (location.line as usize).checked_sub(1) else { return };
        let start: usize = text.split_inclusive('\n').take(line).map(str::len).sum();
        let column = (location.column as usize).saturating_sub(1);
        let Ok(pos) = u32::try_from(start + column) else { return };
        let diagnostic = Diagnostic::new(&location.file, text.as_bytes(), Pos(pos), "");
        if diagnostic.at.line == location.line {
            // Its headline is ours already.
            for line in diagnostic.to_string().lines().skip(1) {
                let _ = writeln!(self.out, "{}", line.trim_end());
            }
        }
    }

    fn query(&mut self, answer: &Answer, query: &QueryAnswer) {
        let place = format!("{}: {}", input(answer), query.text);
        let Some(result) = &query.result else {
            let reason = answer.reason.as_ref().map_or(String::new(), |reason| reason.to_string());
            self.line(&place, Ink::Unsure, "unknown", &reason);
            self.bounds(answer);
            return;
        };
        let (good, word) = match result {
            QueryResult::Reachability { satisfied: true } => (true, "satisfied".to_string()),
            QueryResult::Reachability { satisfied: false } => (false, "not satisfied".to_string()),
            QueryResult::States { states, .. } => (true, format!("{states} states")),
            QueryResult::Probability { estimate, low, high, confidence, .. } => {
                let (estimate, low, high) = (figure(*estimate), figure(*low), figure(*high));
                (true, format!("{estimate} in [{low}, {high}] with confidence {confidence}"))
            }
            QueryResult::Hypothesis { accepted: true, runs } => (true, format!("accepted after {runs} runs")),
            QueryResult::Hypothesis { accepted: false, runs } => {
                (false, format!("rejected after {runs} runs"))
            }
            QueryResult::Expectation { mean, low, high, runs } => {
                let (mean, low, high) = (figure(*mean), figure(*low), figure(*high));
                (true, format!("{mean} in [{low}, {high}] over {runs} runs"))
            }
            QueryResult::Splitting { probability, low, high, .. } => {
                let (probability, low, high) = (figure(*probability), figure(*low), figure(*high));
                (true, format!("{probability} in [{low}, {high}]"))
            }
            QueryResult::Exact { probability } if *probability > 0.0 && *probability < 1e-4 => {
                (true, format!("{probability:e}"))
            }
            QueryResult::Exact { probability } => (true, probability.to_string()),
        };
        self.line(&place, if good { Ink::Good } else { Ink::Bad }, &word, "");
        match result {
            QueryResult::States { counts, .. } => {
                for (name, count) in counts {
                    let _ = writeln!(self.out, "  {name}: {count}");
                }
            }
            QueryResult::Probability { runs, satisfying, .. } => {
                let _ = writeln!(self.out, "  {satisfying} of {runs} runs");
            }
            QueryResult::Splitting { levels, runs_per_level, .. } => {
                let _ = writeln!(self.out, "  {} levels of {runs_per_level} runs", levels.len());
                for LevelResult { score, probability } in levels {
                    let what = score.map_or("the event".to_string(), |score| format!("level {score}"));
                    let _ = writeln!(self.out, "  {what}: {}", figure(*probability));
                }
            }
            _ => {}
        }
    }

    /// The checks with their status, if there is more to say than the verdict; classes of one status in one line.
    fn properties(&mut self, properties: &[Property]) {
        if properties.len() < 2 {
            return;
        }
        for verdict in [Verdict::False, Verdict::Unknown, Verdict::True] {
            let of: Vec<&Property> =
                properties.iter().filter(|property| property.verdict == verdict).collect();
            let mut classes: Vec<(Class, usize)> = Vec::new();
            for property in of.iter().copied() {
                match classes.iter_mut().find(|(class, _)| *class == property.class) {
                    Some((_, count)) => *count += 1,
                    None => classes.push((property.class, 1)),
                }
            }
            let words: Vec<String> = classes
                .iter()
                .map(|(class, count)| match count {
                    1 => class.name().to_string(),
                    count => format!("{} ({count})", class.name()),
                })
                .collect();
            if !words.is_empty() {
                let head = format!("{:>10}: ", verdict.word());
                let room = self.style.width.saturating_sub(head.len()).max(24);
                for (number, line) in wrapped(&words.join(", "), room).iter().enumerate() {
                    let blank = " ".repeat(head.len());
                    let start =
                        if number == 0 { self.style.paint(Writer::ink(verdict), &head) } else { blank };
                    let _ = writeln!(self.out, "{start}{line}");
                }
            }
        }
    }

    fn stacks(&mut self, answer: &Answer, stacks: &[Stack]) {
        if !stacks.is_empty() {
            self.out.push('\n');
        }
        for stack in stacks {
            let name = answer.trace.as_ref().map_or("", |trace| lanes::name_of(trace, stack.thread));
            let name = if name.is_empty() { String::new() } else { format!(" ({name})") };
            let thread =
                self.style.paint(Ink::Thread(stack.thread), &format!("thread {}{name}", stack.thread));
            let what = if stack.what.is_empty() { String::new() } else { format!(" {}", stack.what) };
            let _ = writeln!(self.out, "{thread}{what}:");
            // What called the first function of the user's is nobody's business.
            let users = stack.calls.iter().rposition(|call| call.location.is_some());
            let calls = &stack.calls[..users.map_or(stack.calls.len(), |last| last + 1)];
            for call in calls.iter().take(CALLS_SHOWN) {
                let _ = match &call.location {
                    Some(location) => writeln!(self.out, "  {} at {location}", call.function),
                    None => writeln!(self.out, "  {}", call.function),
                };
            }
            if calls.len() > CALLS_SHOWN {
                let _ = writeln!(self.out, "  … and {} more calls", calls.len() - CALLS_SHOWN);
            }
        }
    }

    fn ledger(&mut self, answer: &Answer) {
        for entry in answer.ledger.entries() {
            let word = match entry.what.direction() {
                Direction::Exact => "assuming: ",
                Direction::Adds => "approximation (may add behaviours): ",
                Direction::Drops => "approximation (may miss behaviours): ",
            };
            let at = places(&entry.locations);
            let at = if at.is_empty() { at } else { format!(" ({at})") };
            self.indented(word, &format!("{}{at} [{}]", entry.message, entry.what.code()));
        }
    }

    /// What every engine made of it, unless only one was asked.
    fn attempts(&mut self, attempts: &[Attempt]) {
        for attempt in attempts.iter().filter(|_| attempts.len() > 1) {
            let budget =
                if attempt.budget.is_empty() { String::new() } else { format!(" ({})", attempt.budget) };
            let why = attempt.outcome.why().map_or(String::new(), |why| format!(": {why}"));
            let seconds = match attempt.outcome {
                Outcome::NotTried(_) => String::new(),
                _ => format!(", {:.2} s", attempt.seconds),
            };
            let words = format!("{}{budget}: {}{why}{seconds}", attempt.engine, attempt.outcome.word());
            self.indented("tried: ", &source::shown(&words));
        }
    }

    /// The figures, and in a line of their own where the time went, if that is known.
    fn stats(&mut self, answer: &Answer) {
        let seconds = |name: &str| answer.stats.iter().find(|(known, _)| known == name)?.1.as_f64();
        let parts = TIMES.iter().filter_map(|(name, word)| Some(format!("{word} {:.2}", seconds(name)?)));
        let times = seconds("seconds").zip(seconds(TIMES[0].0)).map(|(all, _)| {
            let parts: Vec<String> = parts.collect();
            format!("time: {all:.2} s ({})", parts.join(", "))
        });
        let told = |name: &str| name == "seconds" || TIMES.iter().any(|(time, _)| *time == name);
        let rest: Vec<(String, Value)> = match times {
            Some(_) => answer.stats.iter().filter(|(name, _)| !told(name)).cloned().collect(),
            None => answer.stats.clone(),
        };
        let figures = (!rest.is_empty()).then(|| format!("{}: {}", answer.engine, figures(&rest)));
        for text in figures.into_iter().chain(times) {
            for line in wrapped(&text, self.style.width) {
                let _ = writeln!(self.out, "{}", self.style.paint(Ink::Faint, &line));
            }
        }
    }
}

/// Figures with their names, in a line.
pub fn figures(stats: &[(String, Value)]) -> String {
    let figure = |(name, value): &(String, Value)| format!("{} {}", name.replace('_', " "), stat(value));
    stats.iter().map(figure).collect::<Vec<String>>().join(", ")
}

/// A figure of the statistics.
pub fn stat(value: &Value) -> String {
    match value {
        Value::Number(number) if number.is_f64() => format!("{:.2}", number.as_f64().unwrap_or(0.0)),
        Value::String(text) => text.clone(),
        value => value.to_string(),
    }
}

/// A violation and what leads to it, without colours.
pub fn violation(
    answer: &Answer,
    property: &Property,
    trace: Option<&Trace>,
    sources: &mut dyn Sources,
) -> String {
    let style = Style::default();
    let mut writer = Writer { out: String::new(), style };
    writer.violation(property, sources);
    if let Some(trace) = trace.filter(|trace| !trace.steps.is_empty()) {
        writer.out.push('\n');
        lanes::write(&mut writer.out, trace, sources, style);
    }
    writer.stacks(answer, &property.stacks);
    writer.out
}

/// The calls that threads are in, without colours.
pub fn stacks(answer: &Answer, stacks: &[Stack]) -> String {
    let mut writer = Writer { out: String::new(), style: Style::default() };
    writer.stacks(answer, stacks);
    writer.out
}

/// The first places of a list.
pub fn places(locations: &[Location]) -> String {
    let shown: Vec<String> = locations.iter().take(PLACES_SHOWN).map(Location::to_string).collect();
    let more = locations.len().saturating_sub(PLACES_SHOWN);
    if more > 0 { format!("{} and {more} more", shown.join(", ")) } else { shown.join(", ") }
}
