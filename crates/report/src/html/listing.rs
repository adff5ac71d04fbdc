//! Lines of source files, with what is said about them.

use super::markup::Markup;
use crate::paint::cut;
use std::collections::{BTreeMap, BTreeSet};

/// Longer lines are cut.
const LINE: usize = 300;
/// Longer files are shown in parts: so many lines before and after every line about which something is said.
const WHOLE_FILE: usize = 60;
const AROUND: u32 = 10;

/// A file, if it has at most `whole` lines, or else what of it lies `around` some of them: the number of the first line of each part, and its lines.
pub fn parts(text: &str, lines: &BTreeSet<u32>, whole: usize, around: u32) -> Vec<(u32, Vec<String>)> {
    let whole = text.lines().count() <= whole;
    let mut parts: Vec<(u32, Vec<String>)> = Vec::new();
    let mut last = None;
    for (number, line) in (1..).zip(text.lines()) {
        if !whole && lines.range(u32::saturating_sub(number, around)..=number + around).next().is_none() {
            continue;
        }
        if last != Some(number - 1) || parts.is_empty() {
            parts.push((number, Vec::new()));
        }
        last = Some(number);
        if let Some((_, lines)) = parts.last_mut() {
            lines.push(cut(&source::shown(line), LINE));
        }
    }
    parts
}

/// A file with what is said about its lines, each above its line.
pub fn annotated(page: &mut Markup, text: &str, said: &BTreeMap<u32, Vec<String>>) {
    let lines: BTreeSet<u32> = said.keys().copied().collect();
    page.within("div", &[("class", &"listing"), ("tabindex", &"0")], |page| {
        for (first, texts) in parts(text, &lines, WHOLE_FILE, AROUND) {
            if first > 1 {
                page.leaf("div", &[("class", &"skipped")], "⋯");
            }
            for (number, text) in (first..).zip(texts) {
                let here = said.get(&number);
                let indent: String = text.chars().take_while(|c| c.is_whitespace()).collect();
                for words in here.into_iter().flatten() {
                    line(page, "line said", "", &format!("{indent}{words}"));
                }
                line(page, if here.is_some() { "line now" } else { "line" }, &number.to_string(), &text);
            }
        }
    });
}

fn line(page: &mut Markup, class: &'static str, at: &str, text: &str) {
    page.within("div", &[("class", &class)], |page| {
        page.leaf("span", &[("class", &"at")], at);
        page.leaf("code", &[], text);
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_a_long_file_only_parts_are_shown() {
        let text = "x\n".repeat(10_000);
        let lines = BTreeSet::from([5, 70, 9_000]);
        let shown: Vec<(u32, usize)> =
            parts(&text, &lines, 3_000, 40).iter().map(|(first, lines)| (*first, lines.len())).collect();
        assert_eq!(shown, [(1, 110), (8_960, 81)]);
        assert_eq!(parts("a\nb", &lines, 3_000, 40), [(1, vec!["a".to_string(), "b".to_string()])]);
        assert_eq!(parts("", &lines, 3_000, 40), []);
    }
}
