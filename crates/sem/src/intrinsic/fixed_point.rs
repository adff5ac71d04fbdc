//! Multiplication of numbers with a fixed count of bits after the point.
//!
//! A product with more bits after the point is rounded up or down, whichever: both are possible. One that does not fit saturates, or is poison: LLVM's language
//! reference calls that undefined behaviour, but its optimiser may compute such a product where the program does not (`speculatable`), which excludes it.

use super::LaneOperands;
use crate::context::{Context, Step, Why};
use crate::derived;
use crate::domain::Domain;
use crate::scalar::{Scalar, either, everywhere};
use program::intrinsic::Intrinsic;

/// `llvm.smul.fix` and its kin.
pub(super) fn multiply<D: Domain, C: Context<D> + ?Sized>(
    c: &mut C,
    operands: LaneOperands<D>,
) -> Step<Scalar<D>> {
    let which = operands.which;
    let signed = matches!(which, Intrinsic::SMulFix | Intrinsic::SMulFixSat);
    let saturates = matches!(which, Intrinsic::SMulFixSat | Intrinsic::UMulFixSat);
    let Some(scale_width) = operands.args.get(2).map(|(leaf, _)| leaf.width) else {
        return Err(c.unsupported("an intrinsic without its operands"));
    };
    let (w, [a, b, scale]) = operands.three(c)?;
    let here = c.here();
    let d = c.d();
    // Room for all products, and for one more.
    let wide = 2 * w + 1;
    let extended = |d: &mut D, bits: &D::Bv| match signed {
        true => d.sext(w, wide, bits),
        false => d.zext(w, wide, bits),
    };
    let (x, y) = (extended(d, &a.bits), extended(d, &b.bits));
    let product = d.mul(wide, &x, &y);
    // A scale is at most a width, whatever its type.
    let scale = derived::resize(d, scale_width, wide, &scale.bits);
    let down = d.ashr(wide, &product, &scale);
    let back = d.shl(wide, &down, &scale);
    let exact = d.eq(wide, &back, &product);
    let (least, greatest) = match signed {
        true => {
            let (least, greatest) = (derived::signed_min(d, w), derived::signed_max(d, w));
            (d.sext(w, wide, &least), d.sext(w, wide, &greatest))
        }
        false => {
            let greatest = derived::ones(d, w);
            (d.bv(wide, 0), d.zext(w, wide, &greatest))
        }
    };
    let mut result = down.clone();
    if d.known(&exact) != Some(true) {
        let inexact = d.not_b(exact.clone());
        let bit = c.choose_where(&inexact, 1, Why::Freeze)?;
        let d = c.d();
        let (one, up) = (d.bv(wide, 1), derived::nonzero(d, 1, &bit));
        let above = d.add(wide, &down, &one);
        // The greatest number is the nearest one from below only.
        let room = d.slt(wide, &down, &greatest);
        let inexact = d.not_b(exact);
        let rounded = d.and_b(up, inexact);
        let rounded = d.and_b(rounded, room);
        result = d.ite(wide, &rounded, &above, &down);
    }
    let d = c.d();
    let (below, beyond) = (d.slt(wide, &result, &least), d.slt(wide, &greatest, &result));
    if saturates {
        result = d.ite(wide, &below, &least, &result);
        result = d.ite(wide, &beyond, &greatest, &result);
    }
    let bits = d.extract(wide, 0, w, &result);
    let undef = either(d, w, &a.undef, &b.undef);
    let undef = everywhere(d, w, &undef, w);
    let product = Scalar { bits, undef, poison: a.poison.or(d, b.poison), prov: d.no_prov() };
    let unfit = d.or_b(below, beyond);
    Ok(if saturates { product } else { product.poisoned_if(d, unfit, here) })
}
