//! What an IEEE bit pattern stands for, and the pattern nearest to an exact number.
//!
//! All six IEEE formats are one kind of thing here: a precision and a width of the exponent. A finite number is an
//! integer times a power of two; results are computed exactly (or to more bits than needed, with a note whether
//! anything follows them) and rounded once, by [`Layout::round`]. `ppc_fp128` is no such format and has no layout.
//!
//! ```text
//!   sign | exponent, biased | fraction            value = (-1)^sign × 1.fraction × 2^(exponent - bias)
//!     1  | exponent_bits    | precision - 1       exponent 0: 0.fraction × 2^(1 - bias); all ones: infinity, NaNs
//!     1  | 15               | 64                  the x87 writes the integer bit, too
//! ```
//!
//! Patterns of the x87 whose integer bit contradicts their exponent are read as LLVM reads them: with exponent 0 and
//! the bit set the number that it says, otherwise without the bit a NaN.

use std::fmt;

use crate::float::FloatFormat;

/// How to round what lies between two numbers of a format.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum RoundingMode {
    /// To the nearest; if both are, to the one with an even significand. What LLVM assumes everywhere.
    #[default]
    NearestEven,
    /// To the nearest; if both are, away from zero.
    NearestAway,
    /// Towards positive infinity.
    Up,
    /// Towards negative infinity.
    Down,
    /// Towards zero.
    Zero,
}

/// The error of asking for arithmetic on `ppc_fp128`: as a pair of numbers, it has no rounding that IEEE defines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Unsupported;

impl fmt::Display for Unsupported {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("arithmetic on ppc_fp128 is not supported")
    }
}

impl std::error::Error for Unsupported {}

/// The parameters of an IEEE format.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Layout {
    /// Bits of the significand, the integer bit included.
    pub(crate) precision: u32,
    exponent_bits: u32,
    /// Whether the integer bit is part of the pattern.
    explicit_integer: bool,
}

/// What a pattern stands for, without its sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Magnitude {
    Nan { quiet: bool },
    Infinity,
    Finite(Scaled),
}

/// significand × 2^exponent. Zero has no significand; the exponent of all subnormal numbers is the least there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Scaled {
    pub(crate) significand: u128,
    pub(crate) exponent: i32,
}

impl Layout {
    /// The layout of an IEEE format.
    pub(crate) fn of(format: FloatFormat) -> Result<Layout, Unsupported> {
        let (precision, exponent_bits) = match format {
            FloatFormat::Half => (11, 5),
            FloatFormat::BFloat => (8, 8),
            FloatFormat::Single => (24, 8),
            FloatFormat::Double => (53, 11),
            FloatFormat::X87 => (64, 15),
            FloatFormat::Quad => (113, 15),
            FloatFormat::PpcPair => return Err(Unsupported),
        };
        Ok(Layout { precision, exponent_bits, explicit_integer: format == FloatFormat::X87 })
    }

    /// The bits below the exponent.
    fn stored_significand_bits(self) -> u32 {
        if self.explicit_integer { self.precision } else { self.precision - 1 }
    }

    /// The sign bit.
    pub(crate) fn sign_mask(self) -> u128 {
        1 << (self.stored_significand_bits() + self.exponent_bits)
    }

    /// Every bit below the sign.
    pub(crate) fn magnitude_mask(self) -> u128 {
        self.sign_mask() - 1
    }

    fn integer_bit(self) -> u128 {
        1 << (self.precision - 1)
    }

    /// The biased exponent of infinities and NaNs.
    fn special_exponent(self) -> u32 {
        (1 << self.exponent_bits) - 1
    }

    /// The exponent of the last bit of subnormal numbers.
    pub(crate) fn least_exponent(self) -> i32 {
        let bias = (1i32 << (self.exponent_bits - 1)) - 1;
        1 - bias - (self.precision as i32 - 1)
    }

    fn infinity_bits(self) -> u128 {
        let integer = if self.explicit_integer { self.integer_bit() } else { 0 };
        u128::from(self.special_exponent()) << self.stored_significand_bits() | integer
    }

    fn signed(self, negative: bool, magnitude: u128) -> u128 {
        if negative { magnitude | self.sign_mask() } else { magnitude }
    }

    /// The NaN that all operations give: positive, quiet, without payload.
    pub(crate) fn nan(self) -> u128 {
        self.infinity_bits() | self.integer_bit() >> 1
    }

    /// Infinity of either sign.
    pub(crate) fn infinity(self, negative: bool) -> u128 {
        self.signed(negative, self.infinity_bits())
    }

