//! Bit-vectors of a fixed width.
//!
//! A [`Bits`] holds exactly one of the 2^width values; two are equal when width and value are. Every width that fits
//! a `u32` is accepted, 0 included (its only value is zero): the widths a *language* allows are its reader's business.
//! Up to 64 bits nothing is allocated.

use std::cmp::Ordering;
use std::slice;

/// A bit-vector: a width, and that many bits.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Bits {
    width: u32,
    pub(crate) store: Store,
}

/// Where the bits are. Those above the width are zero; `Large` is used for more than 64 bits, and only then.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Store {
    Small(u64),
    Large(Box<[u64]>),
}

/// How many words hold `width` bits; at least one, so that even a vector of no bits has a lowest word.
pub(crate) fn words_for(width: u32) -> usize {
    (width.div_ceil(64) as usize).max(1)
}

/// The bits of the highest word that belong to a vector of `width` bits.
#[inline]
pub(crate) fn top_word_mask(width: u32) -> u64 {
    let unused = width.wrapping_neg() % 64;
    if width == 0 { 0 } else { u64::MAX >> unused }
}

impl Bits {
    /// The value 0.
    pub fn zero(width: u32) -> Bits {
        Bits::from_u64(width, 0)
    }

    /// `value` modulo 2^width.
    #[inline]
    pub fn from_u64(width: u32, value: u64) -> Bits {
        match width {
            0..=64 => Bits { width, store: Store::Small(value & top_word_mask(width)) },
            _ => Bits::from_words(width, &[value]),
        }
    }

    /// The number with these words, the least significant first, modulo 2^width. Missing words are zero.
    pub fn from_words(width: u32, words: &[u64]) -> Bits {
        if width <= 64 {
            return Bits::from_u64(width, words.first().copied().unwrap_or(0));
        }
        let mut padded = Vec::with_capacity(words_for(width));
        padded.extend(words.iter().copied().take(words_for(width)));
        Bits::from_word_vec(width, padded)
    }

    /// The number with these words, the least significant first, modulo 2^width, in the same memory if it is large.
    pub(crate) fn from_word_vec(width: u32, mut words: Vec<u64>) -> Bits {
        if width <= 64 {
            return Bits::from_words(width, &words);
        }
        words.resize(words_for(width), 0);
        if let Some(top) = words.last_mut() {
            *top &= top_word_mask(width);
        }
        Bits { width, store: Store::Large(words.into_boxed_slice()) }
    }

    /// `value` modulo 2^width.
    pub fn from_u128(width: u32, value: u128) -> Bits {
        Bits::from_words(width, &[value as u64, (value >> 64) as u64])
    }

    /// The value with every bit set: the greatest unsigned number, and -1.
    pub fn ones(width: u32) -> Bits {
        match width {
            0..=64 => Bits::from_u64(width, u64::MAX),
            _ => Bits::from_word_vec(width, vec![u64::MAX; words_for(width)]),
        }
    }

    /// The number with these hexadecimal digits, of either case and without a prefix, modulo 2^width; `None` if
    /// there are none or one is not a digit.
    pub fn from_hex(width: u32, digits: &[u8]) -> Option<Bits> {
        if digits.is_empty() {
            return None;
        }
        let mut words = Vec::with_capacity((digits.len() / 16 + 1).min(words_for(width)));
        for chunk in digits.rchunks(16) {
            let word = hex_word(chunk)?;
            // Digits above the width are still looked at, since they may be none.
            if words.len() < words_for(width) {
                words.push(word);
            }
        }
        Some(Bits::from_words(width, &words))
    }

    /// How many bits there are.
    #[inline]
    pub fn width(&self) -> u32 {
        self.width
    }

    /// The bits in words, the least significant first; at least one word, zero above the width.
    pub fn words(&self) -> &[u64] {
        match &self.store {
            Store::Small(word) => slice::from_ref(word),
            Store::Large(words) => words,
        }
    }

    /// The value as an unsigned number, if it is below 2^64.
    pub fn to_u64(&self) -> Option<u64> {
        match self.words() {
            [low, above @ ..] if above.iter().all(|word| *word == 0) => Some(*low),
            _ => None,
        }
    }

    /// The value as an unsigned number, if it is below 2^128.
    pub fn to_u128(&self) -> Option<u128> {
        match self.words() {
            [low] => Some(u128::from(*low)),
            [low, high, above @ ..] if above.iter().all(|word| *word == 0) => {
                Some(u128::from(*high) << 64 | u128::from(*low))
            }
            _ => None,
        }
    }

    /// The value as an unsigned number, modulo 2^64.
    #[inline]
    pub fn low_u64(&self) -> u64 {
        match &self.store {
            Store::Small(word) => *word,
            Store::Large(words) => words.first().copied().unwrap_or(0),
        }
    }

    /// Whether no bit is set.
    pub fn is_zero(&self) -> bool {
        self.words().iter().all(|word| *word == 0)
    }

    /// Whether the highest bit is set: whether the value, read as a two's complement number, is below zero.
    pub fn is_negative(&self) -> bool {
        let sign = self.width.wrapping_sub(1) % 64;
        self.words().last().is_some_and(|top| top >> sign & 1 == 1)
    }

    /// The unsigned value in `new_width` bits: zeros above, or modulo 2^new_width if that is narrower.
    pub fn zero_extend(&self, new_width: u32) -> Bits {
        Bits::from_words(new_width, self.words())
    }

    /// The signed value in `new_width` bits: copies of the sign bit above, or modulo 2^new_width if that is narrower.
    pub fn sign_extend(&self, new_width: u32) -> Bits {
        if new_width <= self.width || !self.is_negative() {
            return Bits::from_words(new_width, self.words());
        }
        if new_width <= 64 {
            return Bits::from_u64(new_width, self.low_u64() | !top_word_mask(self.width));
        }
        let mut words = self.words().to_vec();
        if let Some(top) = words.last_mut() {
            *top |= !top_word_mask(self.width);
        }
        words.resize(words_for(new_width), u64::MAX);
        Bits::from_words(new_width, &words)
    }

    /// The lowest `new_width` bits; zeros above if there are fewer.
    pub fn truncate(&self, new_width: u32) -> Bits {
        Bits::from_words(new_width, self.words())
    }

    /// The order of the unsigned values, whatever their widths.
    pub fn unsigned_cmp(&self, other: &Bits) -> Ordering {
        let count = self.words().len().max(other.words().len());
        let word = |bits: &Bits, index: usize| bits.words().get(index).copied().unwrap_or(0);
        (0..count)
            .rev()
            .map(|index| word(self, index).cmp(&word(other, index)))
            .find(|order| order.is_ne())
            .unwrap_or(Ordering::Equal)
    }

    /// The order of the two's complement values, whatever their widths.
    pub fn signed_cmp(&self, other: &Bits) -> Ordering {
        if self.is_negative() != other.is_negative() {
            return other.is_negative().cmp(&self.is_negative());
        }
        // Among numbers of one sign and width the order is that of their bits.
        match self.width.cmp(&other.width) {
            Ordering::Equal => self.unsigned_cmp(other),
            Ordering::Less => self.sign_extend(other.width).unsigned_cmp(other),
            Ordering::Greater => self.unsigned_cmp(&other.sign_extend(self.width)),
        }
    }
}

/// The value of at most 16 hexadecimal digits.
fn hex_word(digits: &[u8]) -> Option<u64> {
    digits
        .iter()
        .try_fold(0u64, |value, digit| Some(value << 4 | u64::from(char::from(*digit).to_digit(16)?)))
}
