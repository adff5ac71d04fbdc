//! Conversions.

use crate::context::{Context, Step, poisoned_or_arbitrary};
use crate::derived;
use crate::domain::Domain;
use crate::scalar::{Scalar, everywhere};
use ir::inst::{CastOp, OpFlags};
use program::shape::Kind;

/// `trunc`
#[inline(always)]
pub fn trunc<D: Domain, C: Context<D> + ?Sized>(
    c: &mut C,
    from: u32,
    to: u32,
    flags: OpFlags,
    a: Scalar<D>,
) -> Scalar<D> {
    c.exposes(&a);
    let here = c.here();
    let d = c.d();
    let bits = d.extract(from, 0, to, &a.bits);
    let undef = d.extract(from, 0, to, &a.undef);
    let prov = d.no_prov();
    let mut result = Scalar { bits, undef, poison: a.poison, prov };
    for (flag, signed) in [(OpFlags::NUW, false), (OpFlags::NSW, true)] {
        if flags.has(flag) {
            let back = match signed {
                true => d.sext(to, from, &result.bits),
                false => d.zext(to, from, &result.bits),
            };
            let same = d.eq(from, &back, &a.bits);
            let lost = d.not_b(same);
            result = result.poisoned_if(d, lost, here);
        }
    }
    result
}

/// `zext`
#[inline(always)]
pub fn zext<D: Domain, C: Context<D> + ?Sized>(
    c: &mut C,
    from: u32,
    to: u32,
    flags: OpFlags,
    a: Scalar<D>,
) -> Scalar<D> {
    let here = c.here();
    let d = c.d();
    let bits = d.zext(from, to, &a.bits);
    let undef = d.zext(from, to, &a.undef);
    let result = Scalar { bits, undef, poison: a.poison, prov: a.prov };
    nneg(d, from, flags, &a.bits, result, here)
}

/// `sext`
#[inline(always)]
pub fn sext<D: Domain, C: Context<D> + ?Sized>(
    c: &mut C,
    from: u32,
    to: u32,
    _flags: OpFlags,
    a: Scalar<D>,
) -> Scalar<D> {
    let d = c.d();
    let bits = d.sext(from, to, &a.bits);
    let undef = d.sext(from, to, &a.undef);
    Scalar { bits, undef, poison: a.poison, prov: a.prov }
}

/// Poison if `nneg` is promised and the operand is negative.
#[inline(always)]
fn nneg<D: Domain>(
    d: &mut D,
    w: u32,
    flags: OpFlags,
    a: &D::Bv,
    result: Scalar<D>,
    here: crate::context::Origin,
) -> Scalar<D> {
    if !flags.has(OpFlags::NNEG) {
        return result;
    }
    let negative = derived::negative(d, w, a);
    result.poisoned_if(d, negative, here)
}

/// A conversion of one scalar. Pointers to integers and back are the memory's business, see [`crate::inst::memory`].
pub fn cast<D: Domain, C: Context<D> + ?Sized>(
    c: &mut C,
    op: CastOp,
    flags: OpFlags,
    (from_kind, from): (Kind, u32),
    (to_kind, to): (Kind, u32),
    a: Scalar<D>,
) -> Step<Scalar<D>> {
    const UNSUPPORTED: &str = "a conversion of numbers of this format";
    let here = c.here();
    Ok(match (op, from_kind, to_kind) {
        (CastOp::Trunc, ..) => trunc(c, from, to, flags, a),
        (CastOp::ZExt, ..) => zext(c, from, to, flags, a),
        (CastOp::SExt, ..) => sext(c, from, to, flags, a),
        (CastOp::FpTrunc | CastOp::FpExt, Kind::Float(f), Kind::Float(t)) => {
            let Ok(bits) = c.d().float_convert(f, t, &a.bits) else { return Err(c.unsupported(UNSUPPORTED)) };
            let bits = c.nan_result(t, bits, &[(f, &a.bits)]);
            let (operand, converted) = (a.bits.clone(), bits.clone());
            let mut result = spread(c.d(), from, to, bits, a);
            // A finite number may be infinite in another format.
            for (format, number) in [(f, &operand), (t, &converted)] {
                let broken = crate::inst::float::promise_broken(c.d(), format, flags, number);
                result = result.poisoned_if(c.d(), broken, here);
            }
            result
        }
        (CastOp::FpToUi | CastOp::FpToSi, Kind::Float(f), _) => {
            let signed = op == CastOp::FpToSi;
            let Ok((bits, fits)) = c.d().float_to_int(signed, f, to, &a.bits) else {
                return Err(c.unsupported(UNSUPPORTED));
            };
            let d = c.d();
            let too_great = d.not_b(fits);
            let result = spread(d, from, to, bits, a);
            poisoned_or_arbitrary(c, to, result, too_great, here)?
        }
        (CastOp::UiToFp | CastOp::SiToFp, _, Kind::Float(t)) => {
            let signed = op == CastOp::SiToFp;
            c.exposes(&a);
            let Ok(bits) = c.d().int_to_float(signed, from, t, &a.bits) else {
                return Err(c.unsupported(UNSUPPORTED));
            };
            let operand = a.bits.clone();
            let d = c.d();
            let result = spread(d, from, to, bits, a);
            nneg(d, from, flags, &operand, result, here)
        }
        _ => return Err(c.unsupported("a conversion between these types")),
    })
}

/// A result that is undefined everywhere if the operand is undefined anywhere.
fn spread<D: Domain>(d: &mut D, from: u32, to: u32, bits: D::Bv, a: Scalar<D>) -> Scalar<D> {
    let undef = everywhere(d, from, &a.undef, to);
    Scalar { bits, undef, poison: a.poison, prov: d.no_prov() }
}