    /// Whether the sign bit is set.
    pub(crate) fn is_negative(self, bits: u128) -> bool {
        bits & self.sign_mask() != 0
    }

    /// What a pattern stands for. Bits above the format are ignored.
    pub(crate) fn read(self, bits: u128) -> Magnitude {
        let bits = bits & self.magnitude_mask();
        let stored = self.stored_significand_bits();
        let exponent = (bits >> stored) as u32;
        let significand = bits & ((1 << stored) - 1);
        let fraction = significand & (self.integer_bit() - 1);
        let integer = if self.explicit_integer { significand & self.integer_bit() } else { 0 };
        let lacks_integer = self.explicit_integer && integer == 0;
        let quiet = fraction & self.integer_bit() >> 1 != 0;
        match exponent {
            0 => Magnitude::Finite(Scaled { significand, exponent: self.least_exponent() }),
            _ if lacks_integer => Magnitude::Nan { quiet },
            _ if exponent < self.special_exponent() => Magnitude::Finite(Scaled {
                significand: fraction | self.integer_bit(),
                exponent: self.least_exponent() + (exponent as i32 - 1),
            }),
            _ if fraction == 0 => Magnitude::Infinity,
            _ => Magnitude::Nan { quiet },
        }
    }

    /// Whether the number is not zero and smaller than all that use the whole precision.
    pub(crate) fn is_subnormal(self, number: Scaled) -> bool {
        number.significand != 0 && number.significand < self.integer_bit()
    }

    /// The pattern of the number nearest to ±number, in the sense of the mode. If `more`, something below the last bit
    /// of the significand follows it; the significand must then be longer than the precision.
    pub(crate) fn round(self, negative: bool, number: Scaled, more: bool, mode: RoundingMode) -> u128 {
        let Scaled { significand, exponent } = number;
        if significand == 0 {
            return self.signed(negative, 0);
        }
        let length = 128 - significand.leading_zeros() as i32;
        let last = (exponent + length - self.precision as i32).max(self.least_exponent());
        debug_assert!(!more || last > exponent, "what is to be rounded away is not known");
        let (mut significand, mut last) = if last > exponent {
            (round_off(significand, last.abs_diff(exponent), more, negative, mode), last)
        } else {
            (significand << exponent.abs_diff(last), last)
        };
        if significand >> self.precision != 0 {
            significand >>= 1;
            last += 1;
        }
        if significand < self.integer_bit() {
            return self.signed(negative, significand);
        }
        let biased = last.abs_diff(self.least_exponent()) + 1;
        if biased >= self.special_exponent() {
            let to_infinity = match mode {
                RoundingMode::NearestEven | RoundingMode::NearestAway => true,
                RoundingMode::Up => !negative,
                RoundingMode::Down => negative,
                RoundingMode::Zero => false,
            };
            // Of the patterns of finite numbers the greatest is the one before that of infinity; the x87 has some
            // between them, but they lack the integer bit.
            let greatest = match self.explicit_integer {
                true => (self.infinity_bits() - (1 << self.precision)) | (self.integer_bit() - 1),
                false => self.infinity_bits() - 1,
            };
            return self.signed(negative, if to_infinity { self.infinity_bits() } else { greatest });
        }
        let stored = self.stored_significand_bits();
        self.signed(negative, u128::from(biased) << stored | significand & ((1 << stored) - 1))
    }

    /// The one pattern that this number has, or the NaN.
    pub(crate) fn canonical(self, bits: u128) -> u128 {
        let negative = self.is_negative(bits);
        match self.read(bits) {
            Magnitude::Nan { .. } => self.nan(),
            Magnitude::Infinity => self.infinity(negative),
            Magnitude::Finite(number) => self.round(negative, number, false, RoundingMode::Zero),
        }
    }
}

/// ±significand / 2^count, rounded to an integer and without its sign. If `more`, something below the last bit follows.
pub(crate) fn round_off(
    significand: u128,
    count: u32,
    more: bool,
    negative: bool,
    mode: RoundingMode,
) -> u128 {
    let kept = significand.checked_shr(count).unwrap_or(0);
    let (half, more) = match count.checked_sub(1) {
        None => (false, more),
        Some(128..) => (false, more || significand != 0),
        Some(below) => (significand >> below & 1 != 0, more || significand & ((1 << below) - 1) != 0),
    };
    let up = match mode {
        RoundingMode::NearestEven => half && (more || kept & 1 != 0),
        RoundingMode::NearestAway => half,
        RoundingMode::Up => !negative && (half || more),
        RoundingMode::Down => negative && (half || more),
        RoundingMode::Zero => false,
    };
    kept + u128::from(up)
}
