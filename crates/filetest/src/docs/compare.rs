//! Whether an output is the one that a page shows.

use regex::Regex;
use std::sync::LazyLock;

/// A line that stands for any number of lines.
pub const GAP: &str = "...";

/// What is another one each time, and on each machine.
static VARYING: LazyLock<Vec<(Regex, &str)>> = LazyLock::new(|| {
    let table = [
        (r"\b(seconds|runs per second|bytes)(:?\s)[0-9][0-9.]*", "$1$2#"),
        (r#""(seconds|[a-z_]*seconds)": ?[0-9][0-9.e-]*"#, "\"$1\": #"),
        (r"\b[0-9]+\.[0-9]+ (s|ms|seconds)\b", "# $1"),
        (r"\bclang (version )?[0-9]+(\.[0-9]+)*", "clang #"),
    ];
    table.map(|(pattern, by)| (Regex::new(pattern).expect("it is well-formed"), by)).into()
});

/// A line without what varies, and without blanks at its end.
pub fn fixed(line: &str) -> String {
    let start = line.trim_end().to_string();
    VARYING.iter().fold(start, |line, (pattern, by)| pattern.replace_all(&line, *by).into_owned())
}

/// The lines of an output that are compared: none that are empty at its end.
pub fn lines_of(output: &str) -> Vec<String> {
    let mut lines: Vec<String> = output.lines().map(|line| line.trim_end().to_string()).collect();
    while lines.last().is_some_and(String::is_empty) {
        lines.pop();
    }
    lines
}

/// The first line of `shown` that `printed` does not have in its place, if any.
pub fn difference(shown: &[String], printed: &[String]) -> Option<usize> {
    let printed: Vec<String> = printed.iter().map(|line| fixed(line)).collect();
    let parts: Vec<&[String]> = shown.split(|line| line.trim() == GAP).collect();
    let mut at = 0;
    let mut line = 0;
    for (number, part) in parts.iter().enumerate() {
        let wanted: Vec<String> = part.iter().map(|line| fixed(line)).collect();
        let fits = |start: &usize| printed[*start..].starts_with(&wanted);
        let first = number == 0;
        let last = number + 1 == parts.len();
        let found = match (first, last) {
            (true, _) => Some(0).filter(fits),
            (false, true) => {
                printed.len().checked_sub(wanted.len()).filter(|start| *start >= at).filter(fits)
            }
            (false, false) => (at..=printed.len()).find(fits),
        };
        let Some(start) = found else {
            let anchor = if first { 0 } else { at };
            let same = wanted.iter().zip(&printed[anchor.min(printed.len())..]);
            return Some(line + same.take_while(|(a, b)| a == b).count());
        };
        at = start + wanted.len();
        line += part.len() + 1;
    }
    (at != printed.len() && parts.len() == 1).then_some(at)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &str) -> Vec<String> {
        text.split('|').map(String::from).collect()
    }

    #[test]
    fn gaps_stand_for_anything() {
        let printed = lines("a|b|c|d");
        for shown in
            ["a|b|c|d", "a|...", "...|d", "a|...|d", "...|b|...|d", "...", "a|...|b|c|d", "a|b|...|c|d"]
        {
            assert_eq!(difference(&lines(shown), &printed), None, "{shown}");
        }
        for (shown, line) in
            [("a|b|x|d", 2), ("a|b|c", 3), ("b|...", 0), ("...|c", 1), ("a|...|d|...|c", 4), ("", 0)]
        {
            assert_eq!(difference(&lines(shown), &printed), Some(line), "{shown}");
        }
        assert_eq!(difference(&[], &[]), None);
        assert_eq!(difference(&[], &printed), Some(0));
    }

    #[test]
    fn what_varies_is_not_compared() {
        let same = |a: &str, b: &str| fixed(a) == fixed(b);
        assert!(same("bmc: seconds 0.19, steps 702", "bmc: seconds 12.00, steps 702"));
        assert!(!same("bmc: seconds 0.19, steps 702", "bmc: seconds 0.19, steps 703"));
        assert!(same("\"seconds\": 0.1,", "\"seconds\": 1e-3,"));
        assert!(same("compiled by clang 19.1.7  ", "compiled by clang 22"));
        assert!(same("in 0.51 s", "in 3.00 s") && !same("2 s", "3 s"));
    }
}
