//! Floating-point operations that are made of others: signs, classes, least and greatest numbers.
//!
//! They mean what the functions of the same names in [`bits::float_arith`] compute, to the bit. The same limits hold as
//! for the operations they are made of.

use bits::Bits;
use bits::float::FloatFormat;
use bits::float_arith::{FloatClass, RoundingMode};

use crate::float::FloatTerm;
use crate::format::Shape;
use crate::node::TermId;
use crate::pool::Terms;

/// Methods that choose one of two numbers.
macro_rules! choices {
    ($($(#[$doc:meta])* $name:ident least: $least:literal, numbers win: $numbers_win:literal;)*) => {
        $($(#[$doc])*
        pub fn $name(&mut self, format: FloatFormat, left: TermId, right: TermId) -> FloatTerm {
            self.float_choice(format, left, right, $least, $numbers_win)
        })*
    };
}

impl Terms {
    /// The pattern of a constant of this format.
    fn pattern(&mut self, format: FloatFormat, bits: u128) -> TermId {
        self.bits(&Bits::from_u128(format.width(), bits))
    }

    /// The sign bit: 1 for numbers below zero, -0, and NaNs that have it.
    pub fn float_sign(&mut self, format: FloatFormat, of: TermId) -> FloatTerm {
        let sign = self.check_float(format, &[of])?.magnitude();
        Ok(self.extract(of, sign, sign))
    }

    /// The pattern without its sign bit, in one bit less.
    fn float_magnitude(&mut self, shape: Shape, of: TermId) -> TermId {
        self.extract(of, shape.magnitude() - 1, 0)
    }

    /// The exponent as it is in the pattern.
    fn float_exponent(&mut self, shape: Shape, of: TermId) -> TermId {
        self.extract(of, shape.magnitude() - 1, shape.stored_significand())
    }

    /// The number with the other sign, also of NaNs.
    pub fn float_neg(&mut self, format: FloatFormat, of: TermId) -> FloatTerm {
        let shape = self.check_float(format, &[of])?;
        let sign = self.float_sign(format, of)?;
        let sign = self.not(sign);
        let magnitude = self.float_magnitude(shape, of);
        Ok(self.concat(sign, magnitude))
    }

    /// The number without its sign, also of NaNs.
    pub fn float_abs(&mut self, format: FloatFormat, of: TermId) -> FloatTerm {
        let shape = self.check_float(format, &[of])?;
        let magnitude = self.float_magnitude(shape, of);
        Ok(self.zero_extend(magnitude, format.width()))
    }

    /// The number with the sign of another, also of NaNs.
    pub fn float_copysign(&mut self, format: FloatFormat, of: TermId, sign: TermId) -> FloatTerm {
        let shape = self.check_float(format, &[of, sign])?;
        let sign = self.float_sign(format, sign)?;
        let magnitude = self.float_magnitude(shape, of);
        Ok(self.concat(sign, magnitude))
    }

    /// Whether it is not a number.
    pub fn float_is_nan(&mut self, format: FloatFormat, of: TermId) -> FloatTerm {
        let shape = self.check_float(format, &[of])?;
        let magnitude = self.float_magnitude(shape, of);
        let infinity = self.bits(&Bits::from_u128(shape.magnitude(), shape.infinity()));
        let above = self.ult(infinity, magnitude);
        if !shape.explicit_integer {
            return Ok(above);
        }
        // Without the integer bit only zero and subnormal numbers are numbers.
        let (integer, subnormal) =
            (self.float_integer_bit(shape, of), self.float_exponent_is_zero(shape, of));
        let lacks_integer = self.not(integer);
        let regular = self.not(subnormal);
        let unsupported = self.and(lacks_integer, regular);
        Ok(self.or(above, unsupported))
    }

    /// Whether the explicit integer bit is set.
    fn float_integer_bit(&mut self, shape: Shape, of: TermId) -> TermId {
        let bit = self.extract(of, shape.fraction(), shape.fraction());
        let one = self.number(1, 1);
        self.eq(bit, one)
    }

    fn float_exponent_is_zero(&mut self, shape: Shape, of: TermId) -> TermId {
        let exponent = self.float_exponent(shape, of);
        let zero = self.number(shape.exponent, 0);
        self.eq(exponent, zero)
    }

    /// Whether it is infinite, of either sign.
    pub fn float_is_infinite(&mut self, format: FloatFormat, of: TermId) -> FloatTerm {
        let shape = self.check_float(format, &[of])?;
        let magnitude = self.float_magnitude(shape, of);
        let infinity = self.bits(&Bits::from_u128(shape.magnitude(), shape.infinity()));
        Ok(self.eq(magnitude, infinity))
    }

    /// Whether it is zero, of either sign.
    pub fn float_is_zero(&mut self, format: FloatFormat, of: TermId) -> FloatTerm {
        let shape = self.check_float(format, &[of])?;
        let magnitude = self.float_magnitude(shape, of);
        let zero = self.number(shape.magnitude(), 0);
        Ok(self.eq(magnitude, zero))
    }

    /// Whether it is a number other than zero that does not use the whole precision.
    pub fn float_is_subnormal(&mut self, format: FloatFormat, of: TermId) -> FloatTerm {
        let shape = self.check_float(format, &[of])?;
        // With the explicit integer bit an exponent of zero means what one of one does.
        let upper = self.extract(of, shape.magnitude() - 1, shape.fraction());
        let none = self.number(shape.magnitude() - shape.fraction(), 0);
        let small = self.eq(upper, none);
        let zero = self.float_is_zero(format, of)?;
        let not_zero = self.not(zero);
        Ok(self.and(small, not_zero))
    }

    /// Whether it is a finite number of the whole precision.
    pub fn float_is_normal(&mut self, format: FloatFormat, of: TermId) -> FloatTerm {
        let others = [
            self.float_is_nan(format, of)?,
            self.float_is_infinite(format, of)?,
            self.float_is_subnormal(format, of)?,
            self.float_is_zero(format, of)?,
        ];
        let other = self.or_all(others);
        Ok(self.not(other))
    }

    /// Whether it is of one of these classes, each given by its [mask](FloatClass::mask): `llvm.is.fpclass`.
    pub fn float_is_class(&mut self, format: FloatFormat, of: TermId, mask: u32) -> FloatTerm {
        use FloatClass::*;
        let shape = self.check_float(format, &[of])?;
        let sign = self.float_sign(format, of)?;
        let one = self.number(1, 1);
        let negative = self.eq(sign, one);
        let quiet_bit = self.extract(of, shape.fraction() - 1, shape.fraction() - 1);
        let quiet = self.eq(quiet_bit, one);
        let families = [
            (self.float_is_nan(format, of)?, quiet, QuietNan, SignalingNan),
            (self.float_is_infinite(format, of)?, negative, NegativeInfinity, PositiveInfinity),
            (self.float_is_normal(format, of)?, negative, NegativeNormal, PositiveNormal),
            (self.float_is_subnormal(format, of)?, negative, NegativeSubnormal, PositiveSubnormal),
            (self.float_is_zero(format, of)?, negative, NegativeZero, PositiveZero),
        ];
        let mut any = self.bool(false);
        for (family, split, if_split, otherwise) in families {
            let wanted = |class: FloatClass| mask & class.mask() != 0;
            let (yes, no) = (self.bool(wanted(if_split)), self.bool(wanted(otherwise)));
            let member = self.ite(split, yes, no);
            let member = self.and(family, member);
            any = self.or(any, member);
        }
        Ok(any)
    }

    /// The one pattern of a number that has several, and the preferred NaN for all NaNs.
    pub fn float_canonical(&mut self, format: FloatFormat, of: TermId) -> FloatTerm {
        let shape = self.check_float(format, &[of])?;
        let is_nan = self.float_is_nan(format, of)?;
        let nan = self.pattern(format, shape.nan());
        let mut number = of;
        if shape.explicit_integer {
            // An exponent of zero with the integer bit is one of one.
            let (integer, low) = (self.float_integer_bit(shape, of), self.float_exponent_is_zero(shape, of));
            let odd = self.and(integer, low);
            let one = self.pattern(format, 1 << shape.stored_significand());
            let with_exponent = self.or(of, one);
            number = self.ite(odd, with_exponent, of);
        }
        Ok(self.ite(is_nan, nan, number))
    }

    choices! {
        /// The lesser, -0 being less than +0; NaN if either is one.
        float_minimum least: true, numbers win: false;
        /// The greater, -0 being less than +0; NaN if either is one.
        float_maximum least: false, numbers win: false;
        /// The lesser, -0 being less than +0, or the one that is a number; NaN if neither is.
        float_minimumnum least: true, numbers win: true;
        /// The greater, -0 being less than +0, or the one that is a number; NaN if neither is.
        float_maximumnum least: false, numbers win: true;
    }

    fn float_choice(
        &mut self,
        format: FloatFormat,
        left: TermId,
        right: TermId,
        least: bool,
        numbers_win: bool,
    ) -> FloatTerm {
        let (first, last) = if least { (left, right) } else { (right, left) };
        let before = self.float_less(format, first, last)?;
        // Of equal numbers only zeros are not the same; their signs decide.
        let equal = self.float_equal(format, left, right)?;
        let first_sign = self.float_sign(format, first)?;
        let one = self.number(1, 1);
        let first_negative = self.eq(first_sign, one);
        let by_sign = self.and(equal, first_negative);
        let left_first = self.or(before, by_sign);
        // If the greatest is sought, being first in this order is being the last one.
        let chosen = self.ite(left_first, left, right);
        let (left_nan, right_nan) = (self.float_is_nan(format, left)?, self.float_is_nan(format, right)?);
        let chosen = if numbers_win {
            let chosen = self.ite(right_nan, left, chosen);
            self.ite(left_nan, right, chosen)
        } else {
            let chosen = self.ite(right_nan, right, chosen);
            self.ite(left_nan, left, chosen)
        };
        self.float_canonical(format, chosen)
    }

    /// Whether the number, rounded, is an integer of `width` bits: whether conversion gives it.
    pub fn float_fits_integer(
        &mut self,
        format: FloatFormat,
        mode: RoundingMode,
        signed: bool,
        width: u32,
        of: TermId,
    ) -> FloatTerm {
        let shape = self.check_float(format, &[of])?;
        let rounded = self.float_round(format, mode, of)?;
        let limits = IntegerLimits::new(shape, signed, width);
        let above = self.pattern(format, limits.above);
        let below = self.float_less(format, rounded, above)?;
        let lowest = self.pattern(format, limits.lowest);
        let not_too_low = match limits.lowest_fits {
            true => self.float_less_or_equal(format, lowest, rounded)?,
            false => self.float_less(format, lowest, rounded)?,
        };
        Ok(self.and(not_too_low, below))
    }
}

/// The patterns between which numbers fit an integer.
pub(crate) struct IntegerLimits {
    /// What all of them are below.
    pub(crate) above: u128,
    /// What all of them are above, or equal to.
    pub(crate) lowest: u128,
    /// Whether they may be equal to it.
    pub(crate) lowest_fits: bool,
}

impl IntegerLimits {
    pub(crate) fn new(shape: Shape, signed: bool, width: u32) -> IntegerLimits {
        let power = if signed { width.saturating_sub(1) } else { width };
        let sign = 1 << shape.magnitude();
        // A power of two beyond the format is like infinity: all finite numbers are below it.
        let (above, finite) = match shape.power_of_two(power) {
            Some(pattern) => (pattern, true),
            None => (shape.infinity(), false),
        };
        match signed {
            true => IntegerLimits { above, lowest: above | sign, lowest_fits: finite },
            false => IntegerLimits { above, lowest: 0, lowest_fits: true },
        }
    }
}
