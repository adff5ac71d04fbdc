//! Floating-point arithmetic. The result of every operation is rounded to the nearest, ties to even; a NaN result is the
//! preferred one, which the language reference allows always.

use crate::context::{Context, Step};
use crate::derived;
use crate::domain::{Domain, FloatOp1, FloatOp2, FloatTest};
use crate::scalar::{Scalar, either, everywhere};
use bits::float::FloatFormat;
use ir::inst::OpFlags;

pub(crate) const UNSUPPORTED: &str = "arithmetic on numbers of this format";

/// `fadd` to `frem`
#[inline(always)]
pub fn binary<D: Domain, C: Context<D> + ?Sized>(
    c: &mut C,
    op: FloatOp2,
    format: FloatFormat,
    flags: OpFlags,
    a: Scalar<D>,
    b: Scalar<D>,
) -> Step<Scalar<D>> {
    let w = format.width();
    let Ok(bits) = c.d().float2(op, format, &a.bits, &b.bits) else { return Err(c.unsupported(UNSUPPORTED)) };
    let bits = c.nan_result(format, bits, &[(format, &a.bits), (format, &b.bits)]);
    let d = c.d();
    let undef = either(d, w, &a.undef, &b.undef);
    let undef = everywhere(d, w, &undef, w);
    let operands = [a.bits, b.bits];
    let result = Scalar { bits, undef, poison: a.poison.or(d, b.poison), prov: d.no_prov() };
    Ok(keep_promises(c, format, flags, result, &operands))
}

/// An operation on one number.
pub fn unary<D: Domain, C: Context<D> + ?Sized>(
    c: &mut C,
    op: FloatOp1,
    format: FloatFormat,
    flags: OpFlags,
    a: Scalar<D>,
) -> Step<Scalar<D>> {
    let w = format.width();
    let Ok(bits) = c.d().float1(op, format, &a.bits) else { return Err(c.unsupported(UNSUPPORTED)) };
    let bits = c.nan_result(format, bits, &[(format, &a.bits)]);
    let d = c.d();
    let undef = everywhere(d, w, &a.undef, w);
    let result = Scalar { bits, undef, poison: a.poison, prov: d.no_prov() };
    Ok(keep_promises(c, format, flags, result, &[a.bits]))
}

/// `llvm.fma`
pub fn fma<D: Domain, C: Context<D> + ?Sized>(
    c: &mut C,
    format: FloatFormat,
    flags: OpFlags,
    [a, b, addend]: [Scalar<D>; 3],
) -> Step<Scalar<D>> {
    let w = format.width();
    let Ok(bits) = c.d().fma(format, &a.bits, &b.bits, &addend.bits) else {
        return Err(c.unsupported(UNSUPPORTED));
    };
    let operands = [(format, &a.bits), (format, &b.bits), (format, &addend.bits)];
    let bits = c.nan_result(format, bits, &operands);
    let d = c.d();
    let undef = either(d, w, &a.undef, &b.undef);
    let undef = either(d, w, &undef, &addend.undef);
    let undef = everywhere(d, w, &undef, w);
    let operands = [a.bits, b.bits, addend.bits];
    let poison = a.poison.or(d, b.poison).or(d, addend.poison);
    let result = Scalar { bits, undef, poison, prov: d.no_prov() };
    Ok(keep_promises(c, format, flags, result, &operands))
}

/// The sign bit alone.
fn sign<D: Domain>(d: &mut D, format: FloatFormat) -> D::Bv {
    derived::signed_min(d, format.width())
}

/// `fneg`
pub fn neg<D: Domain, C: Context<D> + ?Sized>(
    c: &mut C,
    format: FloatFormat,
    flags: OpFlags,
    a: Scalar<D>,
) -> Scalar<D> {
    let d = c.d();
    let sign = sign(d, format);
    let bits = d.xor(format.width(), &a.bits, &sign);
    let operand = a.bits.clone();
    let result = Scalar { bits, prov: d.no_prov(), ..a };
    keep_promises(c, format, flags, result, &[operand])
}

/// `llvm.fabs`
pub fn abs<D: Domain, C: Context<D> + ?Sized>(
    c: &mut C,
    format: FloatFormat,
    flags: OpFlags,
    a: Scalar<D>,
) -> Scalar<D> {
    let w = format.width();
    let d = c.d();
    let sign = sign(d, format);
    let rest = d.not(w, &sign);
    let bits = d.and(w, &a.bits, &rest);
    let undef = d.and(w, &a.undef, &rest);
    let operand = a.bits.clone();
    let result = Scalar { bits, undef, prov: d.no_prov(), poison: a.poison };
    keep_promises(c, format, flags, result, &[operand])
}

