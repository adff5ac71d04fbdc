//! What values are made of: the kernel of operations that a domain has to provide.
//!
//! A domain gives meaning to bit-vectors and truth values; everything else (overflow tests, saturation, counting bits,
//! minima, ...) is derived from this kernel once, in [`crate::derived`]. Operations are SMT-LIB's: division by zero is all
//! ones, a shift by the width or more is zero (or all sign bits). Widths are given by the caller, as machine words do not
//! know theirs.
//!
//! A value never turns into a Rust `bool` in this crate. [`Domain::known`] and [`Domain::known_zero`] only tell what is
//! known without asking a solver; they may be used to do less work, never to mean something else.

use bits::Bits;
use bits::float::FloatFormat;
use bits::float_arith::RoundingMode;

/// Operations on two numbers of one format; the result is rounded to the nearest, ties to even.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum FloatOp2 {
    Add,
    Sub,
    Mul,
    Div,
    /// C's `fmod`.
    Rem,
}

/// Operations on one number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum FloatOp1 {
    Sqrt,
    /// The nearest integral number in this mode.
    Round(RoundingMode),
}

/// How two numbers compare; all are false if one is a NaN.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum FloatTest {
    Equal,
    Less,
    LessOrEqual,
}

/// A float operation that a domain cannot do: on `ppc_fp128`, or `fmod` of unknown numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoFloat;

/// A domain of values.
#[allow(missing_docs)] // The operations are SMT-LIB's; `w` is the width of the operands.
pub trait Domain {
    /// A bit-vector.
    type Bv: Clone + std::fmt::Debug;
    /// A truth value.
    type Bool: Clone + std::fmt::Debug;
    /// Which object a pointer, or an integer made from one, belongs to; or none.
    type Prov: Clone + std::fmt::Debug;

    /// The number `value` modulo 2^w.
    fn bv(&mut self, w: u32, value: u64) -> Self::Bv;
    /// These bits.
    fn literal(&mut self, bits: &Bits) -> Self::Bv;
    fn bool(&mut self, value: bool) -> Self::Bool;

    /// Whether it is certainly zero. Saying no is always right.
    fn known_zero(&self, a: &Self::Bv) -> bool;
    /// Whether two values are certainly the same. Saying no is always right.
    #[inline(always)]
    fn known_equal(&self, _a: &Self::Bv, _b: &Self::Bv) -> bool {
        false
    }
    /// What it is, if that is certain. Saying nothing is always right.
    fn known(&self, a: &Self::Bool) -> Option<bool>;

    fn not_b(&mut self, a: Self::Bool) -> Self::Bool;
    fn and_b(&mut self, a: Self::Bool, b: Self::Bool) -> Self::Bool;
    fn or_b(&mut self, a: Self::Bool, b: Self::Bool) -> Self::Bool;
    /// The vector of one bit that says whether.
    fn bit(&mut self, a: Self::Bool) -> Self::Bv;

