//! Bytes to tokens, one at a time, nothing copied.
//!
//! Hot path: about ten nanoseconds a token, one table look-up a byte, no allocation. A token is its kind, its
//! place in the text and, for small numbers, its value. Any bytes give tokens: what cannot be one is
//! [`Tok::Bad`], and the end repeats [`Tok::Eof`].

use std::borrow::Cow;

/// The kinds of tokens. `Quoted` ones need [`Lexer::unquoted`] to get at their bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tok {
    /// The end of the text.
    Eof,
    /// What no token starts with, or an unterminated string.
    Bad,
    /// A keyword, a type like `i32`, or any other bare word.
    Word,
    /// `name:`
    Label,
    /// `"name":`
    QuotedLabel,
    /// `12:`
    NumberLabel,
    /// `@name`
    Global,
    /// `@"name"`
    QuotedGlobal,
    /// `@12`
    NumberGlobal,
    /// `%name`
    Local,
    /// `%"name"`
    QuotedLocal,
    /// `%12`
    NumberLocal,
    /// `$name`
    Comdat,
    /// `$"name"`
    QuotedComdat,
    /// `!name`, with escapes
    MdName,
    /// `!12`
    MdNumber,
    /// `!`
    Bang,
    /// `#12`
    AttrGroup,
    /// `#`
    Hash,
    /// `^12`
    Summary,
    /// `"..."`
    String,
    /// `12`, `-12`
    Int,
    /// `u0xFF`, `s0xFF`
    HexInt,
    /// `1.0`, `-1.5e3`
    Float,
    /// `0x...`, `0xK...`, `0xL...`, `0xM...`, `0xH...`, `0xR...`
    HexFloat,
    /// `=`
    Equal,
    /// `,`
    Comma,
    /// `*`
    Star,
    /// `[`
    LeftBracket,
    /// `]`
    RightBracket,
    /// `{`
    LeftBrace,
    /// `}`
    RightBrace,
    /// `(`
    LeftParen,
    /// `)`
    RightParen,
    /// `<`
    Less,
    /// `>`
    Greater,
    /// `|`
    Bar,
    /// `:`
    Colon,
    /// `...`
    Ellipsis,
}

const SPACE: u8 = 1; // blanks and line ends; a NUL counts, as in LLVM
const WORD: u8 = 2; // inside a keyword
const NAME: u8 = 4; // inside a bare name or label
const DIGIT: u8 = 8;

/// What each byte may be part of.
static CLASS: [u8; 256] = {
    let mut class = [0u8; 256];
    let mut b = 0;
    while b < 256 {
        let c = b as u8;
        class[b] = match c {
            b' ' | b'\t' | b'\r' | b'\n' | 0 => SPACE,
            b'0'..=b'9' => WORD | NAME | DIGIT,
            b'a'..=b'z' | b'A'..=b'Z' | b'_' => WORD | NAME,
            b'-' | b'$' | b'.' => NAME,
            _ => 0,
        };
        b += 1;
    }
    class
};

/// A cursor over the text, standing on a token.
pub struct Lexer<'t> {
    text: &'t [u8],
    /// The kind of the current token.
    pub tok: Tok,
    /// Where it starts.
    pub start: usize,
    /// Where it ends.
    pub end: usize,
    /// The value of an `Int` or of the number in `NumberLocal`, `MdNumber`, ...; saturated, see `big`.
    pub num: u64,
    /// Whether `num` did not fit, or the number was negative.
    pub big: bool,
    /// Where the token before ended.
    pub last_end: usize,
    /// The last run of bytes that a name may have that was looked through for the end of a label.
    name_run: (usize, usize),
}

/// A token to come back to.
#[derive(Clone, Copy)]
pub struct Mark {
    tok: Tok,
    start: usize,
    end: usize,
    num: u64,
    big: bool,
    last_end: usize,
}

