//! The messages of Heddle and of clang, which both write `file:line:column: error: text`; what is violated, instead of an error, is
//! part of the result and stands in standard output.

use regex::Regex;
use std::sync::LazyLock;

/// How bad a message is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Severity {
    /// `error:`.
    Error,
    /// `warning:`.
    Warning,
}

impl Severity {
    /// The word of annotations.
    pub fn word(self) -> &'static str {
        match self {
            Severity::Error => "ERROR",
            Severity::Warning => "WARNING",
        }
    }
}

/// A message about a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// The line it is about, from 1.
    pub line: usize,
    /// The column it is about, from 1.
    pub column: usize,
    /// How bad it is.
    pub severity: Severity,
    /// What it says.
    pub text: String,
}

static FORM: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r"^(.+?):(\d+):(\d+): (?:fatal )?(error|warning|unknown|violated): (.*)$")
        .expect("it is well-formed")
});

/// The messages about places of `file` among what was written to standard error, or what is violated to standard output.
pub fn about(file: &str, stderr: &str) -> Vec<Message> {
    let message = |line: &str| {
        let parts = FORM.captures(line)?;
        (&parts[1] == file).then(|| Message {
            line: parts[2].parse().unwrap_or(0),
            column: parts[3].parse().unwrap_or(0),
            severity: if &parts[4] == "warning" { Severity::Warning } else { Severity::Error },
            // What is unknown counts as an error that says so.
            text: match &parts[4] {
                "unknown" => format!("unknown: {}", parts[5].trim_end()),
                _ => parts[5].trim_end().to_string(),
            },
        })
    };
    stderr.lines().filter_map(message).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_messages_about_the_file_count() {
        let stderr = "a.c:3:7: fatal error: 'x.h' file not found\nb.c:1:1: error: no\nerror: no place\n";
        let found = about("a.c", stderr);
        let expected = Message {
            line: 3,
            column: 7,
            severity: Severity::Error,
            text: "'x.h' file not found".to_string(),
        };
        assert_eq!(found, [expected]);
    }
}
