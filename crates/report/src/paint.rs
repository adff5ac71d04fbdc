//! How text looks: its width, and its colours if there are any.

use anstyle::{AnsiColor, Effects, Style as Ansi};
use unicode_width::UnicodeWidthStr;

/// How a report looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Style {
    /// Whether terminals' colours are used.
    pub colour: bool,
    /// How many columns there are.
    pub width: usize,
    /// Whether every step of a trace is shown, however long it is.
    pub full: bool,
    /// Whether every single check is listed.
    pub checks: bool,
}

impl Default for Style {
    fn default() -> Style {
        Style { colour: false, width: 100, full: false, checks: false }
    }
}

/// What a piece of text is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    Good,
    Bad,
    Unsure,
    Strong,
    Faint,
    /// What a thread does.
    Thread(u32),
}

impl Style {
    /// A piece of text in its colour.
    pub fn paint(self, ink: Ink, text: &str) -> String {
        if !self.colour || text.is_empty() {
            return text.to_string();
        }
        let coloured = |colour: AnsiColor| Ansi::new().fg_color(Some(colour.into()));
        let style = match ink {
            Ink::Good => coloured(AnsiColor::Green).effects(Effects::BOLD),
            Ink::Bad => coloured(AnsiColor::Red).effects(Effects::BOLD),
            Ink::Unsure => coloured(AnsiColor::Yellow).effects(Effects::BOLD),
            Ink::Strong => Ansi::new().effects(Effects::BOLD),
            Ink::Faint => Ansi::new().effects(Effects::DIMMED),
            Ink::Thread(thread) => coloured(match thread % 5 {
                0 => AnsiColor::Cyan,
                1 => AnsiColor::Magenta,
                2 => AnsiColor::Green,
                3 => AnsiColor::Yellow,
                _ => AnsiColor::Blue,
            }),
        };
        format!("{}{text}{}", style.render(), style.render_reset())
    }
}

/// How many columns a text takes.
pub fn columns(text: &str) -> usize {
    text.width()
}

/// A text cut to `room` columns; `…` stands for what is cut off.
pub fn cut(text: &str, room: usize) -> String {
    if columns(text) <= room {
        return text.to_string();
    }
    let mut kept = String::new();
    let mut used = 0;
    for c in text.chars() {
        used += unicode_width::UnicodeWidthChar::width(c).unwrap_or(0);
        if used + 1 > room {
            break;
        }
        kept.push(c);
    }
    kept + "…"
}

/// A text in lines of at most `room` columns, broken at blanks where there are some.
pub fn wrapped(text: &str, room: usize) -> Vec<String> {
    filled(text.split_whitespace(), " ", room)
}

/// A list in lines of at most `room` columns, broken between its items.
pub fn listed(items: &[String], room: usize) -> Vec<String> {
    let mut lines = filled(items.iter().map(String::as_str), ", ", room.saturating_sub(1));
    let last = lines.len().saturating_sub(1);
    lines.iter_mut().take(last).for_each(|line| line.push(','));
    lines
}

fn filled<'a>(parts: impl Iterator<Item = &'a str>, between: &str, room: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for part in parts {
        let fits =
            |line: &&mut String| line.is_empty() || columns(line) + columns(between) + columns(part) <= room;
        match lines.last_mut().filter(fits) {
            Some(line) => {
                if !line.is_empty() {
                    line.push_str(between);
                }
                line.push_str(part);
            }
            None => lines.push(part.to_string()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_texts_are_cut_or_wrapped() {
        assert_eq!((cut("abcdef", 6), cut("abcdef", 4)), ("abcdef".to_string(), "abc…".to_string()));
        assert_eq!(cut("日本語", 4), "日…");
        assert_eq!(wrapped("aa bb ccc dddddd e", 5), ["aa bb", "ccc", "dddddd", "e"]);
        let items = ["a = 1", "b = 2", "c = 3"].map(String::from);
        assert_eq!(listed(&items, 13), ["a = 1, b = 2,", "c = 3"]);
    }

    #[test]
    fn colours_are_optional() {
        let plain = Style::default();
        assert_eq!(plain.paint(Ink::Bad, "x"), "x");
        assert_eq!(Style { colour: true, ..plain }.paint(Ink::Faint, "x"), "\u{1b}[2mx\u{1b}[0m");
    }
}
