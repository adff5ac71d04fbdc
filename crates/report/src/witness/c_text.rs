//! The text of a C program, as far as places in it need it: which statement a place is in, and where the parentheses of a call end.
//!
//! Witnesses name the beginning of a statement or of a full expression, or the parenthesis that ends a call; compilers name operators and the beginnings of calls.
//! Tokens and brackets are enough to go from one to the other.
//!
//! Limits: lines of the preprocessor are passed over, so that what a macro stands for is not seen: a place in one is the place where it is named. Columns count bytes,
//! as those of compilers do.

/// A place: line and column, both from 1.
pub type Place = (u32, u32);

/// A word, a number, a literal or a sign.
#[derive(Clone, Copy, Debug)]
struct Token<'t> {
    text: &'t str,
    at: Place,
}

impl Token<'_> {
    fn is_word(&self) -> bool {
        self.text.starts_with(|c: char| c.is_alphabetic() || c == '_')
    }
}

/// The tokens of a text.
pub struct Text<'t> {
    tokens: Vec<Token<'t>>,
}

/// Where a place is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Around {
    /// The beginning of the statement or declaration, or of the expression in the parentheses of `if`, `while`, `for` and `switch`.
    pub statement: Place,
    /// The beginning of the full expression: that of the initialiser, in a declaration.
    pub expression: Place,
    /// The keyword in whose parentheses it is.
    pub keyword: Option<Place>,
}

/// A bracket that is open.
enum Open {
    /// Of a block.
    Block,
    /// The parentheses after a keyword, by its token.
    Header(usize),
    /// Any other.
    Plain,
}

const HEADERS: &[&str] = &["if", "while", "for", "switch"];
const TYPES: &[&str] = &[
    "int", "char", "unsigned", "signed", "long", "short", "float", "double", "const", "static", "struct",
    "union", "enum", "volatile", "_Bool", "register", "void",
];
/// Words that another word may follow without being a declaration.
const NO_TYPES: &[&str] = &["return", "goto", "sizeof", "case", "else", "do", "typedef"];

