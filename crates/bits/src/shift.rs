//! Moving, cutting, joining and counting the bits of a bit-vector.
//!
//! Shifts are SMT-LIB's: by an amount of the operand's own width, and by the width or more leaves nothing (or, for
//! `ashr`, only copies of the sign). LLVM's shifts are poison there; that is for the caller to say. Operands of two
//! widths, bits to extract that are not there and swapping the bytes of what has no whole bytes are mistakes of the
//! caller: debug builds stop there, others compute some value.

use crate::arith::signed_word;
use crate::bits::{Bits, Store, words_for};

/// The word that begins at bit `low`; what is above the last word is zero.
fn word_at(words: &[u64], low: u64) -> u64 {
    let word =
        |index: u64| usize::try_from(index).ok().and_then(|index| words.get(index)).copied().unwrap_or(0);
    let (index, shift) = (low / 64, low % 64);
    match shift {
        0 => word(index),
        _ => word(index) >> shift | word(index + 1) << (64 - shift),
    }
}

impl Bits {
    /// The bits from `low` upwards, `width` of them, zeros where there are none.
    fn part(&self, low: u64, width: u32) -> Bits {
        let words = self.words();
        if width <= 64 {
            return Bits::from_u64(width, word_at(words, low));
        }
        let count = words_for(width) as u64;
        Bits::from_word_vec(width, (0..count).map(|index| word_at(words, low + index * 64)).collect())
    }

    /// The amount of a shift of this, if it is below the width.
    #[inline]
    fn shift_amount(&self, amount: &Bits) -> Option<u32> {
        debug_assert_eq!(self.width(), amount.width(), "operands of different widths");
        amount.to_u64().filter(|amount| *amount < u64::from(self.width())).map(|amount| amount as u32)
    }

    /// Shifted to the left, zeros coming in: times 2^amount.
    pub fn shl(&self, amount: &Bits) -> Bits {
        let Some(amount) = self.shift_amount(amount) else { return Bits::zero(self.width()) };
        match &self.store {
            Store::Small(word) => Bits::from_u64(self.width(), word << amount),
            Store::Large(words) => {
                let (skipped, shift) = ((amount / 64) as usize, amount % 64);
                let mut shifted = vec![0; words.len()];
                let mut below = 0;
                for (to, from) in shifted.iter_mut().skip(skipped).zip(words) {
                    // In two steps, since a shift by 64 is none.
                    *to = from << shift | below >> 1 >> (63 - shift);
                    below = *from;
                }
                Bits::from_word_vec(self.width(), shifted)
            }
        }
    }

    /// Shifted to the right, zeros coming in: the unsigned value divided by 2^amount.
    pub fn lshr(&self, amount: &Bits) -> Bits {
        let Some(amount) = self.shift_amount(amount) else { return Bits::zero(self.width()) };
        match &self.store {
            Store::Small(word) => Bits::from_u64(self.width(), word >> amount),
            Store::Large(_) => self.part(amount.into(), self.width()),
        }
    }

    /// Shifted to the right, copies of the sign bit coming in: the two's complement value divided by 2^amount and
    /// rounded down.
    pub fn ashr(&self, amount: &Bits) -> Bits {
        match &self.store {
            Store::Small(word) => {
                // By 63 there is nothing left but the sign.
                let amount = self.shift_amount(amount).unwrap_or(63);
                Bits::from_u64(self.width(), (signed_word(self.width(), *word) >> amount) as u64)
            }
            Store::Large(_) if self.is_negative() => self.not().lshr(amount).not(),
            Store::Large(_) => self.lshr(amount),
        }
    }

    /// These bits above those of `low`.
    pub fn concat(&self, low: &Bits) -> Bits {
        debug_assert!(self.width().checked_add(low.width()).is_some(), "more than 2^32 bits");
        let width = self.width().saturating_add(low.width());
        if width <= 64 {
            // If there are no high bits, the shift may be one by 64, but then there is nothing to shift either.
            let high = self.low_u64() << (low.width() % 64);
            return Bits::from_u64(width, high | low.low_u64());
        }
        let mut words = low.words().to_vec();
        let shift = low.width() % 64;
        words.resize(words_for(width), 0);
        let mut below = 0;
        // A word of the high part shares one with the low part unless that ends with its word.
        let places = words.iter_mut().skip((low.width() / 64) as usize);
        for (place, word) in places.zip(self.words().iter().copied().chain([0])) {
            *place |= word << shift | below >> 1 >> (63 - shift);
            below = word;
        }
        Bits::from_word_vec(width, words)
    }

    /// The bits from `low` to `high`, both included; 0 is the least significant one.
    pub fn extract(&self, high: u32, low: u32) -> Bits {
        debug_assert!(low <= high && high < self.width(), "bits that are not there");
        self.part(low.into(), high.saturating_sub(low).saturating_add(1))
    }

    /// How many bits are set.
    pub fn count_ones(&self) -> u32 {
        self.words().iter().map(|word| word.count_ones()).sum()
    }

    /// How many bits above the highest one that is set; the width if none is.
    pub fn leading_zeros(&self) -> u32 {
        let words = self.words();
        let unused = words.len() as u64 * 64 - u64::from(self.width());
        let zero_words = words.iter().rev().take_while(|word| **word == 0).count();
        let in_word = words.iter().rev().nth(zero_words).map_or(0, |word| word.leading_zeros());
        (zero_words as u64 * 64 + u64::from(in_word) - unused) as u32
    }

    /// How many bits below the lowest one that is set; the width if none is.
    pub fn trailing_zeros(&self) -> u32 {
        let zero_words = self.words().iter().take_while(|word| **word == 0).count();
        match self.words().get(zero_words) {
            Some(word) => zero_words as u32 * 64 + word.trailing_zeros(),
            None => self.width(),
        }
    }

    /// The bits in the opposite order.
    pub fn reverse_bits(&self) -> Bits {
        self.reversed(u64::reverse_bits)
    }

    /// The bytes in the opposite order. The width must be a multiple of 8.
    pub fn swap_bytes(&self) -> Bits {
        debug_assert!(self.width().is_multiple_of(8), "no whole bytes");
        self.reversed(u64::swap_bytes)
    }

    /// The words in the opposite order, each changed by `within`.
    fn reversed(&self, within: impl Fn(u64) -> u64) -> Bits {
        match &self.store {
            // No bits are zero, which may be shifted by any count.
            Store::Small(word) => {
                Bits::from_u64(self.width(), within(*word) >> (64u32.saturating_sub(self.width()) % 64))
            }
            Store::Large(words) => {
                let words: Vec<u64> = words.iter().rev().map(|word| within(*word)).collect();
                let unused = words.len() as u64 * 64 - u64::from(self.width());
                let count = words.len() as u64;
                let shifted = (0..count).map(|index| word_at(&words, unused + index * 64));
                Bits::from_word_vec(self.width(), shifted.collect())
            }
        }
    }
}
