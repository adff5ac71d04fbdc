//! Queries cut into tokens.

use source::Pos;

/// What a token is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A word: letters, digits, `_` and `$`, not starting with a digit.
    Word,
    /// A name in quotes.
    Quoted,
    /// A number without a sign: decimal or `0x`.
    Integer,
    /// A number with a point or an exponent.
    Real,
    /// A sign: `<=`, `(`, `@`, ...
    Sign(&'static str),
    /// What no query has.
    Odd,
    /// The end.
    End,
}

/// One token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    /// What it is.
    pub kind: Kind,
    /// Where it starts.
    pub start: usize,
    /// Where it ends.
    pub end: usize,
}

impl Token {
    /// Its place.
    pub fn pos(&self) -> Pos {
        Pos(u32::try_from(self.start).unwrap_or(u32::MAX))
    }

    /// Whether it is this sign.
    pub fn is(&self, sign: &str) -> bool {
        matches!(self.kind, Kind::Sign(known) if known == sign)
    }
}

/// Longer signs before those that they start with.
const SIGNS: &[&str] = &[
    "&&", "||", "==", "!=", "<=", ">=", "->", "<>", "<", ">", "!", "(", ")", "[", "]", "{", "}", ".", ",",
    ";", ":", "@", "%", "+", "-", "*", "/", "=", "#",
];

/// Signs that people write and their fingers know, with what they mean here.
pub const MISTAKES: &[(&str, &str)] =
    &[("&", "&&"), ("|", "||"), ("∧", "&&"), ("∨", "||"), ("¬", "!"), ("≤", "<="), ("≥", ">="), ("≠", "!=")];

/// Whether words may contain it.
pub fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_' || c == '$'
}

/// The token that starts at or after `from`, blanks skipped.
pub fn token(text: &str, from: usize) -> Token {
    let bytes = text.as_bytes();
    let blank = |at: &usize| bytes.get(*at).is_some_and(u8::is_ascii_whitespace);
    let mut start = from;
    while blank(&start) {
        start += 1;
    }
    let made = |kind, end| Token { kind, start, end };
    let rest = text.get(start..).unwrap_or("");
    let Some(first) = rest.chars().next() else { return made(Kind::End, start) };
    if first.is_ascii_digit() {
        return number(text, start);
    }
    if is_word(first) {
        let length = rest.find(|c| !is_word(c)).unwrap_or(rest.len());
        return made(Kind::Word, start + length);
    }
    if first == '"' {
        return match rest[1..].find('"') {
            Some(length) => made(Kind::Quoted, start + length + 2),
            None => made(Kind::Odd, text.len()),
        };
    }
    match SIGNS.iter().find(|sign| rest.starts_with(**sign)) {
        Some(sign) => made(Kind::Sign(sign), start + sign.len()),
        None => made(Kind::Odd, start + first.len_utf8()),
    }
}

fn number(text: &str, start: usize) -> Token {
    let bytes = &text.as_bytes()[start..];
    let digits = |from: usize| bytes[from..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    let mut length = digits(0);
    let mut kind = Kind::Integer;
    if bytes.starts_with(b"0x") || bytes.starts_with(b"0X") {
        length = 2 + bytes[2..].iter().take_while(|byte| byte.is_ascii_hexdigit()).count();
    } else {
        let fraction = if bytes.get(length) == Some(&b'.') { digits(length + 1) } else { 0 };
        if fraction > 0 {
            length += 1 + fraction;
            kind = Kind::Real;
        }
        let signed = matches!(bytes.get(length + 1), Some(b'+' | b'-'));
        let from = length + 1 + usize::from(signed);
        if matches!(bytes.get(length), Some(b'e' | b'E')) && from < bytes.len() && digits(from) > 0 {
            length = from + digits(from);
            kind = Kind::Real;
        }
    }
    Token { kind, start, end: start + length }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tokens(text: &str) -> Vec<&str> {
        let mut found = Vec::new();
        let mut at = 0;
        loop {
            let token = token(text, at);
            if token.kind == Kind::End {
                return found;
            }
            found.push(&text[token.start..token.end]);
            at = token.end;
        }
    }

    #[test]
    fn queries_are_cut_into_tokens() {
        assert_eq!(
            tokens("E <>(@0.main.%tmp3;ui32 >= -0x1F)"),
            ["E", "<>", "(", "@", "0", ".", "main", ".", "%", "tmp3", ";", "ui32", ">=", "-", "0x1F", ")"]
        );
        assert_eq!(tokens("Alpha=0.05,1e-3 2."), ["Alpha", "=", "0.05", ",", "1e-3", "2", "."]);
        assert_eq!(tokens("a->b \"odd name\" é#"), ["a", "->", "b", "\"odd name\"", "é", "#"]);
        assert_eq!(tokens("1≤2 \"open"), ["1", "≤", "2", "\"open"]);
    }
}