impl<'t> Text<'t> {
    /// Reads a text.
    pub fn new(text: &'t str) -> Text<'t> {
        let mut tokens = Vec::new();
        let (mut line, mut start_of_line, mut at) = (1u32, 0usize, 0usize);
        let bytes = text.as_bytes();
        let mut fresh = true;
        while let Some(&byte) = bytes.get(at) {
            let rest = text.get(at..).unwrap_or_default();
            let length = match byte {
                b'\n' => 1,
                b'#' if fresh => directive(bytes, at),
                _ if rest.starts_with("//") => rest.find('\n').unwrap_or(rest.len()),
                _ if rest.starts_with("/*") => rest.find("*/").map_or(rest.len(), |end| end + 2),
                b'"' | b'\'' => quoted(bytes, at),
                _ => {
                    let word = |c: char| c.is_alphanumeric() || c == '_';
                    let length = rest.find(|c: char| !word(c)).unwrap_or(rest.len());
                    length.max(rest.chars().next().map_or(1, char::len_utf8))
                }
            };
            let piece = text.get(at..at + length).unwrap_or_default();
            let blank = byte.is_ascii_whitespace() || rest.starts_with("//") || rest.starts_with("/*");
            let skipped = blank || (byte == b'#' && fresh);
            if !skipped {
                tokens.push(Token { text: piece, at: (line, (at - start_of_line + 1) as u32) });
                fresh = false;
            }
            for (offset, _) in piece.bytes().enumerate().filter(|(_, byte)| *byte == b'\n') {
                line += 1;
                start_of_line = at + offset + 1;
                fresh = true;
            }
            at += length.max(1);
        }
        Text { tokens }
    }

    /// What is around a place; nothing if the text has nothing there.
    pub fn around(&self, place: Place) -> Option<Around> {
        let here = self.tokens.iter().rposition(|token| token.at <= place)?;
        if self.tokens[here].at.0 != place.0 {
            return None;
        }
        let mut open: Vec<Open> = Vec::new();
        let mut start: Option<usize> = None;
        let mut questions = 0;
        for (i, token) in self.tokens.iter().enumerate().take(here + 1) {
            if i == here && matches!(token.text, "}" | ";") && start.is_none() {
                return Some(Around { statement: token.at, expression: token.at, keyword: None });
            }
            let first = *start.get_or_insert(i);
            let before = i.checked_sub(1).and_then(|before| self.tokens.get(before)).map(|token| token.text);
            let ends = match token.text {
                "else" | "do" => true,
                "(" => {
                    let header = before.is_some_and(|word| HEADERS.contains(&word));
                    open.push(if header { Open::Header(i - 1) } else { Open::Plain });
                    header
                }
                "[" => {
                    open.push(Open::Plain);
                    false
                }
                ")" | "]" => matches!(open.pop(), Some(Open::Header(_))),
                "{" => {
                    // In a function, a block begins a statement, or is one in parentheses.
                    let initialiser = match open.iter().any(|open| matches!(open, Open::Block)) {
                        true => first != i && before != Some("("),
                        false => before == Some("=") || !open.is_empty(),
                    };
                    open.push(if initialiser { Open::Plain } else { Open::Block });
                    !initialiser
                }
                "}" => matches!(open.pop(), Some(Open::Block) | None),
                ";" => !matches!(open.last(), Some(Open::Plain)),
                "?" => {
                    questions += 1;
                    false
                }
                ":" if questions > 0 => {
                    questions -= 1;
                    false
                }
                ":" => {
                    matches!(self.tokens[first].text, "case" | "default")
                        || first + 1 == i && self.tokens[first].is_word()
                }
                _ => false,
            };
            if i == here {
                break;
            }
            if ends {
                start = None;
                questions = 0;
            }
        }
        let first = start.unwrap_or(here);
        let keyword = open.iter().rev().find_map(|open| match open {
            Open::Header(keyword) => Some(Some(*keyword)),
            Open::Block => Some(None),
            Open::Plain => None,
        });
        let statement = self.tokens[first].at;
        let expression = self.initialiser(first, here).unwrap_or(statement);
        Some(Around { statement, expression, keyword: keyword.flatten().map(|at| self.tokens[at].at) })
    }

    /// The beginning of the initialiser that a token of a declaration is in.
    fn initialiser(&self, first: usize, here: usize) -> Option<Place> {
        let [one, two] = [first, first + 1].map(|at| self.tokens.get(at));
        let (one, two) = (one?, two?);
        let typed = TYPES.contains(&one.text)
            || one.is_word()
                && two.is_word()
                && !NO_TYPES.contains(&one.text)
                && !HEADERS.contains(&one.text);
        if !typed {
            return None;
        }
        let equals = |at: &usize| {
            let text = |at: usize| self.tokens.get(at).map(|token| token.text);
            let sign = |text: Option<&str>| text.is_some_and(|text| "=!<>+-*/%&|^".contains(text));
            text(*at) == Some("=") && text(at + 1) != Some("=") && !sign(text(at.wrapping_sub(1)))
        };
        let equals = (first..here).rev().find(equals)?;
        self.tokens.get(equals + 1).map(|token| token.at)
    }

    /// How many tokens there are.
    pub fn len(&self) -> usize {
        self.tokens.len()
    }

    /// The text of a token.
    pub fn word(&self, token: usize) -> Option<&'t str> {
        self.tokens.get(token).map(|token| token.text)
    }

    /// Where a token begins.
    pub fn place(&self, token: usize) -> Option<Place> {
        self.tokens.get(token).map(|token| token.at)
    }

    /// The token that begins at a place.
    pub fn token_at(&self, place: Place) -> Option<usize> {
        self.tokens.binary_search_by_key(&place, |token| token.at).ok()
    }

    /// The parenthesis that ends the call of a function that begins at a place.
    pub fn end_of_call(&self, place: Place, function: &str) -> Option<Place> {
        let name = self.tokens.iter().position(|token| token.at == place)?;
        let named = self.tokens[name].text == function
            && self.tokens.get(name + 1).is_some_and(|token| token.text == "(");
        if !named {
            return None;
        }
        let mut depth = 0u32;
        for token in self.tokens.get(name + 1..)? {
            match token.text {
                "(" => depth += 1,
                ")" if depth == 1 => return Some(token.at),
                ")" => depth -= 1,
                _ => {}
            }
        }
        None
    }

    /// The beginning of the call that ends with the parenthesis at a place, and what is called; without a column, that of the first call that ends in the line.
    pub fn call_ending(&self, line: u32, column: Option<u32>) -> Option<(Place, &'t str)> {
        let ends = |at: &usize| {
            let token = &self.tokens[*at];
            token.text == ")" && token.at.0 == line && column.is_none_or(|column| column == token.at.1)
        };
        (0..self.tokens.len()).filter(ends).find_map(|end| self.call_up_to(end))
    }

