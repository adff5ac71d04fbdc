//! Numbers and their powers of two: `llvm.ldexp` and `llvm.frexp`, on bits.
//!
//! Limits: formats whose patterns are a sign, an exponent and a fraction without its first one.

use super::{LaneOperands, Wide};
use crate::classes::{self, INFINITE, NAN, ZERO};
use crate::context::{Context, Host, Step, Why};
use crate::derived;
use crate::domain::Domain;
use crate::inst::float;
use crate::scalar::{Scalar, everywhere};
use bits::float::FloatFormat;
use program::code::IntrinsicCall;
use program::shape::Kind;

/// A finite number that is not zero: `significand` × 2^(`exponent` - `fraction_bits`), its first bit being one.
struct Parts<D: Domain> {
    exponent_bits: u32,
    fraction_bits: u32,
    /// As in the pattern, in `wide` bits and with a sign: subnormal numbers have exponents below one.
    exponent: D::Bv,
    wide: u32,
    /// In one bit more than the fraction has.
    significand: D::Bv,
}

fn parts<D: Domain>(d: &mut D, format: FloatFormat, a: &D::Bv) -> Option<Parts<D>> {
    if format == FloatFormat::X87 {
        return None;
    }
    let (exponent_bits, fraction_bits) = classes::fields(format)?;
    let (w, wide) = (format.width(), exponent_bits + 4);
    let exponent = d.extract(w, fraction_bits, exponent_bits, a);
    let fraction = d.extract(w, 0, fraction_bits, a);
    let normal = derived::nonzero(d, exponent_bits, &exponent);
    let zeros = d.leading_zeros(fraction_bits, &fraction);
    let bit = d.bit(normal.clone());
    let whole = d.concat(1, &bit, fraction_bits, &fraction);
    let by = d.zext(fraction_bits, fraction_bits + 1, &zeros);
    let one = d.bv(fraction_bits + 1, 1);
    let by = d.add(fraction_bits + 1, &by, &one);
    let moved = d.shl(fraction_bits + 1, &whole, &by);
    let significand = d.ite(fraction_bits + 1, &normal, &whole, &moved);
    let exponent = d.zext(exponent_bits, wide, &exponent);
    let zeros = derived::resize(d, fraction_bits, wide, &zeros);
    let below = derived::neg(d, wide, &zeros);
    let exponent = d.ite(wide, &normal, &exponent, &below);
    Some(Parts { exponent_bits, fraction_bits, exponent, wide, significand })
}

/// `llvm.ldexp`: a number times a power of two, rounded once.
pub(super) fn ldexp<D: Domain, C: Context<D> + ?Sized>(
    c: &mut C,
    operands: LaneOperands<D>,
) -> Step<Scalar<D>> {
    let (flags, format) = (operands.flags, operands.format(c)?);
    let Some(by_width) = operands.args.get(1).map(|(leaf, _)| leaf.width) else {
        return Err(c.unsupported("an intrinsic without its operands"));
    };
    let (w, a, n) = operands.two(c)?;
    let (Some(parts), Some(nan)) = (parts(c.d(), format, &a.bits), classes::preferred_nan(format)) else {
        return Err(c.unsupported("a number of this format"));
    };
    let d = c.d();
    let Parts { exponent_bits, fraction_bits, exponent, wide, significand } = parts;
    // No number needs more than this to become zero or infinite.
    let width = by_width.max(wide);
    let n_bits = derived::resize_signed(d, by_width, width, &n.bits);
    let most = d.bv(width, 1 << (exponent_bits + 1));
    let least = derived::neg(d, width, &most);
    let above = d.slt(width, &most, &n_bits);
    let clamped = d.ite(width, &above, &most, &n_bits);
    let below = d.slt(width, &n_bits, &least);
    let clamped = d.ite(width, &below, &least, &clamped);
    let clamped = derived::resize(d, width, wide, &clamped);
    let exponent = d.add(wide, &exponent, &clamped);
    // A normal number.
    let field = d.extract(wide, 0, exponent_bits, &exponent);
    let fraction = d.extract(fraction_bits + 1, 0, fraction_bits, &significand);
    let normal = d.concat(exponent_bits, &field, fraction_bits, &fraction);
    // A subnormal one, or zero: shifted to the right, and rounded to the nearest, ties to even.
    let one = d.bv(wide, 1);
    let distance = d.sub(wide, &one, &exponent);
    let rest = fraction_bits + 2;
    let long = fraction_bits + 1 + rest;
    let zeros = d.bv(rest, 0);
    let shifted = d.concat(fraction_bits + 1, &significand, rest, &zeros);
    let limit = d.bv(wide, u64::from(rest));
    let near = d.slt(wide, &distance, &limit);
    let by = derived::resize(d, wide, long, &distance);
    let shifted = d.lshr(long, &shifted, &by);
    let kept = d.extract(long, rest, fraction_bits + 1, &shifted);
    let lost = d.extract(long, 0, rest, &shifted);
    let half = derived::signed_min(d, rest);
    let (more, tie) = (d.ult(rest, &half, &lost), d.eq(rest, &half, &lost));
    let odd = d.extract(fraction_bits + 1, 0, 1, &kept);
    let odd = derived::nonzero(d, 1, &odd);
    let tie = d.and_b(tie, odd);
    let up = d.or_b(more, tie);
    let up = d.bit(up);
    let up = d.zext(1, fraction_bits + 1, &up);
    let rounded = d.add(fraction_bits + 1, &kept, &up);
    let nothing = d.bv(fraction_bits + 1, 0);
    let rounded = d.ite(fraction_bits + 1, &near, &rounded, &nothing);
    let subnormal = d.zext(fraction_bits + 1, w - 1, &rounded);
    // An infinite one.
    let infinite = derived::ones(d, exponent_bits);
    let empty = d.bv(fraction_bits, 0);
    let infinity = d.concat(exponent_bits, &infinite, fraction_bits, &empty);
    let full = d.bv(wide, (1 << exponent_bits) - 1);
    let fits = d.slt(wide, &exponent, &full);
    let zero = d.bv(wide, 0);
    let is_normal = d.slt(wide, &zero, &exponent);
    let magnitude = d.ite(w - 1, &is_normal, &normal, &subnormal);
    let magnitude = d.ite(w - 1, &fits, &magnitude, &infinity);
    let sign = d.extract(w, w - 1, 1, &a.bits);
    let scaled = d.concat(1, &sign, w - 1, &magnitude);
    let same = classes::is_class(d, format, INFINITE | ZERO, &a.bits);
    let bits = d.ite(w, &same, &a.bits, &scaled);
    let nan = d.literal(&nan);
    let is_nan = classes::is_class(d, format, NAN, &a.bits);
    let bits = d.ite(w, &is_nan, &nan, &bits);
    let bits = c.nan_result(format, bits, &[(format, &a.bits)]);
    let d = c.d();
    let vague = everywhere(d, by_width, &n.undef, w);
    let undef = everywhere(d, w, &a.undef, w);
    let undef = crate::scalar::either(d, w, &undef, &vague);
    let result = Scalar { bits, undef, poison: a.poison.or(d, n.poison), prov: d.no_prov() };
    Ok(float::keep_promises(c, format, flags, result, &[a.bits]))
}

