//! Bit-vectors from and to decimal text.
//!
//! Both ways work 19 digits at a time, the most a word holds. Reading takes time proportional to the digits times the
//! width and writing to the square of the number's length: a hundred thousand digits are a matter of milliseconds
//! one way and of a tenth of a second the other, but millions of them take more than a minute to write.

use crate::bits::{Bits, words_for};

/// The most decimal digits that always fit in a word.
const CHUNK: usize = 19;

/// 10^CHUNK.
const CHUNK_BASE: u64 = 10_000_000_000_000_000_000;

impl Bits {
    /// The number `-?[0-9]+`, modulo 2^width; `None` if the text is anything else.
    pub fn from_decimal(width: u32, digits: &[u8]) -> Option<Bits> {
        let (negative, digits) = split_sign(digits)?;
        let mut words = magnitude(digits, words_for(width));
        if negative {
            words.resize(words_for(width), 0);
            negate(&mut words);
        }
        Some(Bits::from_words(width, &words))
    }

    /// Whether `digits` is a number `-?[0-9]+` that `width` bits can hold without loss, be it as a signed or as an
    /// unsigned number: one from -2^(width-1) to 2^width - 1. No bits hold zero only.
    pub fn fits_decimal(width: u32, digits: &[u8]) -> bool {
        let Some((negative, digits)) = split_sign(digits) else { return false };
        let first = digits.iter().position(|digit| *digit != b'0').unwrap_or(digits.len());
        let digits = digits.get(first..).unwrap_or_default();
        // A number of n digits has more than 3 (n-1) bits: far too long ones need not be computed.
        let width = u64::from(width);
        if digits.len() as u64 > width / 3 + 1 {
            return false;
        }
        let words = magnitude(digits, usize::MAX);
        let Some(top) = words.last() else { return true };
        let length = words.len() as u64 * 64 - u64::from(top.leading_zeros());
        let is_power_of_two = words.iter().map(|word| word.count_ones()).sum::<u32>() == 1;
        length < width || length == width && (!negative || is_power_of_two)
    }

    /// The value as a two's complement number in decimal.
    pub fn to_signed_decimal(&self) -> String {
        if !self.is_negative() {
            return self.to_unsigned_decimal();
        }
        let mut words = self.words().to_vec();
        negate(&mut words);
        let magnitude = Bits::from_words(self.width(), &words);
        format!("-{}", magnitude.to_unsigned_decimal())
    }

    /// The value as an unsigned number in decimal.
    pub fn to_unsigned_decimal(&self) -> String {
        if let Some(value) = self.to_u64() {
            return value.to_string();
        }
        let mut words = self.words().to_vec();
        let mut chunks = Vec::new();
        trim(&mut words);
        while !words.is_empty() {
            chunks.push(divide_by_chunk_base(&mut words));
            trim(&mut words);
        }
        let mut text = String::with_capacity(chunks.len() * CHUNK);
        for chunk in chunks.iter().rev() {
            if text.is_empty() {
                text.push_str(&chunk.to_string());
            } else {
                text.push_str(&format!("{chunk:0CHUNK$}"));
            }
        }
        text
    }
}

/// Whether the number begins with a minus sign, and its digits; `None` if it is no number.
fn split_sign(text: &[u8]) -> Option<(bool, &[u8])> {
    let (negative, digits) = match text {
        [b'-', digits @ ..] => (true, digits),
        digits => (false, digits),
    };
    (!digits.is_empty() && digits.iter().all(u8::is_ascii_digit)).then_some((negative, digits))
}

/// The number with these digits modulo 2^(64 max_words), without zero words on top.
fn magnitude(digits: &[u8], max_words: usize) -> Vec<u64> {
    let mut words = Vec::new();
    // The first chunk is the short one, so that all others are worth CHUNK_BASE each.
    let (head, tail) = digits.split_at_checked(digits.len() % CHUNK).unwrap_or_default();
    for chunk in std::iter::once(head).chain(tail.chunks(CHUNK)) {
        let mut carry = chunk.iter().fold(0, |value, digit| value * 10 + u64::from(digit - b'0'));
        for word in &mut words {
            (*word, carry) = split(u128::from(*word) * u128::from(CHUNK_BASE) + u128::from(carry));
        }
        if carry != 0 && words.len() < max_words {
            words.push(carry);
        }
    }
    trim(&mut words);
    words
}

/// The low and the high word.
fn split(value: u128) -> (u64, u64) {
    (value as u64, (value >> 64) as u64)
}

/// Drops the zero words on top.
fn trim(words: &mut Vec<u64>) {
    while words.last() == Some(&0) {
        words.pop();
    }
}

/// The two's complement of all words.
fn negate(words: &mut [u64]) {
    let mut carry = true;
    for word in words {
        (*word, carry) = (!*word).overflowing_add(u64::from(carry));
    }
}

/// Divides in place and returns the remainder.
fn divide_by_chunk_base(words: &mut [u64]) -> u64 {
    let mut remainder = 0;
    for word in words.iter_mut().rev() {
        let dividend = u128::from(remainder) << 64 | u128::from(*word);
        *word = (dividend / u128::from(CHUNK_BASE)) as u64;
        remainder = (dividend % u128::from(CHUNK_BASE)) as u64;
    }
    remainder
}