impl<'t> Lexer<'t> {
    /// Stands on the first token of `text`.
    pub fn new(text: &'t [u8]) -> Lexer<'t> {
        let mut lexer = Lexer {
            text,
            tok: Tok::Eof,
            start: 0,
            end: 0,
            num: 0,
            big: false,
            last_end: 0,
            name_run: (0, 0),
        };
        lexer.next();
        lexer
    }

    /// The whole text.
    pub fn source(&self) -> &'t [u8] {
        self.text
    }

    #[inline]
    fn at(&self, i: usize) -> u8 {
        // Past the end reads as a NUL, which belongs to no token.
        self.text.get(i).copied().unwrap_or(0)
    }

    #[inline]
    fn skip(&self, mut i: usize, class: u8) -> usize {
        while i < self.text.len() && CLASS[self.text[i] as usize] & class != 0 {
            i += 1;
        }
        i
    }

    /// Where the name that goes on at `i` ends. Several tokens may lie in one such run, as in `-1-1-1`: it is
    /// looked through once, not for each of them.
    #[inline]
    fn name_end(&mut self, i: usize) -> usize {
        if CLASS[self.at(i) as usize] & NAME == 0 {
            return i;
        }
        let (start, end) = self.name_run;
        if !(start..end).contains(&i) {
            self.name_run = (i, self.skip(i, NAME));
        }
        self.name_run.1
    }

