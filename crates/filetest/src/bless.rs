//! Rewriting what a case expects to what Heddle answers now: exit codes, marks, and exact output.
//!
//! Parts and expressions (`STDOUT: ...`) are somebody's intention and are never rewritten.

use crate::annotation::{Case, Mark};
use crate::messages::{Message, Severity};
use crate::run::{Answer, pair_up};
use std::collections::BTreeMap;

/// The text of the case with its expectations rewritten.
pub fn blessed(case: &Case, answers: &[Answer]) -> String {
    let mut lines: Vec<String> = case.text.lines().map(String::from).collect();
    bless_marks(case, answers, &mut lines);
    for answer in answers {
        let (expected, line) = answer.run.exit;
        if expected != answer.exit {
            lines[line - 1] = format!("{} EXIT: {}", case.comment, answer.exit);
        }
    }
    // From the last to the first, since these change the number of lines.
    for answer in answers.iter().rev() {
        let Some(exact) = &answer.run.exact_stdout else { continue };
        let start = exact.line - 1;
        let fresh = answer.stdout_lines().into_iter().map(|line| {
            let line = format!("{} STDOUT| {line}", case.comment);
            line.trim_end().to_string()
        });
        lines.splice(start..start + exact.lines.len(), fresh);
    }
    lines.iter().map(|line| format!("{line}\n")).collect()
}

/// Marks are rewritten in place, so that no line moves: the text of a stale one is replaced, a new one goes to the
/// end of its line, one that has no message any more is removed.
fn bless_marks(case: &Case, answers: &[Answer], lines: &mut [String]) {
    let end = lines.len();
    let failing = answers.iter().find(|answer| answer.exit != 0);
    let of = |severity: Severity| -> (Vec<&Mark>, Vec<Message>) {
        let speaker = if severity == Severity::Error { failing } else { answers.first() };
        let mut messages = speaker.map_or_else(Vec::new, |answer| answer.messages());
        messages.retain(|m| m.severity == severity);
        pair_up(case.marks.iter().filter(|m| m.severity == severity), messages, end)
    };
    for severity in [Severity::Error, Severity::Warning] {
        let (stale, fresh) = of(severity);
        let mut by_line: BTreeMap<usize, Vec<Message>> = BTreeMap::new();
        for message in fresh {
            by_line.entry(message.line.min(end)).or_default().push(message);
        }
        for mark in stale {
            let replacement = by_line.get_mut(&mark.about.unwrap_or(end)).and_then(Vec::pop);
            let line = &mut lines[mark.line - 1];
            let code = line.split(&format!("{}~", case.comment)).next().unwrap_or_default().to_string();
            *line = match replacement {
                Some(message) => format!("{code}{}", mark_text(case, mark_place(mark), &message)),
                None => code.trim_end().to_string(),
            };
        }
        for (line, messages) in by_line {
            let last = line == end && messages.iter().any(|m| m.line > end);
            let place = if last { "$" } else { "" };
            let target = &mut lines[line - 1];
            // A line has room for one mark; a second message about it needs a mark of its own below, by hand.
            if let Some(message) =
                messages.first().filter(|_| !target.contains(&format!("{}~", case.comment)))
            {
                *target = format!("{target} {}", mark_text(case, place.to_string(), message));
            }
        }
    }
}

fn mark_place(mark: &Mark) -> String {
    match mark.about {
        None => "$".to_string(),
        Some(line) => "^".repeat(mark.line - line),
    }
}

fn mark_text(case: &Case, place: String, message: &Message) -> String {
    format!("{}~{place} {}: {}", case.comment, message.severity.word(), message.text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    fn bless(text: &str, exit: u8, stdout: &str, stderr: &str) -> String {
        let case = Case::parse(Path::new("x.ll"), text.to_string()).expect("it is a case");
        let run = case.runs[0].clone();
        blessed(&case, &[Answer { run, exit, stdout: stdout.to_string(), stderr: stderr.to_string() }])
    }

    #[test]
    fn exit_code_marks_and_exact_output_are_rewritten() {
        let before = "; RUN: heddle ir %s\n; EXIT: 0\n; STDOUT| old\ndefine\n";
        let after = "; RUN: heddle ir %s\n; EXIT: 2\n; STDOUT| new\n; STDOUT| %s\ndefine ;~ ERROR: odd\n";
        assert_eq!(bless(before, 2, "new\n%s\n", "%s:4:1: error: odd\n"), after);
    }

    #[test]
    fn marks_that_still_hold_stay_as_they_are() {
        let text = "; RUN: heddle ir %s\n; EXIT: 2\nx ;~ ERROR: odd\ny ;~ ERROR: gone\nz ;~ ERROR: changed\n";
        let after = "; RUN: heddle ir %s\n; EXIT: 2\nx ;~ ERROR: odd\ny\nz ;~ ERROR: other\n";
        assert_eq!(bless(text, 2, "", "%s:3:1: error: very odd\n%s:5:2: error: other\n"), after);
    }
}
