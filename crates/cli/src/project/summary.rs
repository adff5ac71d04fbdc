//! What came of the targets of a project, together.

use crate::Exit;
use serde_json::{Map, Value, json};
use std::path::Path;
use verdict::status::exit as codes;
use verdict::{Answer, Scope, Verdict};

/// What came of a target.
pub struct Done {
    /// Its name.
    pub name: String,
    /// Where it stands in the project's file.
    pub at: String,
    /// What is expected of it, if that is not `true`.
    pub expect: Option<Verdict>,
    /// The answer, or how `heddle check` would have ended without one.
    pub answer: Result<Answer, Exit>,
    /// What was said to people on the way.
    pub messages: String,
    /// How long it took now.
    pub seconds: f64,
    /// Whether the answer is one of an earlier run.
    pub cached: bool,
    /// Whether a bound is good enough.
    pub bounded_ok: bool,
}

/// How a target ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Outcome {
    /// As it should.
    Good,
    /// With an answer that should be another one.
    Wrong,
    /// Without a verdict.
    Unknown,
    /// Without an answer, for this reason.
    Broken(Exit),
}

impl Done {
    fn outcome(&self) -> Outcome {
        let answer = match &self.answer {
            Ok(answer) => answer,
            Err(exit) => return Outcome::Broken(*exit),
        };
        let code = answer.exit_code(self.bounded_ok);
        match (code, self.expect) {
            (codes::INTERNAL, _) => Outcome::Broken(Exit::Internal),
            (_, Some(expected)) if expected == answer.verdict => Outcome::Good,
            (codes::FINE, None | Some(Verdict::True)) => Outcome::Good,
            (codes::UNKNOWN, _) => Outcome::Unknown,
            _ => Outcome::Wrong,
        }
    }

    /// What came out, in words.
    fn word(&self) -> String {
        let Ok(answer) = &self.answer else { return "not checked".to_string() };
        let word = answer.verdict.word();
        match (self.expect, self.outcome()) {
            (Some(_), Outcome::Good) if answer.verdict != Verdict::True => format!("{word}, as expected"),
            (Some(expected), Outcome::Wrong) => format!("{word}, not {}", expected.word()),
            _ => word.to_string(),
        }
    }

    /// How far that reaches, where it is, or why it is not known.
    fn detail(&self) -> String {
        let answer = match &self.answer {
            Ok(answer) => answer,
            Err(Exit::Internal) => return "a bug in Heddle".to_string(),
            Err(_) => return "bad input".to_string(),
        };
        match (answer.verdict, &answer.scope) {
            (Verdict::True, Scope::Complete) => "every execution".to_string(),
            (Verdict::True, _) => "within bounds".to_string(),
            (Verdict::False, _) => {
                let violated = answer.properties.iter().find(|property| property.verdict == Verdict::False);
                violated.map_or(String::new(), |property| {
                    let place =
                        property.location.as_ref().map_or(String::new(), |place| format!("{place}: "));
                    format!("[{}] {place}{}", property.class.name(), property.message)
                })
            }
            (Verdict::Unknown, _) => answer.reason.as_ref().map_or(String::new(), ToString::to_string),
        }
    }

    fn seconds_shown(&self) -> String {
        if self.cached { "cached".to_string() } else { format!("{:.2}", self.seconds) }
    }
}

/// How the process ends: what is violated counts most, then what is broken, then what is not known.
pub fn exit(done: &[Done]) -> Exit {
    let has = |wanted: Outcome| done.iter().any(|done| done.outcome() == wanted);
    let order = [
        (Outcome::Wrong, Exit::Violated),
        (Outcome::Broken(Exit::Internal), Exit::Internal),
        (Outcome::Broken(Exit::BadInput), Exit::BadInput),
        (Outcome::Unknown, Exit::Unknown),
    ];
    order.into_iter().find(|(outcome, _)| has(*outcome)).map_or(Exit::Fine, |(_, exit)| exit)
}

/// What people see of a target before the table: nothing if all is well.
pub fn report(done: &Done, colour: bool) -> String {
    let expected = done.outcome() == Outcome::Good;
    match &done.answer {
        Ok(_) if expected => String::new(),
        Ok(answer) => {
            let style = report::Style { colour, ..report::Style::default() };
            format!(
                "{}: {}\n{}\n",
                done.name,
                done.word(),
                report::text(answer, &mut report::Files::default(), style)
            )
        }
        Err(_) => format!("{}: not checked ({})\n\n", done.name, done.at),
    }
}

/// The longest cell of a table that is shown whole.
const WIDEST: usize = 60;

/// A line for each target, and how many there are of each kind.
pub fn table(done: &[Done]) -> String {
    let cut = |text: String| {
        let text = source::shown(&text);
        match text.chars().count() > WIDEST {
            true => text.chars().take(WIDEST - 1).chain(['…']).collect(),
            false => text,
        }
    };
    let heads = ["TARGET", "VERDICT", "SCOPE OR REASON", "SECONDS"].map(str::to_string);
    let rows = done
        .iter()
        .map(|done| [done.name.clone(), done.word(), done.detail(), done.seconds_shown()].map(cut));
    let rows: Vec<[String; 4]> = [heads].into_iter().chain(rows).collect();
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let [names, words, details] = [width(0), width(1), width(2)];
    let mut text = String::new();
    for [name, word, detail, seconds] in &rows {
        text.push_str(&format!("{name:names$}  {word:words$}  {detail:details$}  {seconds:>7}\n"));
    }
    text + &counts(done) + "\n"
}