/// `llvm.frexp`: a number from a half to one, and the power of two that it is to be multiplied with. What the latter is for infinities and NaNs is not specified.
pub(super) fn frexp<H: Host + ?Sized>(h: &mut H, call: &IntrinsicCall) -> Step<()> {
    let program = h.program();
    let (results, &[(operand, shape)]) = (&program.code.shape(call.ret).leaves, &call.args[..]) else {
        return Err(Context::<Wide<H>>::unsupported(h, "an intrinsic without its operands"));
    };
    let leaves = &program.code.shape(shape).leaves;
    let count = leaves.len();
    if results.len() != 2 * count {
        return Err(Context::<Wide<H>>::unsupported(h, "an intrinsic used in an unknown way"));
    }
    for (lane, leaf) in leaves.iter().enumerate() {
        let (first, second) = (results[lane], results[count + lane]);
        let Kind::Float(format) = leaf.kind else {
            return Err(Context::<Wide<H>>::unsupported(h, "an intrinsic of numbers on something else"));
        };
        let a = h.get_wide(operand.plus(leaf.cell), leaf.width);
        let (fraction, exponent) = split::<Wide<H>, H>(h, format, second.width, a, call)?;
        h.set_wide(call.dst + first.cell, first.width, fraction);
        h.set_wide(call.dst + second.cell, second.width, exponent);
    }
    Ok(())
}

fn split<D: Domain, C: Context<D> + ?Sized>(
    c: &mut C,
    format: FloatFormat,
    to: u32,
    a: Scalar<D>,
    call: &IntrinsicCall,
) -> Step<(Scalar<D>, Scalar<D>)> {
    let w = format.width();
    let parts = parts(c.d(), format, &a.bits).filter(|parts| parts.wide <= to);
    let (Some(parts), Some(nan)) = (parts, classes::preferred_nan(format)) else {
        return Err(c.unsupported("a number of this format"));
    };
    let Parts { exponent_bits, fraction_bits, exponent, wide, significand } = parts;
    let d = c.d();
    let before_half = d.bv(exponent_bits, (1 << (exponent_bits - 1)) - 2);
    let fraction = d.extract(fraction_bits + 1, 0, fraction_bits, &significand);
    let magnitude = d.concat(exponent_bits, &before_half, fraction_bits, &fraction);
    let sign = d.extract(w, w - 1, 1, &a.bits);
    let number = d.concat(1, &sign, w - 1, &magnitude);
    let same = classes::is_class(d, format, INFINITE | ZERO, &a.bits);
    let bits = d.ite(w, &same, &a.bits, &number);
    let nan = d.literal(&nan);
    let is_nan = classes::is_class(d, format, NAN, &a.bits);
    let bits = d.ite(w, &is_nan, &nan, &bits);
    let bits = c.nan_result(format, bits, &[(format, &a.bits)]);
    let d = c.d();
    let undef = everywhere(d, w, &a.undef, w);
    let first = Scalar { bits, undef, poison: a.poison.clone(), prov: d.no_prov() };
    let first = float::keep_promises(c, format, call.flags, first, std::slice::from_ref(&a.bits));
    let d = c.d();
    let bias = d.bv(wide, (1 << (exponent_bits - 1)) - 2);
    let power = d.sub(wide, &exponent, &bias);
    let power = derived::resize_signed(d, wide, to, &power);
    let zero = d.bv(to, 0);
    let is_zero = classes::is_class(d, format, ZERO, &a.bits);
    let mut bits = d.ite(to, &is_zero, &zero, &power);
    let none = classes::is_class(d, format, INFINITE | NAN, &a.bits);
    if d.known(&none) != Some(false) {
        let any = c.choose_where(&none, to, Why::Freeze)?;
        bits = c.d().ite(to, &none, &any, &bits);
    }
    let d = c.d();
    let undef = everywhere(d, w, &a.undef, to);
    let second = Scalar { bits, undef, poison: first.poison.clone(), prov: d.no_prov() };
    Ok((first, second))
}
