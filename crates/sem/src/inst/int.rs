//! Integer arithmetic: value, poison and undefined behaviour of `add` to `xor`.

use crate::context::{Context, Step, Ub, poisoned_if, poisoned_or_arbitrary};
use crate::derived;
use crate::domain::Domain;
use crate::placement::NULL_PAGE;
use crate::scalar::{Poison, Scalar, common_prov, either, everywhere, upwards};
use crate::ub::UbKind;
use ir::inst::{BinaryOp, OpFlags};

/// Any of the integer operations.
#[inline]
pub fn binary<D: Domain, C: Context<D> + ?Sized>(
    c: &mut C,
    op: BinaryOp,
    w: u32,
    flags: OpFlags,
    a: Scalar<D>,
    b: Scalar<D>,
) -> Step<Scalar<D>> {
    Ok(match op {
        BinaryOp::Add => add(c, w, flags, a, b),
        BinaryOp::Sub => sub(c, w, flags, a, b),
        BinaryOp::Mul => mul(c, w, flags, a, b),
        BinaryOp::UDiv => udiv(c, w, flags, a, b)?,
        BinaryOp::SDiv => sdiv(c, w, flags, a, b)?,
        BinaryOp::URem => urem(c, w, flags, a, b)?,
        BinaryOp::SRem => srem(c, w, flags, a, b)?,
        BinaryOp::Shl => shl(c, w, flags, a, b)?,
        BinaryOp::LShr => lshr(c, w, flags, a, b)?,
        BinaryOp::AShr => ashr(c, w, flags, a, b)?,
        BinaryOp::And => and(c, w, flags, a, b),
        BinaryOp::Or => or(c, w, flags, a, b),
        BinaryOp::Xor => xor(c, w, flags, a, b),
        _ => return Err(c.unsupported("an operation on numbers used on integers")),
    })
}

/// A result whose undefined bits start at the lowest undefined one of the operands.
#[inline(always)]
fn carrying<D: Domain>(d: &mut D, w: u32, bits: D::Bv, a: Scalar<D>, b: Scalar<D>) -> Scalar<D> {
    let undef = either(d, w, &a.undef, &b.undef);
    let undef = upwards(d, w, &undef);
    let prov = common_prov(d, &a.prov, &b.prov);
    Scalar { bits, undef, poison: a.poison.or(d, b.poison), prov }
}

/// Poison if what `nuw` or `nsw` promise does not hold.
#[inline(always)]
fn wrapping<D: Domain, C: Context<D> + ?Sized>(
    c: &mut C,
    flags: OpFlags,
    result: Scalar<D>,
    overflows: impl Fn(&mut D, bool) -> D::Bool,
) -> Scalar<D> {
    if flags.is_empty() {
        return result;
    }
    let here = c.here();
    let mut result = result;
    for (flag, signed) in [(OpFlags::NUW, false), (OpFlags::NSW, true)] {
        if flags.has(flag) {
            let overflow = overflows(c.d(), signed);
            result = poisoned_if(c, result, overflow, here);
        }
    }
    result
}

/// `add`
#[inline(always)]
pub fn add<D: Domain, C: Context<D> + ?Sized>(
    c: &mut C,
    w: u32,
    flags: OpFlags,
    a: Scalar<D>,
    b: Scalar<D>,
) -> Scalar<D> {
    c.combines(BinaryOp::Add, w, &a, &b);
    let d = c.d();
    let bits = d.add(w, &a.bits, &b.bits);
    let (x, y) = (a.bits.clone(), b.bits.clone());
    let sum = bits.clone();
    let result = carrying(d, w, bits, a, b);
    wrapping(c, flags, result, |d, signed| derived::add_overflows(d, w, signed, &x, &y, &sum))
}

/// `sub`
#[inline(always)]
pub fn sub<D: Domain, C: Context<D> + ?Sized>(
    c: &mut C,
    w: u32,
    flags: OpFlags,
    a: Scalar<D>,
    b: Scalar<D>,
) -> Scalar<D> {
    c.combines(BinaryOp::Sub, w, &a, &b);
    let d = c.d();
    let bits = d.sub(w, &a.bits, &b.bits);
    let (x, y) = (a.bits.clone(), b.bits.clone());
    let difference = bits.clone();
    let result = carrying(d, w, bits, a, b);
    wrapping(c, flags, result, |d, signed| derived::sub_overflows(d, w, signed, &x, &y, &difference))
}

