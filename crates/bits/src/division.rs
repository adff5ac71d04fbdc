//! Division of bit-vectors.
//!
//! As in SMT-LIB, total: an unsigned quotient by zero has every bit set, the remainder by zero is the dividend, and
//! the signed operations follow from these by their signs. The signed quotient is rounded towards zero and the
//! remainder has the sign of the dividend; the least number divided by -1 is itself. LLVM's instructions are undefined
//! in those two cases; that is for the caller to say. Operands of two widths are a mistake of the caller, as for all
//! arithmetic.
//!
//! Wide numbers are divided as on paper, with words for digits (Knuth, The Art of Computer Programming, volume 2,
//! 4.3.1, algorithm D): in time proportional to the length of the quotient times that of the divisor.

use crate::arith::{signed_word, significant};
use crate::bits::{Bits, Store};

impl Bits {
    /// The quotient of the unsigned values, rounded down; with every bit set if the divisor is zero.
    pub fn udiv(&self, divisor: &Bits) -> Bits {
        self.combine(
            divisor,
            |dividend, divisor| dividend.checked_div(divisor).unwrap_or(u64::MAX),
            |dividend, divisor| match significant(divisor) {
                [] => vec![u64::MAX; dividend.len()],
                divisor => divide(dividend, divisor).0,
            },
        )
    }

    /// The remainder of the unsigned values; the dividend if the divisor is zero.
    pub fn urem(&self, divisor: &Bits) -> Bits {
        self.combine(
            divisor,
            |dividend, divisor| dividend.checked_rem(divisor).unwrap_or(dividend),
            |dividend, divisor| match significant(divisor) {
                [] => dividend.to_vec(),
                divisor => divide(dividend, divisor).1,
            },
        )
    }

    /// The quotient of the two's complement values, rounded towards zero, modulo 2^width; if the divisor is zero, 1 for
    /// dividends below zero and -1 for all others.
    pub fn sdiv(&self, divisor: &Bits) -> Bits {
        let width = self.width();
        debug_assert_eq!(width, divisor.width(), "operands of different widths");
        if let (Store::Small(left), Store::Small(right)) = (&self.store, &divisor.store) {
            let (dividend, divisor) = (signed_word(width, *left), signed_word(width, *right));
            let by_zero = if dividend < 0 { 1 } else { -1 };
            let quotient = if divisor == 0 { by_zero } else { dividend.wrapping_div(divisor) };
            return Bits::from_u64(width, quotient as u64);
        }
        let quotient = self.magnitude().udiv(&divisor.magnitude());
        if self.is_negative() == divisor.is_negative() { quotient } else { quotient.neg() }
    }

    /// The remainder of the two's complement values, with the sign of the dividend; the dividend if the divisor is
    /// zero.
    pub fn srem(&self, divisor: &Bits) -> Bits {
        let width = self.width();
        debug_assert_eq!(width, divisor.width(), "operands of different widths");
        if let (Store::Small(left), Store::Small(right)) = (&self.store, &divisor.store) {
            let (dividend, divisor) = (signed_word(width, *left), signed_word(width, *right));
            let remainder = if divisor == 0 { dividend } else { dividend.wrapping_rem(divisor) };
            return Bits::from_u64(width, remainder as u64);
        }
        let remainder = self.magnitude().urem(&divisor.magnitude());
        if self.is_negative() { remainder.neg() } else { remainder }
    }
}

