//! The single checks, and the lines that no execution reaches, as text.

use std::fmt::Write;
use verdict::checks::{Check, Status};
use verdict::{Answer, UnreachedLines, Verdict};

/// More pieces of a file than this are only counted.
const PIECES_SHOWN: usize = 12;

/// All checks, one in a line, with how many there are of each status.
pub fn listed(checks: &[Check]) -> String {
    let counts =
        Status::ALL.map(|status| (checks.iter().filter(|check| check.status == status).count(), status));
    let counts: Vec<String> = { counts.iter() }
        .filter(|(count, _)| *count > 0)
        .map(|(count, status)| format!("{count} {}", status.word()))
        .collect();
    let mut out =
        format!("checks: {}\n", if counts.is_empty() { "none".to_string() } else { counts.join(", ") });
    for check in checks {
        let _ = writeln!(out, "  {:<11}  {}", check.status.word(), source::shown(&check.id));
    }
    out
}

/// What no execution reaches, in a sentence; none if there is nothing to say.
pub fn unreached(answer: &Answer) -> Option<String> {
    if answer.unreached.is_empty() {
        return None;
    }
    let files: Vec<String> = answer.unreached.iter().map(pieces).collect();
    let so_far = match answer.verdict {
        Verdict::True => "not reached by any execution",
        Verdict::False | Verdict::Unknown => "not reached by any execution up to the bound",
    };
    Some(format!("{so_far}: {}", files.join("; ")))
}

/// `a.c:10-12, 20`.
pub fn pieces(lines: &UnreachedLines) -> String {
    let shown: Vec<String> = (lines.lines.iter().take(PIECES_SHOWN))
        .map(|&(first, last)| if first == last { first.to_string() } else { format!("{first}-{last}") })
        .collect();
    let more = lines.lines.len().saturating_sub(PIECES_SHOWN);
    let more = if more > 0 { format!(" and {more} more") } else { String::new() };
    format!("{}:{}{more}", source::shown(&lines.file), shown.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use verdict::{Class, Location};

    #[test]
    fn lines_are_joined_and_counted() {
        let lines = (1..=14).map(|line| (10 * line, 10 * line + line % 2)).collect();
        let text = pieces(&UnreachedLines { file: "a.c".to_string(), lines });
        assert_eq!(
            text,
            "a.c:10-11, 20, 30-31, 40, 50-51, 60, 70-71, 80, 90-91, 100, 110-111, 120 and 2 more"
        );
    }

    #[test]
    fn checks_are_listed_with_their_ids() {
        let check = |class: Class, status| {
            let location = Some(Location::new("a.c", 3, 4, "main"));
            Check { id: format!("{}@a.c:3:4", class.name()), class, status, location }
        };
        let checks = [check(Class::Null, Status::Holds), check(Class::Assert, Status::NotReached)];
        let expected =
            "checks: 1 not reached, 1 holds\n  holds        null@a.c:3:4\n  not reached  assert@a.c:3:4\n";
        assert_eq!(listed(&checks), expected);
        assert_eq!(listed(&[]), "checks: none\n");
    }
}
