//! Rewriting what a page shows to what its commands print now. Gaps stay where the lines around them still are, or similar ones.

use super::compare::{GAP, fixed};
use super::markdown::Page;
use super::session::Answer;
use std::collections::BTreeSet;

/// The text of the page with its outputs and exit codes rewritten.
pub fn blessed(page: &Page, answers: &[Answer]) -> String {
    let mut lines: Vec<String> = page.text.lines().map(String::from).collect();
    // From the last to the first, since these change the number of lines.
    for answer in answers.iter().rev() {
        let Some(block) = page.blocks.iter().find(|block| block.line == answer.block) else { continue };
        let indent = " ".repeat(block.indent);
        let fresh = shown_now(&answer.shown, &answer.printed);
        let fresh = fresh.iter().map(|line| format!("{indent}{line}").trim_end().to_string());
        let start = answer.line - 1;
        lines.splice(start..start + answer.shown.len(), fresh);
        let alone = answers.iter().filter(|other| other.block == answer.block).count() == 1;
        let said = block.value("exit").map_or(0, |code| code.parse().unwrap_or(0));
        if alone && said != answer.exit {
            let others = block.words.iter().filter(|word| !word.starts_with("exit=")).cloned();
            let exit = (answer.exit != 0).then(|| format!("exit={}", answer.exit));
            let words: Vec<String> =
                std::iter::once("console".to_string()).chain(others).chain(exit).collect();
            lines[block.line - 1] = format!("{indent}```{}", words.join(" "));
        }
    }
    lines.iter().map(|line| format!("{line}\n")).collect()
}

/// What to show of an output instead of what was shown before.
fn shown_now(shown: &[String], printed: &[String]) -> Vec<String> {
    let places = aligned(shown, printed);
    let parts: Vec<&[Place]> = places.split(|place| *place == Place::Gap).collect();
    if parts.len() == 1 {
        return printed.to_vec();
    }
    let mut lines: Vec<String> = Vec::new();
    for (number, part) in parts.iter().enumerate() {
        if number > 0 && lines.last().is_none_or(|line| line != GAP) {
            lines.push(GAP.to_string());
        }
        let mut found = part.iter().filter_map(|place| place.found());
        let (first, last) = (found.next(), found.next_back());
        let start = if number == 0 { Some(0) } else { first };
        let end =
            if number + 1 == parts.len() { Some(printed.len()) } else { last.or(first).map(|line| line + 1) };
        if let (false, Some(start), Some(end)) = (part.is_empty(), start, end) {
            lines.extend_from_slice(&printed[start..end]);
        }
    }
    lines
}

/// Where a line that was shown is now.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    /// It stands for any lines.
    Gap,
    /// Nothing like it is printed any more.
    Lost,
    /// The line that is printed for it.
    Line(usize),
}

impl Place {
    fn found(self) -> Option<usize> {
        match self {
            Place::Line(line) => Some(line),
            Place::Gap | Place::Lost => None,
        }
    }
}

/// For each line that was shown, the line that is printed for it now, in order; as many as possible, and as similar as possible.
fn aligned(shown: &[String], printed: &[String]) -> Vec<Place> {
    let (rows, columns) = (shown.len(), printed.len());
    let likeness = |row: usize, column: usize| match shown[row].trim() == GAP {
        true => 0,
        false => similarity(&shown[row], &printed[column]),
    };
    let mut best = vec![vec![0u32; columns + 1]; rows + 1];
    for row in (0..rows).rev() {
        for column in (0..columns).rev() {
            let both = match likeness(row, column) {
                0 => 0,
                like => like + best[row + 1][column + 1],
            };
            best[row][column] = both.max(best[row + 1][column]).max(best[row][column + 1]);
        }
    }
    let mut column = 0;
    let mut places = Vec::new();
    for (row, line) in shown.iter().enumerate() {
        if line.trim() == GAP {
            places.push(Place::Gap);
            continue;
        }
        while column < columns && best[row][column] == best[row][column + 1] {
            column += 1;
        }
        let like = if column < columns { likeness(row, column) } else { 0 };
        if like > 0 && best[row][column] == like + best[row + 1][column + 1] {
            places.push(Place::Line(column));
            column += 1;
        } else {
            places.push(Place::Lost);
        }
    }
    places
}

/// How alike two lines are: 0 if they have little in common.
fn similarity(a: &str, b: &str) -> u32 {
    let (a, b) = (fixed(a), fixed(b));
    if a == b {
        return 100;
    }
    let words = |line: &str| -> BTreeSet<String> { line.split_whitespace().map(String::from).collect() };
    let (a, b) = (words(&a), words(&b));
    let (common, all) = (a.intersection(&b).count(), a.union(&b).count());
    if common * 2 < all { 0 } else { (common * 50 / all.max(1)) as u32 }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn now(shown: &str, printed: &str) -> String {
        let lines = |text: &str| -> Vec<String> { text.split('|').map(String::from).collect() };
        shown_now(&lines(shown), &lines(printed)).join("|")
    }

    #[test]
    fn gaps_stay_where_their_neighbours_are() {
        assert_eq!(now("old", "a|b"), "a|b");
        assert_eq!(now("a|...|d", "a|b|c|d"), "a|...|d");
        assert_eq!(now("a|...", "a|b|c|d"), "a|...");
        assert_eq!(now("...|c|d", "a|b|c|d"), "...|c|d");
        assert_eq!(now("one two three|...|x", "one two four|b|x"), "one two four|...|x");
        assert_eq!(now("a|...|c|d|...", "a|b|c|new|d|e"), "a|...|c|new|d|...");
    }
}
