//! A proof as a witness.

use super::{Task, sha256};
use crate::sources::Sources;
use std::fmt::Write;
use verdict::{Location, Proof};

/// The text of a witness of correctness of format 2.0, made at a time in seconds since 1970.
///
/// What cannot be said in C is left out. The same proof, task and time give the same text.
pub fn witness(proof: &Proof, task: &Task, created: u64, sources: &mut dyn Sources) -> String {
    entry("invariant_set", task, created, &content(proof, sources))
}

/// The text of a witness of one entry, whose content is written already.
pub(super) fn entry(kind: &str, task: &Task, created: u64, content: &str) -> String {
    let about = about(task);
    let uuid = uuid(&format!("{about}{content}"));
    let mut out = String::new();
    let _ = writeln!(out, "- entry_type: {kind}");
    let _ = writeln!(out, "  metadata:");
    let _ = writeln!(out, "    format_version: \"2.0\"");
    let _ = writeln!(out, "    uuid: {uuid}");
    let _ = writeln!(out, "    creation_time: {}", date(created));
    let _ = writeln!(out, "    producer:");
    let _ = writeln!(out, "      name: Heddle");
    let _ = writeln!(out, "      version: {}", quoted(env!("CARGO_PKG_VERSION")));
    out + &about + content
}

fn about(task: &Task) -> String {
    let mut out = String::from("    task:\n      input_files:\n");
    for (name, _) in &task.files {
        let _ = writeln!(out, "      - {}", quoted(name));
    }
    let _ = writeln!(out, "      input_file_hashes:");
    for (name, hash) in &task.files {
        let _ = writeln!(out, "        {}: {}", quoted(name), quoted(hash));
    }
    let _ = writeln!(out, "      specification: {}", quoted(&task.specification));
    let _ = writeln!(out, "      data_model: {}", task.data_model);
    let _ = writeln!(out, "      language: C");
    out
}

fn content(proof: &Proof, sources: &mut dyn Sources) -> String {
    let mut out = String::from("  content:\n");
    let mut any = false;
    for invariant in &proof.invariants {
        let Some(expression) = &invariant.expression else { continue };
        let Location { file, line, function, .. } = &invariant.location;
        if *line == 0 {
            continue;
        }
        any = true;
        let _ = writeln!(out, "  - invariant:\n      type: loop_invariant\n      location:");
        let _ = writeln!(out, "        file_name: {}\n        line: {line}", quoted(file));
        if let Some(column) = column(&invariant.location, sources) {
            let _ = writeln!(out, "        column: {column}");
        }
        if !function.is_empty() {
            let _ = writeln!(out, "        function: {}", quoted(function));
        }
        let _ = writeln!(out, "      value: {}\n      format: c_expression", quoted(expression));
    }
    if any { out } else { "  content: []\n".to_string() }
}

/// The column of the loop's keyword, which the format asks for: compilers name that of the condition. Nothing if there is none in the line.
fn column(location: &Location, sources: &mut dyn Sources) -> Option<u32> {
    let known = Some(location.column).filter(|column| *column != 0);
    let Some(text) = sources.file(location) else { return known };
    let line = text.lines().nth((location.line as usize).checked_sub(1)?)?;
    let is_word = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
    let bytes = line.as_bytes();
    let alone = |at: usize, length: usize| {
        let before = at.checked_sub(1).and_then(|before| bytes.get(before));
        !before.into_iter().chain(bytes.get(at + length)).any(|byte| is_word(*byte))
    };
    let of = |keyword: &'static str| line.match_indices(keyword).map(|(at, word)| (at, word.len()));
    let mut found: Vec<usize> = ["for", "while", "do"]
        .into_iter()
        .flat_map(of)
        .filter(|(at, length)| alone(*at, *length))
        .map(|(at, _)| at)
        .collect();
    found.sort_unstable();
    // The last one before the condition, or the first there is.
    let before = found.iter().rev().find(|at| known.is_some_and(|column| **at < column as usize));
    let best = before.or(found.first()).copied();
    u32::try_from(best? + 1).ok()
}

/// A text in quotes, as YAML and JSON have them.
pub(super) fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\t' => out.push_str("\\t"),
            c if c.is_control()
                || matches!(c, '\u{2028}' | '\u{2029}' | '\u{feff}' | '\u{fffe}' | '\u{ffff}') =>
            {
                let _ = write!(out, "\\u{:04x}", u32::from(c));
            }
            c => out.push(c),
        }
    }
    out + "\""
}

/// A name that no other content has, of the form that RFC 4122 gives to names made from a hash.
fn uuid(content: &str) -> String {
    let hash = sha256(content.as_bytes());
    let part = |from: usize, to: usize| hash.get(from..to).unwrap_or_default();
    let variant = match hash.as_bytes().get(16).map(|digit| digit % 4) {
        Some(0) => '8',
        Some(1) => '9',
        Some(2) => 'a',
        _ => 'b',
    };
    format!("{}-{}-5{}-{variant}{}-{}", part(0, 8), part(8, 12), part(13, 16), part(17, 20), part(20, 32))
}

/// A time in seconds since 1970 as ISO 8601 writes it.
fn date(seconds: u64) -> String {
    let (days, rest) = (seconds / 86_400, seconds % 86_400);
    // Years are counted from March on, so that leap days come last, in eras of 400 years from the year 0.
    let day = days + 719_468;
    let (era, of_era) = (day / 146_097, day % 146_097);
    let year_of_era = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month = (5 * of_year + 2) / 153;
    let of_month = of_year - (153 * month + 2) / 5 + 1;
    let (month, later) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    let year = year_of_era + era * 400 + later;
    let (hour, minute, second) = (rest / 3600, rest / 60 % 60, rest % 60);
    format!("{year:04}-{month:02}-{of_month:02}T{hour:02}:{minute:02}:{second:02}Z")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Files;

    #[test]
    fn dates_are_those_of_the_calendar() {
        for (seconds, expected) in [
            (0, "1970-01-01T00:00:00Z"),
            (951_782_400, "2000-02-29T00:00:00Z"),
            (1_709_251_199, "2024-02-29T23:59:59Z"),
            (4_107_542_400, "2100-03-01T00:00:00Z"),
            (1_735_689_599, "2024-12-31T23:59:59Z"),
        ] {
            assert_eq!(date(seconds), expected);
        }
    }

    #[test]
    fn columns_are_those_of_the_keyword() {
        let source = "  for (i = 0; i < n; i++) while (x) {\n  if (wide < 3)\n\tdo x++; while (format);\n";
        let at = |line, column| column_of(source, line, column);
        assert_eq!((at(1, 15), at(1, 34), at(1, 0)), (Some(3), Some(27), Some(3)));
        assert_eq!((at(2, 7), at(3, 2), at(9, 3)), (None, Some(2), None));
        assert_eq!(column(&Location::new("/nowhere/b.c", 1, 7, ""), &mut Files::default()), Some(7));
    }

    fn column_of(source: &str, line: u32, at: u32) -> Option<u32> {
        column(&Location::new("a.c", line, at, "f"), &mut Files::with("a.c", source))
    }
}
