//! Findings as lines that GitHub's runners turn into annotations: `::error file=a.c,line=3,col=7,title=…::…`.
//!
//! A line that is no annotation starts with `heddle:`; no name or text of a program can make a runner obey it: what ends a line, and what its rules give a meaning, is escaped.

use crate::findings::{Finding, Findings, Invocation, Status};
use std::fmt::Write;

/// The lines for these runs.
pub fn github(runs: &[Findings<'_>], invocation: &Invocation) -> String {
    let mut out = String::new();
    for run in runs {
        for check in &run.checks {
            match &check.status {
                Status::Failed => annotate(&mut out, "error", check, invocation),
                Status::Undecided(_) => annotate(&mut out, "warning", check, invocation),
                Status::Skipped if check.rule.is_none() => annotate(&mut out, "notice", check, invocation),
                Status::Passed | Status::Skipped => {}
            }
        }
        for warning in &run.warnings {
            let _ = writeln!(out, "::warning title=heddle::{}", data(warning));
        }
        let counts = [
            (run.count(|status| *status == Status::Failed), "failed"),
            (run.count(|status| matches!(status, Status::Undecided(_))), "unknown"),
            (run.count(|status| *status == Status::Skipped), "not decided"),
            (run.count(|status| *status == Status::Passed), "passed"),
        ];
        let counts: Vec<String> =
            counts.iter().filter(|(n, _)| *n > 0).map(|(n, word)| format!("{n} {word}")).collect();
        let _ = writeln!(out, "heddle: {}: {}", plain(&run.name()), counts.join(", "));
    }
    out
}

fn annotate(out: &mut String, word: &str, check: &Finding<'_>, invocation: &Invocation) {
    let mut properties = Vec::new();
    if let Some(location) = &check.location {
        let file = invocation.relative(location).unwrap_or_else(|| location.file.clone());
        properties.push(format!("file={}", property(&file)));
        if location.line != 0 {
            properties.push(format!("line={}", location.line));
        }
        if location.column != 0 {
            properties.push(format!("col={}", location.column));
        }
    }
    let title = match (&check.rule, &check.status) {
        (Some(rule), _) => format!("{} ({})", rule.short, rule.id),
        (None, Status::Undecided(code)) => format!("Unknown ({code})"),
        (None, _) => "Up to a bound".to_string(),
    };
    properties.push(format!("title={}", property(&title)));
    // What a note has said needs no second time, but for its place.
    let related = check.related.iter().map(|(place, what)| match check.notes.contains(what) {
        true => format!("at {place}"),
        false => format!("{what} at {place}"),
    });
    let lines: Vec<String> =
        std::iter::once(check.message.clone()).chain(check.notes.iter().cloned()).chain(related).collect();
    let _ = writeln!(out, "::{word} {}::{}", properties.join(","), data(&lines.join("\n")));
}

/// A message, escaped. What a terminal would obey is replaced, but for the ends of lines, which are kept.
fn data(text: &str) -> String {
    let lines: Vec<String> = text.split('\n').map(source::shown).collect();
    lines.join("\n").replace('%', "%25").replace('\n', "%0A")
}

/// A value of a property, escaped.
fn property(text: &str) -> String {
    data(text).replace(':', "%3A").replace(',', "%2C")
}

/// A text in a line of the log: runners look for commands of an older kind anywhere in it.
fn plain(text: &str) -> String {
    source::shown(text).replace("##[", "##%5B")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules;
    use verdict::{Class, Location};

    fn finding(file: &str, message: &str) -> Finding<'static> {
        let mut finding = Finding::new("null@x", Some(rules::of_class(Class::Null)), Status::Failed, message);
        finding.location = Some(Location::new(file, 3, 7, "main"));
        finding
    }

    #[test]
    fn nothing_in_a_name_or_message_is_obeyed() {
        let checks = vec![finding("a:b,c%\n::error::x.c", "50%\n::set-output name=a::b\u{1b}[31m\r")];
        let run = Findings { input: vec!["a\n::stop##[x]".to_string()], checks, ..Findings::default() };
        let text = github(&[run], &Invocation::default());
        let expected = "::error file=a%3Ab%2Cc%25%0A%3A%3Aerror%3A%3Ax.c,line=3,col=7,title=An access through a null pointer (null)\
            ::50%25%0A::set-output name=a::b\u{fffd}[31m\u{fffd}\n\
            heddle: a\u{fffd}::stop##%5Bx]: 1 failed\n";
        assert_eq!(text, expected);
    }

    #[test]
    fn what_is_not_known_is_a_warning() {
        let unknown = Finding::new("verdict", None, Status::Undecided("timeout".to_string()), "too slow");
        let accepted = Finding::new("verdict", None, Status::Skipped, "a loop was cut");
        let run = Findings {
            input: vec!["a.c".to_string()],
            checks: vec![unknown, accepted],
            warnings: vec!["no execution reaches the assertion".to_string()],
            seconds: 0.0,
        };
        assert_eq!(
            github(&[run], &Invocation::default()),
            "::warning title=Unknown (timeout)::too slow\n::notice title=Up to a bound::a loop was cut\n\
             ::warning title=heddle::no execution reaches the assertion\nheddle: a.c: 1 unknown, 1 not decided\n"
        );
    }
}