/// `llvm.copysign`
pub fn copysign<D: Domain, C: Context<D> + ?Sized>(
    c: &mut C,
    format: FloatFormat,
    flags: OpFlags,
    a: Scalar<D>,
    b: Scalar<D>,
) -> Scalar<D> {
    let w = format.width();
    let d = c.d();
    let sign = sign(d, format);
    let rest = d.not(w, &sign);
    let mut merge = |x: &D::Bv, y: &D::Bv| {
        let (x, y) = (d.and(w, x, &rest), d.and(w, y, &sign));
        d.or(w, &x, &y)
    };
    let (bits, undef) = (merge(&a.bits, &b.bits), merge(&a.undef, &b.undef));
    let operands = [a.bits, b.bits];
    let result = Scalar { bits, undef, poison: a.poison.or(d, b.poison), prov: d.no_prov() };
    keep_promises(c, format, flags, result, &operands)
}

/// How the families of minima and maxima treat NaNs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NanRule {
    /// A NaN loses: `minnum`, `minimumnum`.
    Loses,
    /// A NaN wins: `minimum`.
    Wins,
}

/// Minima and maxima. Negative zero is less than positive zero, which all families allow.
pub fn extremum<D: Domain, C: Context<D> + ?Sized>(
    c: &mut C,
    format: FloatFormat,
    flags: OpFlags,
    greatest: bool,
    rule: NanRule,
    a: Scalar<D>,
    b: Scalar<D>,
) -> Step<Scalar<D>> {
    let w = format.width();
    let (left, right) = if greatest { (&b, &a) } else { (&a, &b) };
    let (Ok(less), Ok(equal)) = (
        c.d().float_test(FloatTest::Less, format, &left.bits, &right.bits),
        c.d().float_test(FloatTest::Equal, format, &left.bits, &right.bits),
    ) else {
        return Err(c.unsupported(UNSUPPORTED));
    };
    let (Ok(a_number), Ok(b_number)) = (
        c.d().float_test(FloatTest::Equal, format, &a.bits, &a.bits),
        c.d().float_test(FloatTest::Equal, format, &b.bits, &b.bits),
    ) else {
        return Err(c.unsupported(UNSUPPORTED));
    };
    let Some(nan) = crate::classes::preferred_nan(format) else { return Err(c.unsupported(UNSUPPORTED)) };
    let d = c.d();
    // Among equals, which are zeros of two signs or the same, the sign decides: it is set in either or in both.
    let tie = if greatest { d.and(w, &a.bits, &b.bits) } else { d.or(w, &a.bits, &b.bits) };
    // `less` says that the left one is less: a < b, or b < a when looking for the greatest. Either way a wins.
    let chosen = d.ite(w, &less, &a.bits, &b.bits);
    let bits = d.ite(w, &equal, &tie, &chosen);
    let nan = d.literal(&nan);
    let bits = match rule {
        NanRule::Wins => {
            let both = d.and_b(a_number, b_number);
            d.ite(w, &both, &bits, &nan)
        }
        NanRule::Loses => {
            let without_a = d.ite(w, &b_number, &b.bits, &nan);
            let without_b = d.ite(w, &b_number, &bits, &a.bits);
            d.ite(w, &a_number, &without_b, &without_a)
        }
    };
    let bits = c.nan_result(format, bits, &[(format, &a.bits), (format, &b.bits)]);
    let d = c.d();
    let undef = either(d, w, &a.undef, &b.undef);
    let undef = everywhere(d, w, &undef, w);
    let operands = [a.bits, b.bits];
    let result = Scalar { bits, undef, poison: a.poison.or(d, b.poison), prov: d.no_prov() };
    Ok(keep_promises(c, format, flags, result, &operands))
}

/// Poison if `nnan` or `ninf` are promised and an operand or the result is one.
#[inline(always)]
pub fn keep_promises<D: Domain, C: Context<D> + ?Sized>(
    c: &mut C,
    format: FloatFormat,
    flags: OpFlags,
    result: Scalar<D>,
    operands: &[D::Bv],
) -> Scalar<D> {
    if !flags.has(OpFlags::NNAN) && !flags.has(OpFlags::NINF) {
        return result;
    }
    let here = c.here();
    let d = c.d();
    let mut result = result;
    let broken = promise_broken(d, format, flags, &result.bits.clone());
    result = result.poisoned_if(d, broken, here);
    for operand in operands {
        let broken = promise_broken(d, format, flags, operand);
        result = result.poisoned_if(d, broken, here);
    }
    result
}

/// Whether a number is what `nnan` or `ninf` exclude.
pub fn promise_broken<D: Domain>(d: &mut D, format: FloatFormat, flags: OpFlags, a: &D::Bv) -> D::Bool {
    let mut mask = 0;
    if flags.has(OpFlags::NNAN) {
        mask |= crate::classes::NAN;
    }
    if flags.has(OpFlags::NINF) {
        mask |= crate::classes::INFINITE;
    }
    crate::classes::is_class(d, format, mask, a)
}
