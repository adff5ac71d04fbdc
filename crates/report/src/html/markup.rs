//! Tags that are always closed and text that is always escaped: what is written here is well-formed HTML, and XML too.

use std::fmt::{Display, Write};

/// An attribute: its name, and its value before it is escaped.
pub type Attribute<'a> = (&'static str, &'a dyn Display);

/// A page, or a part of one.
#[derive(Debug, Default)]
pub struct Markup {
    out: String,
}

impl Markup {
    /// What was written.
    pub fn finish(self) -> String {
        self.out
    }

    /// Text.
    pub fn text(&mut self, text: impl Display) {
        let start = self.out.len();
        let _ = write!(self.out, "{text}");
        let written = self.out.split_off(start);
        escape(&mut self.out, &written);
    }

    /// An element with what `inside` writes.
    pub fn within(
        &mut self,
        name: &'static str,
        attributes: &[Attribute<'_>],
        inside: impl FnOnce(&mut Markup),
    ) {
        self.start(name, attributes);
        self.out.push('>');
        inside(self);
        let _ = write!(self.out, "</{name}>");
        if !matches!(name, "code" | "b" | "td" | "th" | "span" | "tspan" | "title" | "text" | "a" | "pre") {
            self.out.push('\n');
        }
    }

    /// An element with a text.
    pub fn leaf(&mut self, name: &'static str, attributes: &[Attribute<'_>], text: impl Display) {
        self.within(name, attributes, |markup| markup.text(text));
    }

    /// An element that is empty.
    pub fn empty(&mut self, name: &'static str, attributes: &[Attribute<'_>]) {
        self.start(name, attributes);
        self.out.push_str("/>\n");
    }

    /// A style sheet of our own, which holds nothing that has to be escaped.
    pub(super) fn style(&mut self, sheet: &'static str) {
        let _ = writeln!(self.out, "<style>{sheet}</style>");
    }

    /// A script of our own, which holds nothing that has to be escaped.
    pub(super) fn script(&mut self, script: &'static str) {
        let _ = writeln!(self.out, "<script>{script}</script>");
    }

    /// JSON for a script. It is JSON still when all that could mean something to a browser, or is not in XML, is written as a number.
    pub(super) fn data(&mut self, json: &str) {
        self.out.push_str("<script type=\"application/json\">");
        for c in json.chars() {
            let odd = matches!(c, '<' | '>' | '&' | '\u{2028}' | '\u{2029}' | '\u{fffe}' | '\u{ffff}');
            match odd || c.is_control() {
                true => drop(write!(self.out, "\\u{:04x}", u32::from(c))),
                false => self.out.push(c),
            }
        }
        self.out.push_str("</script>\n");
    }

    fn start(&mut self, name: &'static str, attributes: &[Attribute<'_>]) {
        let _ = write!(self.out, "<{name}");
        for (attribute, value) in attributes {
            let _ = write!(self.out, " {attribute}=\"");
            self.text(value);
            self.out.push('"');
        }
    }
}

/// Writes a text so that no character of it means anything, and none is one that XML does not have.
fn escape(out: &mut String, text: &str) {
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            '\n' | '\t' => out.push(c),
            c if c.is_control() || matches!(c, '\u{fffe}' | '\u{ffff}') => out.push('\u{fffd}'),
            c => out.push(c),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn data_cannot_end_its_element() {
        let hostile = "</script><!--&\u{2028}\u{7f}\u{ffff}é";
        let json = serde_json::to_string(hostile).expect("it is a text");
        let mut markup = Markup::default();
        markup.data(&json);
        let written = markup.finish();
        let inside = written.strip_prefix("<script type=\"application/json\">");
        let inside =
            inside.and_then(|rest| rest.strip_suffix("</script>\n")).expect("it stands between tags");
        assert!(!inside.contains(['<', '>', '&', '\u{2028}', '\u{7f}', '\u{ffff}']), "{inside}");
        assert_eq!(serde_json::from_str::<String>(inside).ok().as_deref(), Some(hostile));
    }

    #[test]
    fn everything_is_escaped_and_closed() {
        let mut markup = Markup::default();
        let hostile = "\"><script>'&\u{1b}[0m";
        markup.within("p", &[("title", &hostile)], |markup| {
            markup.text(hostile);
            markup.empty("br", &[]);
            markup.leaf("b", &[], 5);
        });
        let escaped = "&quot;&gt;&lt;script&gt;&#39;&amp;\u{fffd}[0m";
        assert_eq!(markup.finish(), format!("<p title=\"{escaped}\">{escaped}<br/>\n<b>5</b></p>\n"));
    }
}
