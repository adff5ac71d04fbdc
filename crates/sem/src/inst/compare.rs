//! `icmp` and `fcmp`.

use crate::context::{Context, Step};
use crate::derived;
use crate::domain::{Domain, FloatTest};
use crate::inst::float;
use crate::scalar::{Scalar, either, everywhere};
use bits::float::FloatFormat;
use ir::inst::{FloatPredicate, IntPredicate, OpFlags};

/// The comparison of two values as they are.
#[inline(always)]
pub fn holds<D: Domain>(d: &mut D, predicate: IntPredicate, w: u32, a: &D::Bv, b: &D::Bv) -> D::Bool {
    match predicate {
        IntPredicate::Eq => d.eq(w, a, b),
        IntPredicate::Ne => {
            let equal = d.eq(w, a, b);
            d.not_b(equal)
        }
        IntPredicate::Ult => d.ult(w, a, b),
        IntPredicate::Ugt => d.ult(w, b, a),
        IntPredicate::Ule => derived::ule(d, w, a, b),
        IntPredicate::Uge => derived::ule(d, w, b, a),
        IntPredicate::Slt => d.slt(w, a, b),
        IntPredicate::Sgt => d.slt(w, b, a),
        IntPredicate::Sle => derived::sle(d, w, a, b),
        IntPredicate::Sge => derived::sle(d, w, b, a),
    }
}

/// `icmp`
#[inline(always)]
pub fn icmp<D: Domain, C: Context<D> + ?Sized>(
    c: &mut C,
    predicate: IntPredicate,
    w: u32,
    flags: OpFlags,
    a: Scalar<D>,
    b: Scalar<D>,
) -> Scalar<D> {
    let ordered = !matches!(predicate, IntPredicate::Eq | IntPredicate::Ne);
    c.compares(ordered, &a, &b);
    let here = c.here();
    let d = c.d();
    let value = holds(d, predicate, w, &a.bits, &b.bits);
    let mut result = Scalar::truth(d, value);
    let undef = either(d, w, &a.undef, &b.undef);
    if !d.known_zero(&undef) {
        let open = is_open(d, predicate, w, &a, &b);
        result.undef = d.bit(open);
    }
    if flags.has(OpFlags::SAMESIGN) {
        let differing = d.xor(w, &a.bits, &b.bits);
        let different = derived::negative(d, w, &differing);
        result = result.poisoned_if(d, different, here);
    }
    result.poison = a.poison.or(d, b.poison).or(d, result.poison);
    result
}

/// Whether the outcome depends on undefined bits.
fn is_open<D: Domain>(d: &mut D, predicate: IntPredicate, w: u32, a: &Scalar<D>, b: &Scalar<D>) -> D::Bool {
    // Comparing for order depends on them unless even the least and the greatest values agree.
    let flip = match predicate {
        IntPredicate::Sgt | IntPredicate::Sge | IntPredicate::Slt | IntPredicate::Sle => {
            derived::signed_min(d, w)
        }
        _ => d.bv(w, 0),
    };
    let mut range = |x: &Scalar<D>| {
        let bits = d.xor(w, &x.bits, &flip);
        let defined = d.not(w, &x.undef);
        let least = d.and(w, &bits, &defined);
        let greatest = d.or(w, &bits, &x.undef);
        (least, greatest)
    };
    let ((a_least, a_greatest), (b_least, b_greatest)) = (range(a), range(b));
    let decided = match predicate {
        IntPredicate::Eq | IntPredicate::Ne => {
            // They differ in a bit that is defined in both, or nothing is undefined.
            let undef = d.or(w, &a.undef, &b.undef);
            let defined = d.not(w, &undef);
            let differing = d.xor(w, &a.bits, &b.bits);
            let certain = d.and(w, &differing, &defined);
            let differ = derived::nonzero(d, w, &certain);
            let open = derived::nonzero(d, w, &undef);
            let closed = d.not_b(open);
            d.or_b(differ, closed)
        }
        IntPredicate::Ult | IntPredicate::Slt | IntPredicate::Uge | IntPredicate::Sge => {
            let (yes, no) = (d.ult(w, &a_greatest, &b_least), derived::ule(d, w, &b_greatest, &a_least));
            d.or_b(yes, no)
        }
        IntPredicate::Ugt | IntPredicate::Sgt | IntPredicate::Ule | IntPredicate::Sle => {
            let (yes, no) = (d.ult(w, &b_greatest, &a_least), derived::ule(d, w, &a_greatest, &b_least));
            d.or_b(yes, no)
        }
    };
    d.not_b(decided)
}

/// `fcmp`
#[inline(always)]
pub fn fcmp<D: Domain, C: Context<D> + ?Sized>(
    c: &mut C,
    predicate: FloatPredicate,
    format: FloatFormat,
    flags: OpFlags,
    a: Scalar<D>,
    b: Scalar<D>,
) -> Step<Scalar<D>> {
    let w = format.width();
    let here = c.here();
    let value = match float_holds(c.d(), predicate, format, &a.bits, &b.bits) {
        Ok(value) => value,
        Err(_) => return Err(c.unsupported("a comparison of numbers of this format")),
    };
    let d = c.d();
    let mut result = Scalar::truth(d, value);
    let undef = either(d, w, &a.undef, &b.undef);
    result.undef = everywhere(d, w, &undef, 1);
    if !flags.is_empty() {
        for x in [&a, &b] {
            let broken = float::promise_broken(d, format, flags, &x.bits);
            result = result.poisoned_if(d, broken, here);
        }
    }
    result.poison = a.poison.or(d, b.poison).or(d, result.poison);
    Ok(result)
}

/// Whether a float comparison holds.
#[inline(always)]
pub fn float_holds<D: Domain>(
    d: &mut D,
    predicate: FloatPredicate,
    f: FloatFormat,
    a: &D::Bv,
    b: &D::Bv,
) -> Result<D::Bool, crate::domain::NoFloat> {
    use FloatPredicate::*;
    Ok(match predicate {
        False => d.bool(false),
        True => d.bool(true),
        Oeq => d.float_test(FloatTest::Equal, f, a, b)?,
        Olt => d.float_test(FloatTest::Less, f, a, b)?,
        Ole => d.float_test(FloatTest::LessOrEqual, f, a, b)?,
        Ogt => d.float_test(FloatTest::Less, f, b, a)?,
        Oge => d.float_test(FloatTest::LessOrEqual, f, b, a)?,
        One => {
            let (less, greater) =
                (d.float_test(FloatTest::Less, f, a, b)?, d.float_test(FloatTest::Less, f, b, a)?);
            d.or_b(less, greater)
        }
        Ord => {
            // A number equals itself, a NaN does not.
            let (x, y) = (d.float_test(FloatTest::Equal, f, a, a)?, d.float_test(FloatTest::Equal, f, b, b)?);
            d.and_b(x, y)
        }
        Ueq => negated(d, One, f, a, b)?,
        Ugt => negated(d, Ole, f, a, b)?,
        Uge => negated(d, Olt, f, a, b)?,
        Ult => negated(d, Oge, f, a, b)?,
        Ule => negated(d, Ogt, f, a, b)?,
        Une => negated(d, Oeq, f, a, b)?,
        Uno => negated(d, Ord, f, a, b)?,
    })
}

fn negated<D: Domain>(
    d: &mut D,
    predicate: FloatPredicate,
    f: FloatFormat,
    a: &D::Bv,
    b: &D::Bv,
) -> Result<D::Bool, crate::domain::NoFloat> {
    let holds = float_holds(d, predicate, f, a, b)?;
    Ok(d.not_b(holds))
}
