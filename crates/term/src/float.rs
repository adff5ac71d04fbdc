//! Floating-point operations on bit-vectors that hold IEEE bits.
//!
//! They mean what [`bits::float_arith`] and [`bits::float_convert`] compute: results are rounded once, and a NaN that
//! comes out is always the preferred one. Every method refuses `ppc_fp128`, which has no IEEE arithmetic, with
//! [`Unsupported`]; so no term ever has that format.
//!
//! **Numbers that do not fit an integer.** SMT-LIB leaves open what converting them gives, LLVM makes it poison. Here it is
//! zero, and the text for solvers says so. Whether a number fits is told by [`Terms::float_fits_integer`].

use bits::float::FloatFormat;
use bits::float_arith::{RoundingMode, Unsupported};

use crate::format::Shape;
use crate::node::{FloatBinaryOp, FloatCompareOp, FloatUnaryOp, Node, TermId};
use crate::pool::Terms;

/// A term, unless the format has no arithmetic.
pub type FloatTerm = Result<TermId, Unsupported>;

/// Methods for operations of two operands and a rounding mode.
macro_rules! rounded {
    ($($(#[$doc:meta])* $name:ident $op:ident;)*) => {
        $($(#[$doc])*
        pub fn $name(&mut self, format: FloatFormat, mode: RoundingMode, left: TermId, right: TermId) -> FloatTerm {
            self.float_binary(FloatBinaryOp::$op, format, mode, left, right)
        })*
    };
}

/// Methods for comparisons.
macro_rules! comparison {
    ($($(#[$doc:meta])* $name:ident $op:ident;)*) => {
        $($(#[$doc])*
        pub fn $name(&mut self, format: FloatFormat, left: TermId, right: TermId) -> FloatTerm {
            self.check_float(format, &[left, right])?;
            Ok(self.make(Node::FloatCompare { op: FloatCompareOp::$op, format, left, right }))
        })*
    };
}

impl Terms {
    pub(crate) fn check_float(&self, format: FloatFormat, operands: &[TermId]) -> Result<Shape, Unsupported> {
        debug_assert!(
            operands.iter().all(|operand| self.width(*operand) == format.width()),
            "operands that do not have the width of {format:?}"
        );
        Shape::of(format)
    }

    fn float_binary(
        &mut self,
        op: FloatBinaryOp,
        format: FloatFormat,
        mode: RoundingMode,
        left: TermId,
        right: TermId,
    ) -> FloatTerm {
        self.check_float(format, &[left, right])?;
        Ok(self.make(Node::FloatBinary { op, format, mode, left, right }))
    }

    rounded! {
        /// left + right.
        float_add Add;
        /// left - right.
        float_sub Sub;
        /// left × right.
        float_mul Mul;
        /// left / right.
        float_div Div;
    }

    /// C's `fmod`, which is always exact: the remainder of the division rounded towards zero. It can be evaluated but
    /// not be given to a solver.
    pub fn float_rem(&mut self, format: FloatFormat, left: TermId, right: TermId) -> FloatTerm {
        self.float_binary(FloatBinaryOp::Rem, format, RoundingMode::Zero, left, right)
    }

    /// left × right + addend, rounded once.
    pub fn float_fma(
        &mut self,
        format: FloatFormat,
        mode: RoundingMode,
        left: TermId,
        right: TermId,
        addend: TermId,
    ) -> FloatTerm {
        self.check_float(format, &[left, right, addend])?;
        Ok(self.make(Node::FloatFma { format, mode, left, right, addend }))
    }

    /// The square root.
    pub fn float_sqrt(&mut self, format: FloatFormat, mode: RoundingMode, of: TermId) -> FloatTerm {
        self.check_float(format, &[of])?;
        Ok(self.make(Node::FloatUnary { op: FloatUnaryOp::Sqrt, format, mode, of }))
    }

    /// The nearest integer in the sense of the mode, as a number of the same format.
    pub fn float_round(&mut self, format: FloatFormat, mode: RoundingMode, of: TermId) -> FloatTerm {
        self.check_float(format, &[of])?;
        Ok(self.make(Node::FloatUnary { op: FloatUnaryOp::RoundToIntegral, format, mode, of }))
    }

    comparison! {
        /// Whether the numbers are equal, as both zeros are and NaNs never.
        float_equal Equal;
        /// Whether the left number is less; not if either is a NaN.
        float_less Less;
        /// Whether the left number is less or equal; not if either is a NaN.
        float_less_or_equal LessOrEqual;
    }

    /// The number in another format.
    pub fn float_convert(
        &mut self,
        from: FloatFormat,
        to: FloatFormat,
        mode: RoundingMode,
        of: TermId,
    ) -> FloatTerm {
        self.check_float(from, &[of])?;
        Shape::of(to)?;
        Ok(self.make(Node::FloatConvert { from, to, mode, of }))
    }

    /// The number nearest to an unsigned integer.
    pub fn float_from_unsigned(&mut self, format: FloatFormat, mode: RoundingMode, of: TermId) -> FloatTerm {
        self.float_from_integer(format, mode, false, of)
    }

    /// The number nearest to a two's complement integer.
    pub fn float_from_signed(&mut self, format: FloatFormat, mode: RoundingMode, of: TermId) -> FloatTerm {
        self.float_from_integer(format, mode, true, of)
    }

    fn float_from_integer(
        &mut self,
        format: FloatFormat,
        mode: RoundingMode,
        signed: bool,
        of: TermId,
    ) -> FloatTerm {
        self.check_bits_one(of);
        Shape::of(format)?;
        Ok(self.make(Node::FloatFromInteger { format, mode, signed, of }))
    }

    /// The number rounded to an unsigned integer of `width` bits; 0 if it does not fit.
    pub fn float_to_unsigned(
        &mut self,
        format: FloatFormat,
        mode: RoundingMode,
        width: u32,
        of: TermId,
    ) -> FloatTerm {
        self.check_float(format, &[of])?;
        Ok(self.make(Node::FloatToInteger { format, mode, signed: false, width, of }))
    }

    /// The number rounded to a two's complement integer of `width` bits; 0 if it does not fit.
    pub fn float_to_signed(
        &mut self,
        format: FloatFormat,
        mode: RoundingMode,
        width: u32,
        of: TermId,
    ) -> FloatTerm {
        self.check_float(format, &[of])?;
        Ok(self.make(Node::FloatToInteger { format, mode, signed: true, width, of }))
    }
}
