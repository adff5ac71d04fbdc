//! Answers as one page of HTML that needs nothing but itself, and may do nothing but run its own script (see [`policy`]).
//!
//! Claim: the page is well-formed XML, whatever the texts in it are, shows every figure of the JSON result but long lists, which are drawn, and says how to come to it
//! again. It is dark or light as the reader's system is. Only traces need the script, and those are there as text, too.

mod attempts;
mod bins;
mod charts;
mod data;
mod graph;
mod layers;
mod listing;
mod markup;
mod plot;
mod policy;
mod proof;
mod scale;
mod viewer;

use crate::sources::Sources;
use crate::text;
use crate::text::{figure, places};
pub use markup::{Attribute, Markup};
use scale::{count, exponent};
use serde_json::Value;
use verdict::{Answer, Direction, Evidence, QueryResult, Scope, Verdict};

/// All that pages look like.
const STYLE: &str = concat!("\n", include_str!("style.css"), include_str!("viewer/viewer.css"));

/// A page with the answers to one command, which is shown as it was written.
pub fn html(answers: &[Answer], command: &str, sources: &mut dyn Sources) -> String {
    let input = answers.first().map_or(String::new(), |answer| answer.input.join(", "));
    let script = answers.iter().any(|answer| viewer::trace_of(answer).is_some()).then_some(viewer::SCRIPT);
    write_page(&input, script, |page| {
        for (number, answer) in answers.iter().enumerate() {
            page.within("article", &[], |page| article(page, answer, number, command, sources));
        }
    })
}

/// A page of this title without a script, for what is no [`Answer`].
pub fn page(title: &str, inside: impl FnOnce(&mut Markup)) -> String {
    write_page(title, None, |page| page.within("article", &[], inside))
}

