//! Arithmetic, logic and comparison of bit-vectors.
//!
//! The operations are those of SMT-LIB's theory of fixed-size bit-vectors under its names (without the `bv`), on all
//! values: arithmetic is modulo 2^width. LLVM's instructions are the same functions where they are defined; when they
//! are not (`nsw`, `nuw`) is told by the predicates `…_overflows_…`. Equality is `==`; ordering whole values of
//! different widths is [`Bits::unsigned_cmp`]'s business.
//!
//! **Operands have one width.** Giving two is a mistake of the caller: debug builds stop there, others compute some
//! value of the left operand's width.
//!
//! Up to 64 bits an operation is a few machine instructions and nothing is allocated. Multiplication takes time
//! proportional to the product of both operands' lengths without leading zeros: at LLVM's greatest width, 2^23 bits,
//! that is some seconds.

use std::iter;

use crate::bits::{Bits, Store, top_word_mask};

/// The two's complement number that the lowest `width` bits of a word are; those above must be zero.
pub(crate) fn signed_word(width: u32, word: u64) -> i64 {
    // No bits hold zero only, which every shift keeps: taking the count modulo 64 makes that the same case.
    let unused = 64u32.saturating_sub(width) % 64;
    (word << unused) as i64 >> unused
}

/// The words without those on top that are zero.
pub(crate) fn significant(words: &[u64]) -> &[u64] {
    let length = words.iter().rposition(|word| *word != 0).map_or(0, |last| last + 1);
    words.get(..length).unwrap_or(words)
}

/// The lowest words of the product, at most `most_words`: all there are, or the product modulo a power of two.
pub(crate) fn multiply_words(left: &[u64], right: &[u64], most_words: usize) -> Vec<u64> {
    let (left, right) = (significant(left), significant(right));
    let mut product = vec![0u64; (left.len() + right.len()).min(most_words)];
    for (position, factor) in left.iter().enumerate() {
        let mut carry = 0;
        let row = product.get_mut(position..).unwrap_or_default();
        for (sum, other) in row.iter_mut().zip(right.iter().copied().chain(iter::once(0))) {
            let step = u128::from(*factor) * u128::from(other) + u128::from(*sum) + u128::from(carry);
            (*sum, carry) = (step as u64, (step >> 64) as u64);
        }
    }
    product
}

impl Bits {
    /// The result of an operation on words and, for more than 64 bits, of its twin on vectors of words.
    #[inline]
    pub(crate) fn combine(
        &self,
        other: &Bits,
        word: impl Fn(u64, u64) -> u64,
        words: impl Fn(&[u64], &[u64]) -> Vec<u64>,
    ) -> Bits {
        debug_assert_eq!(self.width(), other.width(), "operands of different widths");
        match &self.store {
            Store::Small(left) => Bits::from_u64(self.width(), word(*left, other.low_u64())),
            Store::Large(left) => Bits::from_word_vec(self.width(), words(left, other.words())),
        }
    }

    /// The result of an operation that has no carries.
    #[inline]
    fn bitwise(&self, other: &Bits, operation: impl Fn(u64, u64) -> u64) -> Bits {
        self.combine(other, &operation, |left, right| {
            let right = right.iter().copied().chain(iter::repeat(0));
            left.iter().zip(right).map(|(left, right)| operation(*left, right)).collect()
        })
    }

    /// The result of adding or subtracting words with a carry or borrow between them.
    #[inline]
    fn with_carry(&self, other: &Bits, step: impl Fn(u64, u64) -> (u64, bool)) -> Bits {
        self.combine(
            other,
            |left, right| step(left, right).0,
            |left, right| {
                let mut carry = false;
                let right = right.iter().copied().chain(iter::repeat(0));
                let words = left.iter().zip(right).map(|(left, right)| {
                    let (partial, first) = step(*left, right);
                    let (word, second) = step(partial, u64::from(carry));
                    carry = first || second;
                    word
                });
                words.collect()
            },
        )
    }

    /// Every bit the other way round.
    #[inline]
    pub fn not(&self) -> Bits {
        match &self.store {
            Store::Small(word) => Bits::from_u64(self.width(), !word),
            Store::Large(words) => {
                Bits::from_word_vec(self.width(), words.iter().map(|word| !word).collect())
            }
        }
    }

    /// The two's complement: 0 - self.
    #[inline]
    pub fn neg(&self) -> Bits {
        match &self.store {
            Store::Small(word) => Bits::from_u64(self.width(), word.wrapping_neg()),
            Store::Large(_) => Bits::zero(self.width()).sub(self),
        }
    }

    /// The bits that both have.
    #[inline]
    pub fn and(&self, other: &Bits) -> Bits {
        self.bitwise(other, |left, right| left & right)
    }

    /// The bits that either has.
    #[inline]
    pub fn or(&self, other: &Bits) -> Bits {
        self.bitwise(other, |left, right| left | right)
    }

