//! The text under construction, and how LLVM spells names, strings and numbers in it.
//!
//! Everything that goes in is ASCII: bytes of the program that are not are escaped as `\XX`.

/// A growing text.
#[derive(Default)]
pub(super) struct Out {
    bytes: Vec<u8>,
}

/// What a byte may stand in as it is.
mod class {
    /// A name without quotes.
    pub const NAME: u8 = 1;
    /// A name of metadata; only letters and signs may come first.
    pub const METADATA_NAME: u8 = 2;
    /// A quoted string.
    pub const STRING: u8 = 4;
    /// Text that is kept as it was written.
    pub const TEXT: u8 = 8;
}

const CLASSES: [u8; 256] = {
    use class::*;
    let mut classes = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        let c = byte as u8;
        if c.is_ascii_alphanumeric() || matches!(c, b'-' | b'.' | b'_') {
            classes[byte] |= NAME | METADATA_NAME;
        }
        if c == b'$' {
            classes[byte] |= METADATA_NAME;
        }
        if matches!(c, b' '..=b'~') && c != b'"' && c != b'\\' {
            classes[byte] |= STRING;
        }
        if matches!(c, b' '..=b'~' | b'\t') {
            classes[byte] |= TEXT;
        }
        byte += 1;
    }
    classes
};

fn is(byte: u8, class: u8) -> bool {
    CLASSES[byte as usize] & class != 0
}

impl Out {
    pub fn with_capacity(bytes: usize) -> Out {
        Out { bytes: Vec::with_capacity(bytes) }
    }

    #[inline]
    pub fn text(&mut self, text: &str) {
        self.bytes.extend_from_slice(text.as_bytes());
    }

    #[inline]
    pub fn byte(&mut self, byte: u8) {
        self.bytes.push(byte);
    }

    /// A decimal number.
    pub fn number(&mut self, mut number: u64) {
        let mut digits = [0; 20];
        let mut start = digits.len();
        loop {
            start -= 1;
            digits[start] = b'0' + (number % 10) as u8;
            number /= 10;
            if number == 0 {
                break;
            }
        }
        self.bytes.extend_from_slice(&digits[start..]);
    }

    /// A decimal number with its sign.
    pub fn signed(&mut self, number: i64) {
        if number < 0 {
            self.byte(b'-');
        }
        self.number(number.unsigned_abs());
    }

    /// A name after its `%`, `@` or `$`, in quotes if it needs them.
    pub fn name(&mut self, name: &[u8]) {
        let plain = name.first().is_some_and(|c| !c.is_ascii_digit());
        if plain && name.iter().all(|&c| is(c, class::NAME)) {
            self.bytes.extend_from_slice(name);
        } else {
            self.quoted(name);
        }
    }

    /// A name of metadata after its `!`.
    pub fn metadata_name(&mut self, name: &[u8]) {
        for (i, &c) in name.iter().enumerate() {
            if is(c, class::METADATA_NAME) && (i > 0 || !c.is_ascii_digit()) {
                self.byte(c);
            } else {
                self.hex_escape(c);
            }
        }
    }

    /// `"..."`.
    pub fn quoted(&mut self, string: &[u8]) {
        self.byte(b'"');
        self.escaped(string, class::STRING);
        self.byte(b'"');
    }

    /// Text that goes out as it came in, as far as it is ASCII.
    pub fn verbatim(&mut self, text: &[u8]) {
        self.escaped(text, class::TEXT);
    }

    fn escaped(&mut self, mut string: &[u8], class: u8) {
        loop {
            let plain = string.iter().position(|&c| !is(c, class)).unwrap_or(string.len());
            let (before, rest) = string.split_at(plain);
            self.bytes.extend_from_slice(before);
            let Some((&odd, after)) = rest.split_first() else { return };
            if odd == b'\\' {
                self.text("\\\\");
            } else {
                self.hex_escape(odd);
            }
            string = after;
        }
    }

    fn hex_escape(&mut self, byte: u8) {
        const DIGITS: &[u8; 16] = b"0123456789ABCDEF";
        self.byte(b'\\');
        self.byte(DIGITS[usize::from(byte >> 4)]);
        self.byte(DIGITS[usize::from(byte & 15)]);
    }

    /// Spaces up to `column` of the current line, one at least.
    pub fn pad_to(&mut self, column: usize) {
        let length = self.bytes.iter().rev().take_while(|&&c| c != b'\n').count();
        let spaces = column.saturating_sub(length).max(1);
        self.bytes.resize(self.bytes.len() + spaces, b' ');
    }

    pub fn finish(self) -> String {
        String::from_utf8(self.bytes)
            .unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(write: impl FnOnce(&mut Out)) -> String {
        let mut out = Out::default();
        write(&mut out);
        out.finish()
    }

    #[test]
    fn names_are_quoted_when_they_must() {
        for (name, text) in [
            (&b"printf"[..], "printf"),
            (b".str.1-x_", ".str.1-x_"),
            (b"1a", "\"1a\""),
            (b"", "\"\""),
            (b"a$b", "\"a$b\""),
            (b"a\\b\"\t", "\"a\\\\b\\22\\09\""),
            ("é".as_bytes(), "\"\\C3\\A9\""),
        ] {
            assert_eq!(written(|out| out.name(name)), text);
        }
    }

    #[test]
    fn names_of_metadata_are_escaped_without_quotes() {
        assert_eq!(written(|out| out.metadata_name(b"llvm.$x")), "llvm.$x");
        assert_eq!(written(|out| out.metadata_name(b"1 \\")), "\\31\\20\\5C");
    }

    #[test]
    fn numbers_are_decimal() {
        for number in [0, 7, 10, 12345, i64::MAX, -1, i64::MIN] {
            assert_eq!(written(|out| out.signed(number)), number.to_string());
        }
        assert_eq!(written(|out| out.number(u64::MAX)), u64::MAX.to_string());
    }

    #[test]
    fn padding_counts_from_the_last_line() {
        assert_eq!(
            written(|out| {
                out.text("first\nab:");
                out.pad_to(5);
                out.text(";\nabcdef");
                out.pad_to(5);
                out.byte(b';');
            }),
            "first\nab:  ;\nabcdef ;"
        );
    }
}