fn write_page(title: &str, script: Option<&'static str>, inside: impl FnOnce(&mut Markup)) -> String {
    let mut page = Markup::default();
    let attributes: [Attribute<'_>; 2] = [("lang", &"en"), ("xmlns", &"http://www.w3.org/1999/xhtml")];
    let policy = policy::policy(STYLE, script);
    page.within("html", &attributes, |page| {
        page.within("head", &[], |page| {
            page.empty("meta", &[("charset", &"utf-8")]);
            page.empty("meta", &[("http-equiv", &"Content-Security-Policy"), ("content", &policy)]);
            page.empty("meta", &[("name", &"viewport"), ("content", &"width=device-width, initial-scale=1")]);
            page.leaf("title", &[], format!("{title} – Heddle"));
            page.style(STYLE);
        });
        page.within("body", &[], |page| {
            page.within("main", &[], |page| {
                page.within("header", &[], |page| {
                    page.leaf("h1", &[], title);
                    page.leaf("p", &[], concat!("Heddle ", env!("CARGO_PKG_VERSION")));
                });
                inside(page);
            });
            if let Some(script) = script {
                page.script(script);
            }
        });
    });
    format!("<!DOCTYPE html>\n{}", page.finish())
}

/// The figure of an answer in a sentence, and whether it is good news, bad news, or none.
fn headline(answer: &Answer) -> (&'static str, String) {
    let Some(query) = &answer.query else {
        return match (answer.verdict, &answer.reason) {
            (Verdict::True, _) => ("good", "Holds: no violation in any execution".to_string()),
            (Verdict::False, _) => {
                let first = answer.properties.iter().find(|property| property.verdict == Verdict::False);
                let what = first.map_or(String::new(), |property| format!(": {}", property.message));
                ("bad", format!("Violated{what}"))
            }
            (Verdict::Unknown, reason) => ("unsure", unknown(reason.as_ref().map(ToString::to_string))),
        };
    };
    let Some(result) = &query.result else {
        return ("unsure", unknown(answer.reason.as_ref().map(ToString::to_string)));
    };
    let sure = match answer.scope {
        Scope::Sampled { confidence, .. } => format!(" with confidence {} %", figure(confidence * 100.0)),
        Scope::Complete | Scope::Bounded { .. } => String::new(),
    };
    let between = |low: f64, high: f64| format!("between {} and {}{sure}", likelihood(low), likelihood(high));
    match result {
        QueryResult::Reachability { satisfied: true } => ("good", "Satisfied".to_string()),
        QueryResult::Reachability { satisfied: false } => ("bad", "Not satisfied".to_string()),
        QueryResult::States { states, .. } => ("", format!("{} states", count(states))),
        QueryResult::Probability { estimate, low, high, .. } => {
            ("", format!("{}, {}", likelihood(*estimate), between(*low, *high)))
        }
        QueryResult::Hypothesis { accepted: true, .. } => {
            ("good", "Accepted: the probability is at least the threshold".to_string())
        }
        QueryResult::Hypothesis { accepted: false, .. } => {
            ("bad", "Rejected: the probability is below the threshold".to_string())
        }
        QueryResult::Expectation { mean, low, high, .. } => (
            "",
            format!("{} on average, between {} and {}{sure}", figure(*mean), figure(*low), figure(*high)),
        ),
        QueryResult::Splitting { probability: 0.0, .. } => ("unsure", "No run reached the event".to_string()),
        QueryResult::Splitting { probability, low, high, .. } => {
            ("", format!("{}, {}", likelihood(*probability), between(*low, *high)))
        }
        QueryResult::Exact { probability } => ("", format!("Exactly {}", likelihood(*probability))),
    }
}

fn unknown(reason: Option<String>) -> String {
    reason.map_or("Unknown".to_string(), |reason| format!("Unknown: {reason}"))
}

/// A probability, which may be very small.
fn likelihood(part: f64) -> String {
    if part > 0.0 && part < 1e-4 { exponent(part) } else { figure(part) }
}

fn article(page: &mut Markup, answer: &Answer, number: usize, command: &str, sources: &mut dyn Sources) {
    let (tone, word) = headline(answer);
    page.within("section", &[("class", &format!("banner {tone}").trim_end())], |page| {
        if let Some(query) = &answer.query {
            page.leaf("code", &[("class", &"wraps")], &query.text);
        }
        page.leaf("p", &[("class", &"word")], word);
        page.leaf("p", &[("class", &"faint")], scope(answer));
        ledger(page, answer);
    });
    violations(page, answer);
    warnings(page, &answer.warnings);
    if let Some(result) = answer.query.as_ref().and_then(|query| query.result.as_ref()) {
        figures(page, result);
        charts::write(page, result, answer.course.as_ref());
    }
    if let Some(found) = answer.proof.as_ref().filter(|_| answer.verdict == Verdict::True) {
        proof::write(page, found, sources);
    }
    if let Some(trace) = viewer::trace_of(answer) {
        viewer::write(page, answer, trace, number, sources);
    }
    properties(page, answer);
    attempts::write(page, &answer.attempts);
    repeat(page, answer, command);
}

/// How far the answer reaches.
fn scope(answer: &Answer) -> String {
    if answer.evidence() == Some(Evidence::Witness) {
        return "One execution shows it.".to_string();
    }
    match &answer.scope {
        Scope::Complete => "Of all executions.".to_string(),
        Scope::Sampled { runs, .. } => format!("From {} random runs.", count(runs)),
        Scope::Bounded { bounds } if bounds.is_empty() => "Not of all executions.".to_string(),
        Scope::Bounded { bounds } => {
            let words: Vec<String> = bounds
                .iter()
                .map(|bound| {
                    let cut = places(&bound.cut);
                    let at = if cut.is_empty() { cut } else { format!(", which cut at {cut}") };
                    format!("{} {}{at}", bound.kind.name(), bound.limit)
                })
                .collect();
            format!("Up to a bound: {}.", words.join("; "))
        }
    }
}

fn section(page: &mut Markup, heading: &str, inside: impl FnOnce(&mut Markup)) {
    page.within("section", &[], |page| {
        page.leaf("h2", &[], heading);
        inside(page);
    });
}

/// Rows of names and values.
fn rows(page: &mut Markup, rows: impl IntoIterator<Item = (String, String)>) {
    page.within("table", &[("class", &"figures")], |page| {
        for (name, value) in rows {
            page.within("tr", &[], |page| {
                page.leaf("th", &[("scope", &"row")], name);
                page.leaf("td", &[], value);
            });
        }
    });
}

/// A value of JSON as people read it; nothing if it is a list.
fn shown(value: &Value) -> Option<String> {
    match value {
        Value::Number(number) => Some(number.to_string()),
        Value::String(text) => Some(text.clone()),
        Value::Bool(yes) => Some(if *yes { "yes" } else { "no" }.to_string()),
        Value::Null | Value::Array(_) | Value::Object(_) => None,
    }
}

fn figures(page: &mut Markup, result: &QueryResult) {
    let Ok(Value::Object(fields)) = serde_json::to_value(result) else { return };
    let all = fields.iter().filter_map(|(name, value)| Some((name.replace('_', " "), shown(value)?)));
    section(page, "Result", |page| rows(page, all));
}

fn violations(page: &mut Markup, answer: &Answer) {
    for property in answer.properties.iter().filter(|property| property.verdict == Verdict::False) {
        section(page, &format!("Violated: {}", property.class.name()), |page| {
            page.leaf("p", &[("class", &"first")], &property.message);
            if let Some(location) = &property.location {
                page.within("p", &[], |page| page.leaf("code", &[], location));
            }
            if let Some(used) = &property.used {
                page.leaf("p", &[], format!("The value is used at {used}."));
            }
            for note in &property.notes {
                page.leaf("p", &[("class", &"faint")], note);
            }
            if !property.stacks.is_empty() {
                page.leaf("pre", &[("class", &"text")], text::stacks(answer, &property.stacks).trim_start());
            }
        });
    }
}

fn warnings(page: &mut Markup, warnings: &[String]) {
    if !warnings.is_empty() {
        section(page, "Warnings", |page| {
            page.within("ul", &[], |page| warnings.iter().for_each(|warning| page.leaf("li", &[], warning)));
        });
    }
}

fn properties(page: &mut Markup, answer: &Answer) {
    let of = |verdict: Verdict| {
        let mut names: Vec<&str> = Vec::new();
        for property in answer.properties.iter().filter(|property| property.verdict == verdict) {
            if !names.contains(&property.class.name()) {
                names.push(property.class.name());
            }
        }
        (verdict.word().to_string(), names.join(", "))
    };
    let all = [Verdict::False, Verdict::Unknown, Verdict::True].map(of);
    if !answer.properties.is_empty() {
        section(page, "Properties", |page| {
            rows(page, all.into_iter().filter(|(_, names)| !names.is_empty()));
        });
    }
}

fn ledger(page: &mut Markup, answer: &Answer) {
    if answer.ledger.entries().is_empty() {
        return;
    }
    page.leaf("p", &[], "What the answer rests on:");
    page.within("ul", &[("class", &"ledger")], |page| {
        for entry in answer.ledger.entries() {
            let direction = match entry.what.direction() {
                Direction::Exact => "",
                Direction::Adds => ", which may add behaviours",
                Direction::Drops => ", which may miss behaviours",
            };
            let at = places(&entry.locations);
            let at = if at.is_empty() { at } else { format!(" ({at})") };
            page.within("li", &[], |page| {
                page.text(format!("{}{at}{direction} ", entry.message));
                page.leaf("code", &[("class", &"faint")], entry.what.code());
            });
        }
    });
}

/// How to come to the answer again, and what it took.
fn repeat(page: &mut Markup, answer: &Answer, command: &str) {
    let config = &answer.config;
    let mut all =
        vec![("engine".to_string(), answer.engine.clone()), ("seed".to_string(), config.seed.to_string())];
    let texts =
        [("reduction", &config.reduction), ("encoding", &config.encoding), ("solver", &config.solver)];
    all.extend(texts.iter().filter_map(|(name, text)| Some((name.to_string(), text.as_ref()?.clone()))));
    all.push(("passes".to_string(), config.passes.join(", ")));
    all.extend(config.more.iter().filter_map(|(name, value)| Some((name.replace('_', " "), shown(value)?))));
    // The seed has been said.
    let stats = answer.stats.iter().filter(|(name, _)| name != "seed");
    all.extend(stats.map(|stat| (stat.0.replace('_', " "), text::stat(&stat.1))));
    section(page, "To repeat it", |page| {
        page.leaf("pre", &[("class", &"wraps")], command);
        page.within("details", &[("open", &"")], |page| {
            page.leaf("summary", &[], "how it was done");
            rows(page, all);
        });
    });
}