    /// The bytes of the current token.
    #[inline]
    pub fn bytes(&self) -> &'t [u8] {
        &self.text[self.start..self.end]
    }

    /// Moves to the next token.
    #[inline]
    pub fn next(&mut self) {
        self.last_end = self.end;
        let mut i = self.end;
        loop {
            i = self.skip(i, SPACE);
            if self.at(i) != b';' {
                break;
            }
            i = memchr::memchr(b'\n', &self.text[i..]).map_or(self.text.len(), |n| i + n + 1);
        }
        self.start = i;
        let Some(&first) = self.text.get(i) else {
            self.end = i;
            self.tok = Tok::Eof;
            return;
        };
        match first {
            b'%' => self.sigil(Tok::Local, Tok::QuotedLocal, Tok::NumberLocal),
            b'!' => self.bang(),
            b',' => self.single(Tok::Comma),
            b'a'..=b'z' | b'A'..=b'Z' | b'_' => self.word(),
            b'0'..=b'9' | b'-' => self.digit_or_minus(),
            b'@' => self.sigil(Tok::Global, Tok::QuotedGlobal, Tok::NumberGlobal),
            b'=' => self.single(Tok::Equal),
            b'(' => self.single(Tok::LeftParen),
            b')' => self.single(Tok::RightParen),
            b'[' => self.single(Tok::LeftBracket),
            b']' => self.single(Tok::RightBracket),
            b'{' => self.single(Tok::LeftBrace),
            b'}' => self.single(Tok::RightBrace),
            b'<' => self.single(Tok::Less),
            b'>' => self.single(Tok::Greater),
            b'*' => self.single(Tok::Star),
            b'|' => self.single(Tok::Bar),
            b':' => self.single(Tok::Colon),
            b'"' => self.quote(),
            b'#' => self.numbered(Tok::AttrGroup, Tok::Hash),
            b'^' => self.numbered(Tok::Summary, Tok::Bad),
            b'$' => self.dollar(),
            b'.' => self.dot(),
            b'+' => self.plus(),
            _ => self.single(Tok::Bad),
        }
    }

    #[inline]
    fn single(&mut self, tok: Tok) {
        self.tok = tok;
        self.end = self.start + 1;
    }

    /// Reads digits from `i`; the value goes to `num`.
    #[inline]
    fn digits(&mut self, mut i: usize) -> usize {
        let start = i;
        let mut value = 0u64;
        while i < self.text.len() && self.text[i].is_ascii_digit() {
            value = value.wrapping_mul(10).wrapping_add((self.text[i] - b'0') as u64);
            i += 1;
        }
        self.big = false;
        self.num = value;
        if i - start > 19 {
            let exact = std::str::from_utf8(&self.text[start..i]).ok().and_then(|s| s.parse().ok());
            self.big = exact.is_none();
            self.num = exact.unwrap_or(u64::MAX);
        }
        i
    }

    /// The end of a string that starts with the quote at `quote`.
    fn string_end(&self, quote: usize) -> Option<usize> {
        memchr::memchr(b'"', &self.text[quote + 1..]).map(|n| quote + 1 + n + 1)
    }

    #[inline]
    fn sigil(&mut self, bare: Tok, quoted: Tok, number: Tok) {
        let i = self.start + 1;
        let class = CLASS[self.at(i) as usize];
        if class & DIGIT != 0 {
            self.end = self.digits(i);
            self.tok = number;
        } else if class & NAME != 0 {
            self.end = self.skip(i, NAME);
            self.tok = bare;
        } else if self.at(i) == b'"' {
            self.quoted_name(quoted, i);
        } else {
            self.single(Tok::Bad);
        }
    }

    fn quoted_name(&mut self, tok: Tok, quote: usize) {
        match self.string_end(quote) {
            Some(end) => {
                self.tok = tok;
                self.end = end;
            }
            None => self.single(Tok::Bad),
        }
    }

    #[inline]
    fn bang(&mut self) {
        let i = self.start + 1;
        let next = self.at(i);
        if next.is_ascii_digit() {
            self.end = self.digits(i);
            self.tok = Tok::MdNumber;
        } else if CLASS[next as usize] & NAME != 0 || next == b'\\' {
            let mut j = i + 1;
            while CLASS[self.at(j) as usize] & NAME != 0 || self.at(j) == b'\\' {
                j += 1;
            }
            self.end = j;
            self.tok = Tok::MdName;
        } else {
            self.single(Tok::Bang);
        }
    }

    #[inline]
    fn word(&mut self) {
        let keyword_end = self.skip(self.start + 1, WORD);
        let name_end = self.name_end(keyword_end);
        if self.at(name_end) == b':' {
            self.end = name_end + 1;
            self.tok = Tok::Label;
            return;
        }
        self.end = keyword_end;
        self.tok = Tok::Word;
        let text = self.bytes();
        if text.len() > 3 && (text.starts_with(b"u0x") || text.starts_with(b"s0x")) {
            self.tok = Tok::HexInt;
        }
    }

    fn quote(&mut self) {
        self.quoted_name(Tok::String, self.start);
        if self.tok == Tok::String && self.at(self.end) == b':' {
            self.end += 1;
            self.tok = Tok::QuotedLabel;
        }
    }

    fn numbered(&mut self, tok: Tok, otherwise: Tok) {
        if self.at(self.start + 1).is_ascii_digit() {
            self.end = self.digits(self.start + 1);
            self.tok = tok;
        } else {
            self.single(otherwise);
        }
    }

    fn dollar(&mut self) {
        let end = self.name_end(self.start);
        if self.at(end) == b':' {
            self.end = end + 1;
            self.tok = Tok::Label;
        } else if self.at(self.start + 1) == b'"' {
            self.quoted_name(Tok::QuotedComdat, self.start + 1);
        } else if end > self.start + 1 {
            self.end = end;
            self.tok = Tok::Comdat;
        } else {
            self.single(Tok::Bad);
        }
    }

    fn dot(&mut self) {
        let end = self.name_end(self.start);
        if self.at(end) == b':' {
            self.end = end + 1;
            self.tok = Tok::Label;
        } else if self.text[self.start..].starts_with(b"...") {
            self.tok = Tok::Ellipsis;
            self.end = self.start + 3;
        } else {
            self.single(Tok::Bad);
        }
    }

    #[inline]
    fn digit_or_minus(&mut self) {
        let negative = self.text[self.start] == b'-';
        let first = self.start + negative as usize;
        if !self.at(first).is_ascii_digit() {
            return self.label_or_bad();
        }
        let end = self.digits(first);
        let next = self.at(end);
        if CLASS[next as usize] & NAME == 0 && next != b':' {
            self.end = end;
            self.tok = Tok::Int;
            self.big |= negative;
            return;
        }
        if next == b':' && !negative {
            self.end = end + 1;
            self.tok = Tok::NumberLabel;
            return;
        }
        let name_end = self.name_end(end);
        if self.at(name_end) == b':' {
            self.end = name_end + 1;
            self.tok = Tok::Label;
        } else if next == b'.' {
            self.fraction(end);
        } else if next == b'x' && end == first + 1 && self.text[first] == b'0' && !negative {
            self.hex();
        } else {
            self.end = end;
            self.tok = Tok::Int;
            self.big |= negative;
        }
    }

    fn label_or_bad(&mut self) {
        let end = self.name_end(self.start);
        if self.at(end) == b':' {
            self.end = end + 1;
            self.tok = Tok::Label;
        } else {
            self.single(Tok::Bad);
        }
    }

    /// A decimal number whose point is at `dot`.
    fn fraction(&mut self, dot: usize) {
        let mut end = self.skip(dot + 1, DIGIT);
        if matches!(self.at(end), b'e' | b'E') {
            let sign = matches!(self.at(end + 1), b'+' | b'-') as usize;
            if self.at(end + 1 + sign).is_ascii_digit() {
                end = self.skip(end + 1 + sign, DIGIT);
            }
        }
        self.end = end;
        self.tok = Tok::Float;
    }

    fn plus(&mut self) {
        let end = self.skip(self.start + 1, DIGIT);
        if end > self.start + 1 && self.at(end) == b'.' {
            self.fraction(end);
        } else {
            self.single(Tok::Bad);
        }
    }

    fn hex(&mut self) {
        let mut i = self.start + 2;
        if matches!(self.at(i), b'K' | b'L' | b'M' | b'H' | b'R') {
            i += 1;
        }
        let digits = i;
        while self.at(i).is_ascii_hexdigit() {
            i += 1;
        }
        self.tok = if i > digits { Tok::HexFloat } else { Tok::Bad };
        self.end = i;
    }

    /// The name in the current token, without sigil, quotes, colon or escapes.
    pub fn name(&self) -> Cow<'t, [u8]> {
        let text = self.bytes();
        match self.tok {
            Tok::Global | Tok::Local | Tok::Comdat => Cow::Borrowed(&text[1..]),
            Tok::MdName => unescape(&text[1..]),
            Tok::Label => Cow::Borrowed(&text[..text.len() - 1]),
            Tok::QuotedLabel => unescape(&text[1..text.len() - 2]),
            Tok::String => unescape(&text[1..text.len() - 1]),
            Tok::QuotedGlobal | Tok::QuotedLocal | Tok::QuotedComdat => unescape(&text[2..text.len() - 1]),
            _ => Cow::Borrowed(text),
        }
    }

    /// Remembers the current token.
    pub fn mark(&self) -> Mark {
        let Lexer { text: _, tok, start, end, num, big, last_end, name_run: _ } = *self;
        Mark { tok, start, end, num, big, last_end }
    }

    /// Stands on a remembered token again.
    pub fn reset(&mut self, mark: Mark) {
        let Mark { tok, start, end, num, big, last_end } = mark;
        *self = Lexer { text: self.text, tok, start, end, num, big, last_end, name_run: self.name_run };
    }
}

