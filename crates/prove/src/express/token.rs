//! The words of an expression of C, each with the column where it starts.

use super::read::ReadError;
use super::types::{DataModel, Type};

/// A word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Token {
    /// A name, or a keyword.
    Word(String),
    /// A number with its type.
    Number(u64, Type),
    /// An operator, a bracket.
    Sign(&'static str),
    End,
}

/// The signs of C that are known, the longest first.
const SIGNS: [&str; 46] = [
    "<<=", ">>=", "...", "->", "<<", ">>", "<=", ">=", "==", "!=", "&&", "||", "++", "--", "+=", "-=", "*=",
    "/=", "%=", "&=", "|=", "^=", "(", ")", "[", "]", "{", "}", ".", ",", ";", "?", ":", "!", "~", "+", "-",
    "*", "/", "%", "<", ">", "&", "|", "^", "=",
];

/// All words, and the end.
pub fn tokens(text: &str, model: DataModel) -> Result<Vec<(usize, Token)>, ReadError> {
    let characters: Vec<char> = text.chars().collect();
    let (mut found, mut at) = (Vec::new(), 0);
    while let Some(c) = characters.get(at).copied() {
        let rest = characters.get(at..).unwrap_or_default();
        let column = at + 1;
        if c.is_whitespace() {
            at += 1;
        } else if c.is_ascii_digit() || c == '.' && rest.get(1).is_some_and(char::is_ascii_digit) {
            let word = word(rest, |c| c.is_alphanumeric() || matches!(c, '_' | '.' | '\''));
            found.push((column, number(&word, model).map_err(|message| ReadError { column, message })?));
            at += word.chars().count();
        } else if c.is_alphabetic() || matches!(c, '_' | '$') {
            let word = word(rest, |c| c.is_alphanumeric() || matches!(c, '_' | '$'));
            at += word.chars().count();
            found.push((column, Token::Word(word)));
        } else if c == '\'' {
            let (value, length) = character(rest).map_err(|message| ReadError { column, message })?;
            found.push((column, Token::Number(value, Type::INT)));
            at += length;
        } else {
            let sign = SIGNS.into_iter().find(|sign| sign.chars().eq(rest.iter().take(sign.len()).copied()));
            let Some(sign) = sign else {
                return Err(ReadError {
                    column,
                    message: format!("`{}` is not understood", c.escape_debug()),
                });
            };
            found.push((column, Token::Sign(sign)));
            at += sign.len();
        }
    }
    found.push((characters.len() + 1, Token::End));
    Ok(found)
}

fn word(rest: &[char], belongs: impl Fn(char) -> bool) -> String {
    rest.iter().copied().take_while(|c| belongs(*c)).collect()
}

/// A number of C, with the type that its digits and its suffix give it.
fn number(word: &str, model: DataModel) -> Result<Token, String> {
    let lower = word.to_lowercase();
    let (digits, base) = if let Some(rest) = lower.strip_prefix("0x") {
        (rest, 16)
    } else if let Some(rest) = lower.strip_prefix("0b") {
        (rest, 2)
    } else if lower.starts_with('0') {
        (&*lower, 8)
    } else {
        (&*lower, 10)
    };
    if lower.contains('.') || base == 10 && lower.contains('e') || base == 16 && lower.contains('p') {
        return Err(format!("`{word}` is a floating-point number; only integers are understood"));
    }
    let end = digits.find(|c: char| !c.is_digit(base)).unwrap_or(digits.len());
    let (digits, suffix) = digits.split_at(end);
    let bad = || format!("`{word}` is no number");
    if digits.is_empty() {
        return Err(bad());
    }
    let value = u64::from_str_radix(digits, base).map_err(|_| format!("`{word}` has more than 64 bits"))?;
    let (unsigned, longs) = match suffix {
        "" => (false, 0),
        "u" => (true, 0),
        "l" => (false, 1),
        "ul" | "lu" => (true, 1),
        "ll" => (false, 2),
        "ull" | "llu" => (true, 2),
        _ => return Err(bad()),
    };
    let widths = [(0, 32), (1, model.long()), (2, 64)];
    let types = widths.into_iter().filter(|(rank, _)| *rank >= longs).flat_map(|(_, width)| {
        // Without a suffix, only numbers of base 10 are never unsigned.
        let signed = (!unsigned).then(|| Type::new(width, true));
        let unsigned = (unsigned || base != 10).then(|| Type::new(width, false));
        [signed, unsigned].into_iter().flatten()
    });
    let holds = |ty: &Type| ty.holds((value.into(), value.into()));
    // What no type has is what compilers make of it, with a warning.
    let ty = types.into_iter().find(holds).unwrap_or(Type::new(64, false));
    Ok(Token::Number(value, ty))
}

/// A character constant: its value as `int`, and how many characters it takes.
fn character(rest: &[char]) -> Result<(u64, usize), String> {
    let bad = || "this is no character constant".to_string();
    let at = |place: usize| rest.get(place).copied().ok_or_else(bad);
    let (value, end) = match at(1)? {
        '\'' => return Err(bad()),
        '\\' => {
            let digits = |start: usize, base: u32, most: usize| {
                let digits = rest.iter().skip(start).take(most).map_while(|c| c.to_digit(base));
                digits.fold((0u64, start), |(value, end), digit| {
                    (value.saturating_mul(base.into()).saturating_add(digit.into()), end + 1)
                })
            };
            match at(2)? {
                'x' => digits(3, 16, 8),
                '0'..='7' => digits(2, 8, 3),
                c => {
                    let value = match c {
                        'n' => 10,
                        't' => 9,
                        'r' => 13,
                        'a' => 7,
                        'b' => 8,
                        'f' => 12,
                        'v' => 11,
                        '\\' | '\'' | '"' | '?' => c.into(),
                        _ => return Err(bad()),
                    };
                    (value, 3)
                }
            }
        }
        c if c.is_ascii() => (c.into(), 2),
        _ => return Err("only ASCII characters are understood".to_string()),
    };
    if at(end)? != '\'' || value > 255 {
        return Err(bad());
    }
    // Characters are signed.
    let value = if value > 127 { (value as i64 - 256) as u64 & 0xffff_ffff } else { value };
    Ok((value, end + 1))
}