/// `mul`
#[inline(always)]
pub fn mul<D: Domain, C: Context<D> + ?Sized>(
    c: &mut C,
    w: u32,
    flags: OpFlags,
    a: Scalar<D>,
    b: Scalar<D>,
) -> Scalar<D> {
    c.exposes(&a);
    c.exposes(&b);
    let d = c.d();
    let bits = d.mul(w, &a.bits, &b.bits);
    let (x, y) = (a.bits.clone(), b.bits.clone());
    let mut result = carrying(d, w, bits, a, b);
    result.prov = d.no_prov();
    wrapping(c, flags, result, |d, signed| match signed {
        true => d.smul_overflows(w, &x, &y),
        false => d.umul_overflows(w, &x, &y),
    })
}

/// What every division asks of its divisor: defined and not zero.
#[inline(always)]
fn check_divisor<D: Domain, C: Context<D> + ?Sized>(c: &mut C, w: u32, b: &Scalar<D>) -> Step<()> {
    let defined = b.is_defined(c.d(), w);
    c.require(defined, || Ub::indeterminate(UbKind::UndefDivisor, b))?;
    let nonzero = derived::nonzero(c.d(), w, &b.bits);
    c.require(nonzero, || Ub::plain(UbKind::DivisionByZero))
}

/// Signed division also must not overflow.
#[inline(always)]
fn check_quotient<D: Domain, C: Context<D> + ?Sized>(
    c: &mut C,
    w: u32,
    a: &Scalar<D>,
    b: &Scalar<D>,
) -> Step<()> {
    let d = c.d();
    let overflows = derived::division_overflows(d, w, &a.bits, &b.bits);
    let fits = d.not_b(overflows);
    c.require(fits, || Ub::plain(UbKind::DivisionOverflow))?;
    let d = c.d();
    if d.known(&a.poison.flag) == Some(false) {
        return Ok(());
    }
    // A poisoned dividend gives a poisoned quotient unless the divisor is -1: then it could be the one that overflows.
    let minus_one = derived::ones(d, w);
    let by_minus_one = d.eq(w, &b.bits, &minus_one);
    let bad = d.and_b(by_minus_one, a.poison.flag.clone());
    let fine = d.not_b(bad);
    c.require(fine, || Ub::indeterminate(UbKind::DivisionOverflow, a))
}

/// A result with every bit undefined if any bit of an operand is.
#[inline(always)]
fn mixing<D: Domain>(d: &mut D, w: u32, bits: D::Bv, a: Scalar<D>, b: Scalar<D>) -> Scalar<D> {
    let undef = either(d, w, &a.undef, &b.undef);
    let undef = everywhere(d, w, &undef, w);
    Scalar { bits, undef, poison: a.poison.or(d, b.poison), prov: d.no_prov() }
}

/// Poison if `exact` is promised and `lost`, what is cut off, is not zero.
#[inline(always)]
fn exact<D: Domain, C: Context<D> + ?Sized>(
    c: &mut C,
    w: u32,
    flags: OpFlags,
    result: Scalar<D>,
    lost: impl FnOnce(&mut D) -> D::Bv,
) -> Scalar<D> {
    if !flags.has(OpFlags::EXACT) {
        return result;
    }
    let here = c.here();
    let d = c.d();
    let lost = lost(d);
    let inexact = derived::nonzero(d, w, &lost);
    result.poisoned_if(d, inexact, here)
}

/// `udiv`
#[inline(always)]
pub fn udiv<D: Domain, C: Context<D> + ?Sized>(
    c: &mut C,
    w: u32,
    flags: OpFlags,
    a: Scalar<D>,
    b: Scalar<D>,
) -> Step<Scalar<D>> {
    check_divisor(c, w, &b)?;
    c.exposes(&a);
    c.exposes(&b);
    let d = c.d();
    let bits = d.udiv(w, &a.bits, &b.bits);
    let (x, y) = (a.bits.clone(), b.bits.clone());
    let result = mixing(d, w, bits, a, b);
    Ok(exact(c, w, flags, result, |d| d.urem(w, &x, &y)))
}

/// `sdiv`
#[inline(always)]
pub fn sdiv<D: Domain, C: Context<D> + ?Sized>(
    c: &mut C,
    w: u32,
    flags: OpFlags,
    a: Scalar<D>,
    b: Scalar<D>,
) -> Step<Scalar<D>> {
    check_divisor(c, w, &b)?;
    c.exposes(&a);
    c.exposes(&b);
    check_quotient(c, w, &a, &b)?;
    let d = c.d();
    let bits = d.sdiv(w, &a.bits, &b.bits);
    let (x, y) = (a.bits.clone(), b.bits.clone());
    let result = mixing(d, w, bits, a, b);
    Ok(exact(c, w, flags, result, |d| d.srem(w, &x, &y)))
}

