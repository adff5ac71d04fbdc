//! Running the commands of a case, and comparing the answers with what it expects.

use crate::annotation::{Case, Expectation, Mark, Run};
use crate::messages::{self, Message, Severity};
use crate::oracle;
use std::ffi::OsString;
use std::path::Path;
use tempfile::TempDir;

/// What a command answered. Where the outputs name files of the case, the variables stand for them.
#[derive(Clone, Debug)]
pub struct Answer {
    /// Which command of the case.
    pub run: Run,
    /// Its exit code.
    pub exit: u8,
    /// Its standard output.
    pub stdout: String,
    /// Its standard error.
    pub stderr: String,
}

/// Runs all commands of a case, in order, with one directory for temporary files.
pub fn all(case: &Case) -> Result<Vec<Answer>, String> {
    let temporary = tempfile::tempdir().map_err(|error| format!("no temporary directory: {error}"))?;
    case.runs.iter().map(|run| one(case, run, &temporary)).collect()
}

fn one(case: &Case, run: &Run, temporary: &TempDir) -> Result<Answer, String> {
    let bitcode = temporary.path().join("case.bc");
    if run.words.iter().any(|word| word.contains("%b")) && !bitcode.exists() {
        oracle::assemble_to(&case.text, &bitcode)?;
    }
    // The path of the case before that of its directory, which it contains.
    let variables = [
        ("%s", case.path.display().to_string()),
        ("%d", case.path.parent().unwrap_or(Path::new(".")).display().to_string()),
        ("%b", bitcode.display().to_string()),
        ("%t", temporary.path().join("out").display().to_string()),
    ];
    let filled_in = |word: &String| {
        let fill = |word: String, (variable, path): &(&str, String)| word.replace(variable, path);
        OsString::from(variables.iter().fold(word.clone(), fill))
    };
    let args = std::iter::once(OsString::from("heddle")).chain(run.words.iter().map(filled_in));
    let heddle::Captured { exit, out, err } = heddle::run_captured(args);
    let shown = |bytes: &[u8]| {
        let hide = |text: String, (variable, path): &(&str, String)| text.replace(path, variable);
        variables.iter().fold(String::from_utf8_lossy(bytes).into_owned(), hide)
    };
    Ok(Answer { run: run.clone(), exit: exit.code(), stdout: shown(&out), stderr: shown(&err) })
}

impl Answer {
    /// The messages it gave about the case itself.
    pub fn messages(&self) -> Vec<Message> {
        let mut messages = messages::about("%s", &self.stderr);
        messages.extend(messages::about("%s", &self.stdout));
        messages
    }

    /// The lines of standard output, as a case gives them.
    pub fn stdout_lines(&self) -> Vec<String> {
        self.stdout.lines().map(|line| line.trim_end().to_string()).collect()
    }

    /// Everything that differs from what the case expects, for people.
    pub fn complaints(&self, case: &Case) -> Vec<String> {
        let mut complaints = Vec::new();
        let (expected, line) = self.run.exit;
        if self.exit != expected {
            complaints.push(self.complaint(
                line,
                case,
                format!("expected exit code {expected}, got {}", self.exit),
            ));
        }
        for stderr in [false, true] {
            let text = if stderr { &self.stderr } else { &self.stdout };
            let asked = self.run.expectations.iter().filter(|e| e.stderr == stderr);
            let differences = compare(asked, text);
            complaints.extend(differences.into_iter().map(|(line, what)| self.complaint(line, case, what)));
        }
        if let Some(exact) = &self.run.exact_stdout {
            let got = self.stdout_lines();
            let wanted: Vec<&str> = exact.lines.iter().map(|line| line.trim_end()).collect();
            if got != wanted {
                let first = got.iter().zip(&wanted).take_while(|(a, b)| a == b).count();
                let what = format!("standard output differs, first in its line {}", first + 1);
                complaints.push(self.complaint(exact.line, case, what));
            }
        }
        let marks = case.marks.iter().filter(|m| m.severity == Severity::Warning || expected != 0);
        let end = case.text.lines().count();
        let (missing, surplus) = pair_up(marks, self.messages(), end);
        for mark in missing {
            let what = format!("no {} with {} was given here", mark.severity.word(), mark.pattern);
            complaints.push(self.complaint(mark.line, case, what));
        }
        for Message { line, column, severity, text } in surplus {
            let what = format!("not expected: {} in column {column}: {text}", severity.word());
            complaints.push(self.complaint(line, case, what));
        }
        complaints
    }