    /// The bits that only one has.
    #[inline]
    pub fn xor(&self, other: &Bits) -> Bits {
        self.bitwise(other, |left, right| left ^ right)
    }

    /// The sum.
    #[inline]
    pub fn add(&self, other: &Bits) -> Bits {
        self.with_carry(other, u64::overflowing_add)
    }

    /// The difference.
    #[inline]
    pub fn sub(&self, other: &Bits) -> Bits {
        self.with_carry(other, u64::overflowing_sub)
    }

    /// The product.
    #[inline]
    pub fn mul(&self, other: &Bits) -> Bits {
        self.combine(other, u64::wrapping_mul, |left, right| multiply_words(left, right, left.len()))
    }

    /// Whether the unsigned value is less.
    #[inline]
    pub fn ult(&self, other: &Bits) -> bool {
        debug_assert_eq!(self.width(), other.width(), "operands of different widths");
        match (&self.store, &other.store) {
            (Store::Small(left), Store::Small(right)) => left < right,
            _ => self.unsigned_cmp(other).is_lt(),
        }
    }

    /// Whether the unsigned value is less or equal.
    #[inline]
    pub fn ule(&self, other: &Bits) -> bool {
        !other.ult(self)
    }

    /// Whether the two's complement value is less.
    #[inline]
    pub fn slt(&self, other: &Bits) -> bool {
        debug_assert_eq!(self.width(), other.width(), "operands of different widths");
        match (&self.store, &other.store) {
            (Store::Small(left), Store::Small(right)) => {
                signed_word(self.width(), *left) < signed_word(other.width(), *right)
            }
            _ => self.signed_cmp(other).is_lt(),
        }
    }

    /// Whether the two's complement value is less or equal.
    #[inline]
    pub fn sle(&self, other: &Bits) -> bool {
        !other.slt(self)
    }

    /// Whether the sum of the unsigned values is not below 2^width.
    pub fn add_overflows_unsigned(&self, other: &Bits) -> bool {
        self.add(other).ult(self)
    }

    /// Whether the sum of the two's complement values is not one of this width.
    pub fn add_overflows_signed(&self, other: &Bits) -> bool {
        let negative = self.is_negative();
        negative == other.is_negative() && negative != self.add(other).is_negative()
    }

    /// Whether the difference of the unsigned values is below zero.
    pub fn sub_overflows_unsigned(&self, other: &Bits) -> bool {
        self.ult(other)
    }

    /// Whether the difference of the two's complement values is not one of this width.
    pub fn sub_overflows_signed(&self, other: &Bits) -> bool {
        let negative = self.is_negative();
        negative != other.is_negative() && negative != self.sub(other).is_negative()
    }

    /// Whether the product of the unsigned values is not below 2^width.
    pub fn mul_overflows_unsigned(&self, other: &Bits) -> bool {
        debug_assert_eq!(self.width(), other.width(), "operands of different widths");
        match (&self.store, &other.store) {
            (Store::Small(left), Store::Small(right)) => {
                u128::from(*left) * u128::from(*right) > u128::from(top_word_mask(self.width()))
            }
            _ => self.product_length(other) > u64::from(self.width()),
        }
    }

    /// Whether the product of the two's complement values is not one of this width.
    pub fn mul_overflows_signed(&self, other: &Bits) -> bool {
        debug_assert_eq!(self.width(), other.width(), "operands of different widths");
        let width = self.width();
        match (&self.store, &other.store) {
            (Store::Small(left), Store::Small(right)) => {
                let product = i128::from(signed_word(width, *left)) * i128::from(signed_word(width, *right));
                i128::from(signed_word(width, product as u64 & top_word_mask(width))) != product
            }
            _ => {
                let (left, right) = (self.magnitude(), other.magnitude());
                let length = left.product_length(&right);
                // A magnitude of exactly 2^(width-1) is there below zero only.
                let may_be_least = self.is_negative() != other.is_negative();
                length > u64::from(width)
                    || length == u64::from(width)
                        && !(may_be_least && left.mul(&right).trailing_zeros() == width.saturating_sub(1))
            }
        }
    }

    /// The absolute value of the two's complement number, as an unsigned one.
    pub(crate) fn magnitude(&self) -> Bits {
        if self.is_negative() { self.neg() } else { self.clone() }
    }

    /// How many bits the whole product of the unsigned values has without leading zeros. Where the operands' lengths
    /// alone tell that it is greater than their width, or smaller, the bound they give is returned instead.
    fn product_length(&self, other: &Bits) -> u64 {
        let width = u64::from(self.width());
        let length = |bits: &Bits| u64::from(bits.width() - bits.leading_zeros());
        // The product has as many bits as both factors, or one less.
        let most = length(self) + length(other);
        if most < width || most > width + 1 {
            return most;
        }
        let product = multiply_words(self.words(), other.words(), usize::MAX);
        let product = significant(&product);
        product.last().map_or(0, |top| product.len() as u64 * 64 - u64::from(top.leading_zeros()))
    }
}