/// `urem`
#[inline(always)]
pub fn urem<D: Domain, C: Context<D> + ?Sized>(
    c: &mut C,
    w: u32,
    _flags: OpFlags,
    a: Scalar<D>,
    b: Scalar<D>,
) -> Step<Scalar<D>> {
    check_divisor(c, w, &b)?;
    c.exposes(&a);
    c.exposes(&b);
    let d = c.d();
    let bits = d.urem(w, &a.bits, &b.bits);
    Ok(mixing(d, w, bits, a, b))
}

/// `srem`
#[inline(always)]
pub fn srem<D: Domain, C: Context<D> + ?Sized>(
    c: &mut C,
    w: u32,
    _flags: OpFlags,
    a: Scalar<D>,
    b: Scalar<D>,
) -> Step<Scalar<D>> {
    check_divisor(c, w, &b)?;
    c.exposes(&a);
    c.exposes(&b);
    check_quotient(c, w, &a, &b)?;
    let d = c.d();
    let bits = d.srem(w, &a.bits, &b.bits);
    Ok(mixing(d, w, bits, a, b))
}

/// The undefined bits of a shift, whose amount may be undefined itself; `moved` are those of the value, shifted.
#[inline(always)]
fn shifted<D: Domain>(d: &mut D, w: u32, bits: D::Bv, moved: D::Bv, a: Scalar<D>, b: Scalar<D>) -> Scalar<D> {
    let vague = everywhere(d, w, &b.undef, w);
    let undef = either(d, w, &vague, &moved);
    Scalar { bits, undef, poison: a.poison.or(d, b.poison), prov: d.no_prov() }
}

/// `shl`
#[inline(always)]
pub fn shl<D: Domain, C: Context<D> + ?Sized>(
    c: &mut C,
    w: u32,
    flags: OpFlags,
    a: Scalar<D>,
    b: Scalar<D>,
) -> Step<Scalar<D>> {
    c.exposes(&a);
    c.exposes(&b);
    let here = c.here();
    let d = c.d();
    let bits = d.shl(w, &a.bits, &b.bits);
    let moved = if d.known_zero(&a.undef) { a.undef.clone() } else { d.shl(w, &a.undef, &b.bits) };
    let too_far = derived::too_far(d, w, &b.bits);
    let (x, y, shifted_bits) = (a.bits.clone(), b.bits.clone(), bits.clone());
    let result = shifted(d, w, bits, moved, a, b);
    let result = poisoned_or_arbitrary(c, w, result, too_far, here)?;
    Ok(wrapping(c, flags, result, |d, signed| {
        // What comes back when shifting back must be what there was.
        let back = if signed { d.ashr(w, &shifted_bits, &y) } else { d.lshr(w, &shifted_bits, &y) };
        let same = d.eq(w, &back, &x);
        d.not_b(same)
    }))
}

/// What `lshr` and `ashr` share.
#[inline(always)]
fn shift_right<D: Domain, C: Context<D> + ?Sized>(
    c: &mut C,
    w: u32,
    flags: OpFlags,
    a: Scalar<D>,
    b: Scalar<D>,
    shift: impl Fn(&mut D, &D::Bv, &D::Bv) -> D::Bv,
) -> Step<Scalar<D>> {
    c.exposes(&a);
    c.exposes(&b);
    let here = c.here();
    let d = c.d();
    let bits = shift(d, &a.bits, &b.bits);
    let moved = if d.known_zero(&a.undef) { a.undef.clone() } else { shift(d, &a.undef, &b.bits) };
    let too_far = derived::too_far(d, w, &b.bits);
    let (x, y, shifted_bits) = (a.bits.clone(), b.bits.clone(), bits.clone());
    let result = shifted(d, w, bits, moved, a, b);
    let result = poisoned_or_arbitrary(c, w, result, too_far, here)?;
    Ok(exact(c, w, flags, result, |d| {
        let back = d.shl(w, &shifted_bits, &y);
        d.xor(w, &back, &x)
    }))
}

/// `lshr`
#[inline(always)]
pub fn lshr<D: Domain, C: Context<D> + ?Sized>(
    c: &mut C,
    w: u32,
    flags: OpFlags,
    a: Scalar<D>,
    b: Scalar<D>,
) -> Step<Scalar<D>> {
    shift_right(c, w, flags, a, b, |d, x, y| d.lshr(w, x, y))
}

/// `ashr`
#[inline(always)]
pub fn ashr<D: Domain, C: Context<D> + ?Sized>(
    c: &mut C,
    w: u32,
    flags: OpFlags,
    a: Scalar<D>,
    b: Scalar<D>,
) -> Step<Scalar<D>> {
    shift_right(c, w, flags, a, b, |d, x, y| d.ashr(w, x, y))
}