    fn add(&mut self, w: u32, a: &Self::Bv, b: &Self::Bv) -> Self::Bv;
    fn sub(&mut self, w: u32, a: &Self::Bv, b: &Self::Bv) -> Self::Bv;
    fn mul(&mut self, w: u32, a: &Self::Bv, b: &Self::Bv) -> Self::Bv;
    fn udiv(&mut self, w: u32, a: &Self::Bv, b: &Self::Bv) -> Self::Bv;
    fn urem(&mut self, w: u32, a: &Self::Bv, b: &Self::Bv) -> Self::Bv;
    fn sdiv(&mut self, w: u32, a: &Self::Bv, b: &Self::Bv) -> Self::Bv;
    fn srem(&mut self, w: u32, a: &Self::Bv, b: &Self::Bv) -> Self::Bv;
    fn shl(&mut self, w: u32, a: &Self::Bv, b: &Self::Bv) -> Self::Bv;
    fn lshr(&mut self, w: u32, a: &Self::Bv, b: &Self::Bv) -> Self::Bv;
    fn ashr(&mut self, w: u32, a: &Self::Bv, b: &Self::Bv) -> Self::Bv;
    fn and(&mut self, w: u32, a: &Self::Bv, b: &Self::Bv) -> Self::Bv;
    fn or(&mut self, w: u32, a: &Self::Bv, b: &Self::Bv) -> Self::Bv;
    fn xor(&mut self, w: u32, a: &Self::Bv, b: &Self::Bv) -> Self::Bv;
    fn not(&mut self, w: u32, a: &Self::Bv) -> Self::Bv;
    fn eq(&mut self, w: u32, a: &Self::Bv, b: &Self::Bv) -> Self::Bool;
    fn ult(&mut self, w: u32, a: &Self::Bv, b: &Self::Bv) -> Self::Bool;
    fn slt(&mut self, w: u32, a: &Self::Bv, b: &Self::Bv) -> Self::Bool;
    fn umul_overflows(&mut self, w: u32, a: &Self::Bv, b: &Self::Bv) -> Self::Bool;
    fn smul_overflows(&mut self, w: u32, a: &Self::Bv, b: &Self::Bv) -> Self::Bool;
    /// From width `w` to the greater width `to`.
    fn zext(&mut self, w: u32, to: u32, a: &Self::Bv) -> Self::Bv;
    /// From width `w` to the greater width `to`.
    fn sext(&mut self, w: u32, to: u32, a: &Self::Bv) -> Self::Bv;
    /// `len` bits from bit `low` on.
    fn extract(&mut self, w: u32, low: u32, len: u32, a: &Self::Bv) -> Self::Bv;
    /// `high` (of `hw` bits) above `low` (of `lw` bits).
    fn concat(&mut self, hw: u32, high: &Self::Bv, lw: u32, low: &Self::Bv) -> Self::Bv;
    fn ite(&mut self, w: u32, c: &Self::Bool, a: &Self::Bv, b: &Self::Bv) -> Self::Bv;

    /// No object.
    fn no_prov(&mut self) -> Self::Prov;
    /// Whether it is certainly none. Saying no is always right.
    fn known_no_prov(&self, a: &Self::Prov) -> bool;
    fn ite_prov(&mut self, c: &Self::Bool, a: &Self::Prov, b: &Self::Prov) -> Self::Prov;

    fn float2(
        &mut self,
        op: FloatOp2,
        f: FloatFormat,
        a: &Self::Bv,
        b: &Self::Bv,
    ) -> Result<Self::Bv, NoFloat>;
    fn float1(&mut self, op: FloatOp1, f: FloatFormat, a: &Self::Bv) -> Result<Self::Bv, NoFloat>;
    /// `a * b + c`, rounded once.
    fn fma(&mut self, f: FloatFormat, a: &Self::Bv, b: &Self::Bv, c: &Self::Bv) -> Result<Self::Bv, NoFloat>;
    fn float_test(
        &mut self,
        test: FloatTest,
        f: FloatFormat,
        a: &Self::Bv,
        b: &Self::Bv,
    ) -> Result<Self::Bool, NoFloat>;
    fn float_convert(
        &mut self,
        from: FloatFormat,
        to: FloatFormat,
        a: &Self::Bv,
    ) -> Result<Self::Bv, NoFloat>;
    /// The number nearest to an integer of `w` bits.
    fn int_to_float(
        &mut self,
        signed: bool,
        w: u32,
        f: FloatFormat,
        a: &Self::Bv,
    ) -> Result<Self::Bv, NoFloat>;
    /// The number cut to an integer of `w` bits, and whether it fits; zero if it does not.
    fn float_to_int(
        &mut self,
        signed: bool,
        f: FloatFormat,
        w: u32,
        a: &Self::Bv,
    ) -> Result<(Self::Bv, Self::Bool), NoFloat>;

    /// What arithmetic takes a number for: itself, unless subnormal numbers are zeros to it.
    fn float_taken(&mut self, _f: FloatFormat, a: &Self::Bv) -> Self::Bv {
        a.clone()
    }

    /// How many bits are one; derived unless a domain knows better, as are the next.
    fn count_ones(&mut self, w: u32, a: &Self::Bv) -> Self::Bv
    where
        Self: Sized,
    {
        crate::derived::count_ones(self, w, a)
    }
    /// How many bits from the top are zero.
    fn leading_zeros(&mut self, w: u32, a: &Self::Bv) -> Self::Bv
    where
        Self: Sized,
    {
        crate::derived::leading_zeros(self, w, a)
    }
    /// The bits in the opposite order.
    fn reverse_bits(&mut self, w: u32, a: &Self::Bv) -> Self::Bv
    where
        Self: Sized,
    {
        crate::derived::reverse_bits(self, w, a)
    }
}
