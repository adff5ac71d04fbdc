//! The parameters of the IEEE formats: what [`FloatFormat`] means in bits.

use bits::float::FloatFormat;
use bits::float_arith::Unsupported;

/// The parameters of an IEEE format.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shape {
    /// The bits of the exponent.
    pub(crate) exponent: u32,
    /// The bits of the significand, the integer bit included.
    pub(crate) precision: u32,
    /// Whether the integer bit is part of the pattern, as in the x87 format only.
    pub(crate) explicit_integer: bool,
}

impl Shape {
    /// The parameters of a format that is IEEE's.
    pub(crate) fn of(format: FloatFormat) -> Result<Shape, Unsupported> {
        let (exponent, precision) = match format {
            FloatFormat::Half => (5, 11),
            FloatFormat::BFloat => (8, 8),
            FloatFormat::Single => (8, 24),
            FloatFormat::Double => (11, 53),
            FloatFormat::X87 => (15, 64),
            FloatFormat::Quad => (15, 113),
            FloatFormat::PpcPair => return Err(Unsupported),
        };
        Ok(Shape { exponent, precision, explicit_integer: format == FloatFormat::X87 })
    }

    /// The bits of the fraction, without the integer bit.
    pub(crate) fn fraction(self) -> u32 {
        self.precision - 1
    }

    /// The bits below the exponent.
    pub(crate) fn stored_significand(self) -> u32 {
        self.fraction() + u32::from(self.explicit_integer)
    }

    /// The bits below the sign.
    pub(crate) fn magnitude(self) -> u32 {
        self.stored_significand() + self.exponent
    }

    /// The pattern of positive infinity.
    pub(crate) fn infinity(self) -> u128 {
        let exponent = ((1 << self.exponent) - 1) << self.stored_significand();
        if self.explicit_integer { exponent | 1 << self.fraction() } else { exponent }
    }

    /// The pattern of the NaN that all operations return.
    pub(crate) fn nan(self) -> u128 {
        self.infinity() | 1 << (self.fraction() - 1)
    }

    /// The pattern of 2^power, if it is finite.
    pub(crate) fn power_of_two(self, power: u32) -> Option<u128> {
        let bias = (1 << (self.exponent - 1)) - 1;
        if power > bias {
            return None;
        }
        let integer = if self.explicit_integer { 1 << self.fraction() } else { 0 };
        Some(u128::from(power + bias) << self.stored_significand() | integer)
    }
}