/// The undefined bits of `and` and `or`: not where the other operand decides. `decides` is a value's bits that leave the
/// result open.
#[inline(always)]
fn masked<D: Domain>(d: &mut D, w: u32, a: &Scalar<D>, b: &Scalar<D>, open: [D::Bv; 2]) -> D::Bv {
    let any = either(d, w, &a.undef, &b.undef);
    if d.known_zero(&any) {
        return any;
    }
    let [open_a, open_b] = open;
    let open_a = d.or(w, &open_a, &a.undef);
    let open_b = d.or(w, &open_b, &b.undef);
    let both = d.and(w, &open_a, &open_b);
    d.and(w, &any, &both)
}

/// `and`
#[inline(always)]
pub fn and<D: Domain, C: Context<D> + ?Sized>(
    c: &mut C,
    w: u32,
    _flags: OpFlags,
    a: Scalar<D>,
    b: Scalar<D>,
) -> Scalar<D> {
    c.combines(BinaryOp::And, w, &a, &b);
    let d = c.d();
    let bits = d.and(w, &a.bits, &b.bits);
    let undef = masked(d, w, &a, &b, [a.bits.clone(), b.bits.clone()]);
    let prov = match common_prov(d, &a.prov, &b.prov) {
        prov if d.known_no_prov(&prov) => prov,
        prov => {
            // A few bits are no address any more.
            let number = if d.known_no_prov(&a.prov) { &a.bits } else { &b.bits };
            let page = d.bv(w, NULL_PAGE);
            let few = d.ult(w, number, &page);
            if w <= NULL_PAGE.ilog2() || d.known(&few) == Some(true) { d.no_prov() } else { prov }
        }
    };
    Scalar { bits, undef, poison: a.poison.or(d, b.poison), prov }
}

/// `or`
#[inline(always)]
pub fn or<D: Domain, C: Context<D> + ?Sized>(
    c: &mut C,
    w: u32,
    flags: OpFlags,
    a: Scalar<D>,
    b: Scalar<D>,
) -> Scalar<D> {
    c.combines(BinaryOp::Or, w, &a, &b);
    let here = c.here();
    let d = c.d();
    let bits = d.or(w, &a.bits, &b.bits);
    let open = [d.not(w, &a.bits), d.not(w, &b.bits)];
    let undef = masked(d, w, &a, &b, open);
    let prov = common_prov(d, &a.prov, &b.prov);
    let (x, y) = (a.bits, b.bits);
    let result = Scalar { bits, undef, poison: a.poison.or(d, b.poison), prov };
    if !flags.has(OpFlags::DISJOINT) {
        return result;
    }
    let shared = d.and(w, &x, &y);
    let overlap = derived::nonzero(d, w, &shared);
    result.poisoned_if(d, overlap, here)
}

/// `xor`
#[inline(always)]
pub fn xor<D: Domain, C: Context<D> + ?Sized>(
    c: &mut C,
    w: u32,
    _flags: OpFlags,
    a: Scalar<D>,
    b: Scalar<D>,
) -> Scalar<D> {
    c.combines(BinaryOp::Xor, w, &a, &b);
    let d = c.d();
    let bits = d.xor(w, &a.bits, &b.bits);
    let undef = either(d, w, &a.undef, &b.undef);
    let prov = common_prov(d, &a.prov, &b.prov);
    Scalar { bits, undef, poison: a.poison.or(d, b.poison), prov }
}

/// One of two values, by a condition of one bit; poison and undefined bits of the other do not matter.
#[inline(always)]
pub fn select<D: Domain>(d: &mut D, w: u32, cond: Scalar<D>, yes: Scalar<D>, no: Scalar<D>) -> Scalar<D> {
    let chosen = derived::nonzero(d, 1, &cond.bits);
    let chosen_value = match d.known(&chosen) {
        Some(true) => yes,
        Some(false) => no,
        None => Scalar {
            bits: d.ite(w, &chosen, &yes.bits, &no.bits),
            undef: match d.known_zero(&yes.undef) && d.known_zero(&no.undef) {
                true => yes.undef,
                false => d.ite(w, &chosen, &yes.undef, &no.undef),
            },
            poison: {
                let origin = Poison::origin_of(d, &yes.poison, &no.poison);
                let (x, y) = (d.bit(yes.poison.flag), d.bit(no.poison.flag));
                let bit = d.ite(1, &chosen, &x, &y);
                let flag = derived::nonzero(d, 1, &bit);
                Poison { flag, origin }
            },
            prov: d.ite_prov(&chosen, &yes.prov, &no.prov),
        },
    };
    // A choice by an undefined bit gives an undefined value.
    let vague = everywhere(d, 1, &cond.undef, w);
    Scalar {
        undef: either(d, w, &vague, &chosen_value.undef),
        poison: cond.poison.or(d, chosen_value.poison),
        bits: chosen_value.bits,
        prov: chosen_value.prov,
    }
}
