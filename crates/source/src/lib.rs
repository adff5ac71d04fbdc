//! Files, positions in them, and the excerpt of a file that an error message shows.
//!
//! A position is a byte offset; lines and columns are computed only when somebody wants to see them.

use std::fmt;

/// Where something stands in the text it was read from: a byte offset.
///
/// Two positions always compare equal and hash alike, so that data which carries them can be compared for
/// what it *means*: a module read twice, from texts with other spacing, is the same module.
#[derive(Clone, Copy, Default)]
pub struct Pos(pub u32);

impl PartialEq for Pos {
    fn eq(&self, _: &Pos) -> bool {
        true
    }
}
impl Eq for Pos {}
impl std::hash::Hash for Pos {
    fn hash<H: std::hash::Hasher>(&self, _: &mut H) {}
}
impl fmt::Debug for Pos {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "@{}", self.0)
    }
}

/// A line and a column, both counted from 1; the column counts bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct LineColumn {
    /// The line, from 1.
    pub line: u32,
    /// The column in bytes, from 1.
    pub column: u32,
}

/// The line and column of byte `pos` of `text`; a position past the end is that of the end.
pub fn line_column(text: &[u8], pos: Pos) -> LineColumn {
    let before = &text[..(pos.0 as usize).min(text.len())];
    let line = memchr::memchr_iter(b'\n', before).count() as u32 + 1;
    let start = memchr::memrchr(b'\n', before).map_or(0, |i| i + 1);
    LineColumn { line, column: (before.len() - start) as u32 + 1 }
}

/// A message about one place of one text, complete enough to be shown to a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// The name of the text: mostly a path.
    pub file: String,
    /// Where in it.
    pub at: LineColumn,
    /// How bad it is: `error`, or another word for people.
    pub severity: &'static str,
    /// What is the matter, and what was expected.
    pub message: String,
    /// The line it is about, without its end; what a terminal would obey instead of show is replaced.
    pub excerpt: String,
    /// What puts a caret below the place: blanks, and tabs where the line has them.
    indent: String,
}

/// Longer lines are shown in part: machine-made IR has lines of megabytes.
const EXCERPT_BYTES: usize = 160;

/// Text as a terminal may show it: what it would obey instead of show is replaced.
pub fn shown(text: &str) -> String {
    let visible = |c: char| if c.is_control() && c != '\t' { char::REPLACEMENT_CHARACTER } else { c };
    text.chars().map(visible).collect()
}

impl Diagnostic {
    /// A message about byte `pos` of `text`.
    pub fn new(file: &str, text: &[u8], pos: Pos, message: impl Into<String>) -> Diagnostic {
        let at = line_column(text, pos);
        let offset = (pos.0 as usize).min(text.len());
        let start = offset - (at.column as usize - 1);
        let end = memchr::memchr(b'\n', &text[offset..]).map_or(text.len(), |i| offset + i);
        let end = if text[..end].ends_with(b"\r") && end > offset { end - 1 } else { end };
        let end = end.min(offset + EXCERPT_BYTES);
        let from = start.max(offset.saturating_sub(EXCERPT_BYTES));
        let mut excerpt = String::new();
        if from > start {
            excerpt.push('…');
        }
        excerpt.push_str(&shown(&String::from_utf8_lossy(&text[from..offset])));
        let indent = excerpt.chars().map(|c| if c == '\t' { '\t' } else { ' ' }).collect();
        excerpt.push_str(&shown(&String::from_utf8_lossy(&text[offset..end])));
        let message = shown(&message.into());
        Diagnostic { file: file.to_string(), at, severity: "error", message, excerpt, indent }
    }
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Diagnostic { file, at, severity, message, excerpt, indent } = self;
        let gutter = " ".repeat(at.line.to_string().len());
        writeln!(f, "{file}:{}:{}: {severity}: {message}", at.line, at.column)?;
        writeln!(f, " {gutter} |")?;
        writeln!(f, " {} | {excerpt}", at.line)?;
        write!(f, " {gutter} | {indent}^")
    }
}

impl std::error::Error for Diagnostic {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_and_columns_count_from_one() {
        let text = b"ab\ncd\n";
        let at = |i| {
            let LineColumn { line, column } = line_column(text, Pos(i));
            (line, column)
        };
        assert_eq!((at(0), at(1), at(3), at(5)), ((1, 1), (1, 2), (2, 1), (2, 3)));
        assert_eq!(at(99), (3, 1));
    }

    #[test]
    fn the_caret_stands_below_the_place() {
        let d = Diagnostic::new("x.ll", b"a\n\tret i33x\n", Pos(7), "expected a type");
        assert_eq!(d.to_string(), "x.ll:2:6: error: expected a type\n   |\n 2 | \tret i33x\n   | \t    ^");
    }

    #[test]
    fn a_very_long_line_is_cut_around_the_place() {
        let mut text = vec![b'x'; 10_000];
        text[5_000] = b'!';
        let d = Diagnostic::new("x.ll", &text, Pos(5_000), "odd");
        assert!(d.excerpt.len() < 400 && d.excerpt.contains('!'));
        let shown = d.to_string();
        let lines: Vec<&str> = shown.lines().collect();
        let column = |line: &str, c| line.chars().position(|x| x == c);
        assert_eq!(column(lines[2], '!'), column(lines[3], '^'));
    }

    #[test]
    fn what_a_terminal_would_obey_is_not_sent_to_it() {
        let d = Diagnostic::new("x.ll", b"a\x1b[31m\xff\xfe ! b\r\n", Pos(9), "odd");
        assert_eq!(d.excerpt, "a\u{fffd}[31m\u{fffd}\u{fffd} ! b");
        let shown = d.to_string();
        let lines: Vec<&str> = shown.lines().collect();
        let column = |line: &str, c| line.chars().position(|x| x == c);
        assert_eq!(column(lines[2], '!'), column(lines[3], '^'));
    }
}