/// How many targets there are of each kind, in words.
fn counts(done: &[Done]) -> String {
    let verdict = |wanted: Verdict| {
        done.iter().filter(|done| done.answer.as_ref().is_ok_and(|answer| answer.verdict == wanted)).count()
    };
    let broken = done.iter().filter(|done| done.answer.is_err()).count();
    let kinds = [
        (verdict(Verdict::True), "hold", "holds"),
        (verdict(Verdict::False), "violated", "violated"),
        (verdict(Verdict::Unknown), "unknown", "unknown"),
        (broken, "not checked", "not checked"),
    ];
    let words = kinds.iter().filter(|(count, ..)| *count > 0);
    let words: Vec<String> =
        words.map(|(count, many, one)| format!("{count} {}", if *count == 1 { one } else { many })).collect();
    let targets = if done.len() == 1 { "target" } else { "targets" };
    format!("{} {targets}: {}", done.len(), words.join(", "))
}

/// One object: what is usual for each target, in `targets`.
pub fn json(file: &Path, done: &[Done], seconds: f64) -> String {
    let targets: Vec<Value> = done.iter().map(target).collect();
    let object = json!({
        "tool": "heddle",
        "version": env!("CARGO_PKG_VERSION"),
        "project": file.display().to_string(),
        "exit": exit(done).code(),
        "targets": targets,
        "stats": {"seconds": seconds},
    });
    // Nothing here can fail to be written.
    serde_json::to_string_pretty(&object).unwrap_or_default() + "\n"
}

fn target(done: &Done) -> Value {
    let mut object = Map::new();
    object.insert("target".to_string(), done.name.clone().into());
    object.insert("expect".to_string(), done.expect.map(Verdict::name).into());
    object.insert("expected".to_string(), (done.outcome() == Outcome::Good).into());
    object.insert("cached".to_string(), done.cached.into());
    match &done.answer {
        Ok(answer) => {
            if let Ok(Value::Object(usual)) = serde_json::from_str(&report::json(answer)) {
                object.extend(usual);
            }
        }
        Err(exit) => {
            object.insert(
                "error".to_string(),
                json!({"exit": exit.code(), "message": done.messages.trim_end()}),
            );
        }
    }
    Value::Object(object)
}

#[cfg(test)]
mod tests {
    use super::*;
    use verdict::{Reason, ReasonCode};

    fn done(answer: Result<Verdict, Exit>, expect: Option<Verdict>) -> Done {
        let answer = answer.map(|verdict| {
            let reason = (verdict == Verdict::Unknown).then(|| Reason::new(ReasonCode::Unwind));
            Answer { verdict, reason, scope: Scope::Complete, ..Answer::new("explore", vec![]) }
        });
        Done {
            name: "x".to_string(),
            at: "heddle.toml:1:1".to_string(),
            expect,
            answer,
            messages: String::new(),
            seconds: 0.0,
            cached: false,
            bounded_ok: false,
        }
    }

    #[test]
    fn the_worst_decides_how_it_ends() {
        let good = || done(Ok(Verdict::True), None);
        let code = |others: Vec<Done>| exit(&[vec![good()], others].concat_all());
        assert_eq!(code(vec![]), Exit::Fine);
        assert_eq!(code(vec![done(Ok(Verdict::False), Some(Verdict::False))]), Exit::Fine);
        assert_eq!(code(vec![done(Ok(Verdict::Unknown), Some(Verdict::Unknown))]), Exit::Fine);
        assert_eq!(code(vec![done(Ok(Verdict::Unknown), None)]), Exit::Unknown);
        assert_eq!(code(vec![done(Ok(Verdict::Unknown), Some(Verdict::False))]), Exit::Unknown);
        assert_eq!(code(vec![done(Ok(Verdict::True), Some(Verdict::False))]), Exit::Violated);
        assert_eq!(
            code(vec![done(Err(Exit::BadInput), None), done(Ok(Verdict::Unknown), None)]),
            Exit::BadInput
        );
        assert_eq!(
            code(vec![done(Err(Exit::BadInput), None), done(Err(Exit::Internal), None)]),
            Exit::Internal
        );
        assert_eq!(
            code(vec![done(Err(Exit::Internal), None), done(Ok(Verdict::False), None)]),
            Exit::Violated
        );
        assert_eq!(code(vec![Done { bounded_ok: true, ..done(Ok(Verdict::Unknown), None) }]), Exit::Fine);
    }

    trait ConcatAll {
        fn concat_all(self) -> Vec<Done>;
    }
    impl ConcatAll for [Vec<Done>; 2] {
        fn concat_all(self) -> Vec<Done> {
            self.into_iter().flatten().collect()
        }
    }

    #[test]
    fn a_table_has_a_line_for_each_and_counts_them() {
        let all = [
            done(Ok(Verdict::True), None),
            done(Ok(Verdict::False), Some(Verdict::False)),
            Done { cached: true, ..done(Ok(Verdict::Unknown), None) },
            done(Err(Exit::BadInput), None),
        ];
        let text = table(&all);
        assert_eq!(
            text,
            "TARGET  VERDICT                SCOPE OR REASON                               SECONDS\n\
             x       holds                  every execution                                  0.00\n\
             x       violated, as expected                                                   0.00\n\
             x       unknown                no violation up to the bound: a loop was cut   cached\n\
             x       not checked            bad input                                        0.00\n\
             4 targets: 1 holds, 1 violated, 1 unknown, 1 not checked\n"
        );
    }
}