/// Undoes `\\` and `\XX`; a backslash before anything else stays.
fn unescape(text: &[u8]) -> Cow<'_, [u8]> {
    if memchr::memchr(b'\\', text).is_none() {
        return Cow::Borrowed(text);
    }
    let hex = |b: Option<&u8>| b.and_then(|&b| (b as char).to_digit(16));
    let mut out = Vec::with_capacity(text.len());
    let mut i = 0;
    while i < text.len() {
        if text[i] == b'\\' {
            if text.get(i + 1) == Some(&b'\\') {
                out.push(b'\\');
                i += 2;
                continue;
            }
            if let (Some(high), Some(low)) = (hex(text.get(i + 1)), hex(text.get(i + 2))) {
                out.push((high * 16 + low) as u8);
                i += 3;
                continue;
            }
        }
        out.push(text[i]);
        i += 1;
    }
    Cow::Owned(out)
}

/// Tokens that are kept as text, in a form that survives being printed: on one line, without comments, and
/// odd bytes in strings escaped.
pub fn as_printed(text: &[u8]) -> Cow<'_, [u8]> {
    if text.iter().all(|&b| matches!(b, b' '..=b'~') && b != b';') {
        return Cow::Borrowed(text);
    }
    let mut out = Vec::with_capacity(text.len());
    let (mut quoted, mut comment) = (false, false);
    for &b in text {
        comment &= b != b'\n';
        if comment {
            continue;
        }
        quoted ^= b == b'"';
        match b {
            b';' if !quoted => comment = true,
            b' '..=b'~' => out.push(b),
            _ if quoted => out.extend_from_slice(format!("\\{b:02X}").as_bytes()),
            _ => out.push(b' '),
        }
    }
    Cow::Owned(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tokens(text: &str) -> Vec<(Tok, String)> {
        let mut lexer = Lexer::new(text.as_bytes());
        let mut all = Vec::new();
        while lexer.tok != Tok::Eof {
            all.push((lexer.tok, String::from_utf8_lossy(&lexer.name()).into_owned()));
            lexer.next();
        }
        all
    }

    #[test]
    fn every_kind_of_token() {
        use Tok::*;
        let kinds = |text| tokens(text).into_iter().map(|(tok, _)| tok).collect::<Vec<_>>();
        assert_eq!(
            kinds("%a %\"b\" %3 @a @\"b\" @3"),
            [Local, QuotedLocal, NumberLocal, Global, QuotedGlobal, NumberGlobal]
        );
        assert_eq!(kinds("a: \"b\": 3: -x: .y: $z:"), [Label, QuotedLabel, NumberLabel, Label, Label, Label]);
        assert_eq!(
            kinds("1 -1 1.5 -1.e4 +0.5 0x7F 0xKAB u0xF"),
            [Int, Int, Float, Float, Float, HexFloat, HexFloat, HexInt]
        );
        assert_eq!(
            kinds("!a !3 ! #3 # ^3 $a $\"b\" \"s\" ..."),
            [MdName, MdNumber, Bang, AttrGroup, Hash, Summary, Comdat, QuotedComdat, String, Ellipsis]
        );
        assert_eq!(kinds("add;x\n,"), [Word, Comma]);
        assert_eq!(kinds("% \"open"), [Bad, Bad, Word]);
    }

    #[test]
    fn names_lose_their_marks_and_escapes() {
        let names = |text| tokens(text).into_iter().map(|(_, name)| name).collect::<Vec<_>>();
        assert_eq!(names(r#"%"a\22b" "\\\41" !x\20y l: "m\3A": @f"#), ["a\"b", "\\A", "x y", "l", "m:", "f"]);
    }

    #[test]
    fn numbers_have_their_value() {
        let mut lexer = Lexer::new(b"12 18446744073709551615 18446744073709551616 -5");
        assert_eq!((lexer.num, lexer.big), (12, false));
        lexer.next();
        assert_eq!((lexer.num, lexer.big), (u64::MAX, false));
        lexer.next();
        assert!(lexer.big);
        lexer.next();
        assert!(lexer.big && lexer.num == 5);
    }

    #[test]
    fn any_bytes_end() {
        for seed in 0..2000u64 {
            let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
            let bytes: Vec<u8> = (0..64)
                .map(|_| {
                    state ^= state << 13;
                    state ^= state >> 7;
                    state ^= state << 17;
                    state as u8
                })
                .collect();
            let mut lexer = Lexer::new(&bytes);
            let mut count = 0;
            while lexer.tok != Tok::Eof {
                lexer.next();
                count += 1;
                assert!(count <= bytes.len());
            }
        }
    }
}