    fn complaint(&self, line: usize, case: &Case, what: String) -> String {
        let Answer { run, exit, stdout, stderr } = self;
        format!(
            "{}:{line}: {what}\ncommand: heddle {}\nexit code: {exit}\n--- stdout\n{}--- stderr\n{}---",
            case.path.display(),
            run.words.join(" "),
            excerpt(stdout),
            excerpt(stderr),
        )
    }
}

/// Enough of an output to see what is wrong, not so much that it drowns the rest.
fn excerpt(text: &str) -> String {
    const LINES: usize = 60;
    let mut shown: String = text.lines().take(LINES).map(|line| format!("{line}\n")).collect();
    if text.lines().count() > LINES {
        shown.push_str("…\n");
    }
    shown
}

/// Wanted parts must come one after the other; unwanted ones must not come at all.
fn compare<'a>(asked: impl Iterator<Item = &'a Expectation>, text: &str) -> Vec<(usize, String)> {
    let mut rest = text;
    let mut differences = Vec::new();
    for Expectation { line, not, pattern, .. } in asked {
        match (not, pattern.find_end(if *not { text } else { rest })) {
            (true, Some(_)) => differences.push((*line, format!("{pattern} was found"))),
            (true, None) => {}
            (false, Some(end)) => rest = &rest[end..],
            (false, None) if pattern.is_in(text) => {
                differences.push((*line, format!("{pattern} was found, but not after what stands above it")));
            }
            (false, None) => differences.push((*line, format!("{pattern} was not found"))),
        }
    }
    differences
}

/// Pairs marks with messages; what is left over on either side is wrong. The file has `end` lines.
pub fn pair_up<'a>(
    marks: impl Iterator<Item = &'a Mark>,
    messages: Vec<Message>,
    end: usize,
) -> (Vec<&'a Mark>, Vec<Message>) {
    let mut surplus = messages;
    let mut missing = Vec::new();
    for mark in marks {
        let fits = |m: &Message| {
            m.severity == mark.severity
                && mark.about.map_or(m.line >= end, |line| m.line == line)
                && mark.column.is_none_or(|column| m.column == column)
                && mark.pattern.is_in(&m.text)
        };
        match surplus.iter().position(fits) {
            Some(index) => {
                surplus.remove(index);
            }
            None => missing.push(mark),
        }
    }
    (missing, surplus)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answer(case: &Case, exit: u8, stdout: &str, stderr: &str) -> Vec<String> {
        let answer = Answer {
            run: case.runs[0].clone(),
            exit,
            stdout: stdout.to_string(),
            stderr: stderr.to_string(),
        };
        answer.complaints(case).into_iter().filter_map(|c| c.lines().next().map(String::from)).collect()
    }

    fn case(text: &str) -> Case {
        Case::parse(Path::new("x.ll"), text.to_string()).expect("it is a case")
    }

    #[test]
    fn outputs_are_searched_in_order() {
        let case = case("; RUN: heddle ir %s\n; EXIT: 0\n; STDOUT: a\n; STDOUT: b\n; STDOUT-NOT: c\n");
        assert_eq!(answer(&case, 0, "a b", ""), [""; 0]);
        assert_eq!(
            answer(&case, 0, "b a", ""),
            ["x.ll:4: `b` was found, but not after what stands above it"]
        );
        assert_eq!(answer(&case, 0, "a c b", ""), ["x.ll:5: `c` was found"]);
        assert_eq!(answer(&case, 2, "a b", ""), ["x.ll:2: expected exit code 0, got 2"]);
    }

    #[test]
    fn the_guilty_lines_must_be_exactly_the_marked_ones() {
        let case = case("; RUN: heddle ir %s\n; EXIT: 2\nx ;~ @1 ERROR: odd\n");
        assert_eq!(answer(&case, 2, "", "%s:3:1: error: very odd\n"), [""; 0]);
        let elsewhere = answer(&case, 2, "", "%s:2:1: error: very odd\n");
        assert_eq!(elsewhere.len(), 2, "{elsewhere:?}");
        let column = answer(&case, 2, "", "%s:3:2: error: very odd\n");
        assert_eq!(column.len(), 2, "{column:?}");
        let twice = answer(&case, 2, "", "%s:3:1: error: odd\n%s:3:1: error: even\n");
        assert_eq!(twice, ["x.ll:3: not expected: ERROR in column 1: even"]);
    }

    #[test]
    fn a_run_that_succeeds_gives_no_errors() {
        let case = case("; RUN: heddle ir %s\n; EXIT: 0\n; STDOUT| %s: fine\n");
        assert_eq!(answer(&case, 0, "%s: fine\n", ""), [""; 0]);
        assert_eq!(answer(&case, 0, "%s: fine\nmore\n", "").len(), 1);
        assert_eq!(answer(&case, 0, "%s: fine\n", "%s:1:1: error: odd\n").len(), 1);
    }
}