/// The quotient and the remainder. The divisor has a word at least, and its last one is not zero.
fn divide(dividend: &[u64], divisor: &[u64]) -> (Vec<u64>, Vec<u64>) {
    let dividend = significant(dividend);
    match divisor {
        [divisor] => {
            let (quotient, remainder) = divide_by_word(dividend, *divisor);
            (quotient, vec![remainder])
        }
        [.., second, top] if dividend.len() >= divisor.len() => {
            // With the highest bit of the divisor set, guesses of digits from its highest words are nearly right.
            let shift = top.leading_zeros();
            let (top, second) = (shift_in(*top, *second, shift), *second);
            let third = divisor.iter().rev().nth(2).copied().unwrap_or(0);
            let second = shift_in(second, third, shift);
            let scaled_divisor = scaled(divisor, shift);
            let mut rest = scaled(dividend, shift);
            let divisor_words = scaled_divisor.get(..divisor.len()).unwrap_or(&scaled_divisor);
            let digits = dividend.len() - divisor.len() + 1;
            let mut quotient = vec![0; digits];
            for (position, digit) in quotient.iter_mut().enumerate().rev() {
                let window = rest.get_mut(position..=position + divisor.len()).unwrap_or_default();
                *digit = next_digit(window, divisor_words, top, second);
            }
            let remainder = (0..divisor.len())
                .map(|index| {
                    let word = |index: usize| rest.get(index).copied().unwrap_or(0);
                    word(index) >> shift | word(index + 1) << 1 << (63 - shift)
                })
                .collect();
            (quotient, remainder)
        }
        _ => (Vec::new(), dividend.to_vec()),
    }
}

/// The upper word of two that are shifted to the left by less than 64.
fn shift_in(high: u64, low: u64, shift: u32) -> u64 {
    high << shift | low >> 1 >> (63 - shift)
}

/// The words shifted to the left by less than 64, in one word more.
fn scaled(words: &[u64], shift: u32) -> Vec<u64> {
    let below = [0].iter().chain(words);
    words.iter().chain(&[0]).zip(below).map(|(word, below)| shift_in(*word, *below, shift)).collect()
}

/// Divides a window of the dividend, one word longer than the divisor and less than 2^64 times as great, leaving the
/// remainder in it. `top` and `second` are the highest words of the divisor; the highest bit of `top` is set.
fn next_digit(window: &mut [u64], divisor: &[u64], top: u64, second: u64) -> u64 {
    let [.., third, next, first] = window else { return 0 };
    let upper = u128::from(*first) << 64 | u128::from(*next);
    // The guess from the two words on top is too great by two at most; one word more nearly always corrects it.
    let mut guess = if *first < top { upper / u128::from(top) } else { u128::from(u64::MAX) };
    let mut rest = upper - guess * u128::from(top);
    while rest >> 64 == 0 && guess * u128::from(second) > (rest << 64 | u128::from(*third)) {
        guess -= 1;
        rest += u128::from(top);
    }
    let mut guess = guess as u64;
    if subtract_multiple(window, divisor, guess) {
        guess -= 1;
        add_back(window, divisor);
    }
    guess
}

/// Subtracts `factor` times the divisor from the window; whether that came out below zero.
fn subtract_multiple(window: &mut [u64], divisor: &[u64], factor: u64) -> bool {
    let (mut carry, mut borrow) = (0, false);
    for (word, divisor) in window.iter_mut().zip(divisor.iter().chain(&[0])) {
        let product = u128::from(factor) * u128::from(*divisor) + u128::from(carry);
        carry = (product >> 64) as u64;
        let (partial, first) = word.overflowing_sub(product as u64);
        let (difference, second) = partial.overflowing_sub(u64::from(borrow));
        (*word, borrow) = (difference, first || second);
    }
    borrow
}

/// Adds the divisor to the window, modulo its size.
fn add_back(window: &mut [u64], divisor: &[u64]) {
    let mut carry = false;
    for (word, divisor) in window.iter_mut().zip(divisor.iter().chain(&[0])) {
        let (partial, first) = word.overflowing_add(*divisor);
        let (sum, second) = partial.overflowing_add(u64::from(carry));
        (*word, carry) = (sum, first || second);
    }
}

/// The quotient and the remainder of a division by one word, which is not zero.
fn divide_by_word(dividend: &[u64], divisor: u64) -> (Vec<u64>, u64) {
    let mut quotient = dividend.to_vec();
    let mut remainder = 0;
    for word in quotient.iter_mut().rev() {
        let upper = u128::from(remainder) << 64 | u128::from(*word);
        *word = (upper / u128::from(divisor)) as u64;
        remainder = (upper % u128::from(divisor)) as u64;
    }
    (quotient, remainder)
}