    fn call_up_to(&self, end: usize) -> Option<(Place, &'t str)> {
        let mut depth = 0u32;
        for at in (0..=end).rev() {
            match self.tokens[at].text {
                ")" => depth += 1,
                "(" if depth == 1 => {
                    let name = &self.tokens[at.checked_sub(1)?];
                    let calls = name.is_word() && !HEADERS.contains(&name.text) && name.text != "sizeof";
                    return calls.then_some((name.at, name.text));
                }
                "(" => depth -= 1,
                _ => {}
            }
        }
        None
    }
}

/// How long a line of the preprocessor is, with those that continue it.
fn directive(bytes: &[u8], from: usize) -> usize {
    let mut at = from;
    while let Some(byte) = bytes.get(at) {
        if *byte == b'\n' && bytes.get(at.wrapping_sub(1)) != Some(&b'\\') {
            break;
        }
        at += 1;
    }
    at - from
}

/// How long a literal in quotes is; up to the end of the line if it is not closed.
fn quoted(bytes: &[u8], from: usize) -> usize {
    let mut at = from + 1;
    while let Some(byte) = bytes.get(at) {
        match byte {
            b'\\' => at += 1,
            b'\n' => break,
            byte if Some(byte) == bytes.get(from) => return at + 1 - from,
            _ => {}
        }
        at += 1;
    }
    at.min(bytes.len()) - from
}

#[cfg(test)]
mod tests {
    use super::*;

    const PROGRAM: &str = "\
#define N 3 \\
   4
int f(int x) { // ; {
  int y = 2, *p = g(x, ')') + 1;
  if (x > y) x = 1; else y /= x;
  for (int i = 0; i < N; i++)
    a[i] = (struct s){ .x = i / y };
L: case 3: return x ? y : \";\"[0];
  do { x++; } while (x < g(2));
}
";

    fn around(line: u32, column: u32) -> (Place, Place, Option<Place>) {
        let around = Text::new(PROGRAM).around((line, column)).expect("there is something");
        (around.statement, around.expression, around.keyword)
    }

    #[test]
    fn statements_are_found_from_within() {
        assert_eq!(around(4, 11), ((4, 3), (4, 11), None));
        assert_eq!(around(4, 19), ((4, 3), (4, 19), None));
        assert_eq!(around(5, 9), ((5, 7), (5, 7), Some((5, 3))));
        assert_eq!(around(5, 16), ((5, 14), (5, 14), None));
        assert_eq!(around(5, 28), ((5, 26), (5, 26), None));
        assert_eq!(around(6, 21), ((6, 19), (6, 19), Some((6, 3))));
        assert_eq!(around(6, 27), ((6, 26), (6, 26), Some((6, 3))));
        assert_eq!(around(7, 31), ((7, 5), (7, 5), None));
        assert_eq!(around(8, 20), ((8, 12), (8, 12), None));
        assert_eq!(around(9, 9), ((9, 8), (9, 8), None));
        assert_eq!(around(9, 26), ((9, 22), (9, 22), Some((9, 15))));
        assert_eq!(around(10, 1), ((10, 1), (10, 1), None));
        assert!(Text::new(PROGRAM).around((11, 1)).is_none());
        assert!(Text::new(PROGRAM).around((1, 3)).is_none());
    }

    #[test]
    fn calls_are_found_from_both_ends() {
        let text = Text::new(PROGRAM);
        assert_eq!(text.end_of_call((4, 19), "g"), Some((4, 27)));
        assert_eq!((text.end_of_call((4, 19), "h"), text.end_of_call((4, 3), "int")), (None, None));
        assert_eq!(text.call_ending(4, Some(27)), Some(((4, 19), "g")));
        assert_eq!((text.call_ending(4, None), text.call_ending(4, Some(26))), (Some(((4, 19), "g")), None));
        assert_eq!(text.call_ending(9, None), Some(((9, 26), "g")));
    }

    #[test]
    fn texts_that_are_not_c_do_no_harm() {
        for text in ["", "\"", "'\\", "/*", "#", "((((", "}}}})", "a\u{e4}\u{1f600}=;{", "#\\\n"] {
            let text = Text::new(text);
            let _ = (text.around((1, 1)), text.call_ending(1, None), text.end_of_call((1, 1), "a"));
        }
    }
}
