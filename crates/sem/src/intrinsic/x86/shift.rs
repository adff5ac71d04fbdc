//! Shifts. An amount of at least the width of a lane gives zero, or the sign everywhere; it is no poison.

use super::Vector;
use crate::derived;
use crate::domain::Domain;
use crate::scalar::{Scalar, either, everywhere};
use program::x86::Shift;

/// `psll`, `psrl`, `psra`: by the number that the low 64 bits of the second operand are.
pub(super) fn all<D: Domain>(d: &mut D, way: Shift, a: &Vector<D>, by: &Vector<D>) -> Vec<Scalar<D>> {
    let w = by.width;
    let mut amount = by.lowest().clone();
    let mut have = w;
    for lane in by.lanes.iter().skip(1).take((64 / w) as usize - 1) {
        amount.bits = d.concat(w, &lane.bits, have, &amount.bits);
        amount.undef = d.concat(w, &lane.undef, have, &amount.undef);
        amount.poison = amount.poison.or(d, lane.poison.clone());
        have += w;
    }
    a.lanes.iter().map(|lane| one(d, way, a.width, lane, 64, &amount)).collect()
}

/// `pslli`, `psrli`, `psrai`: by an unsigned number.
pub(super) fn by<D: Domain>(d: &mut D, way: Shift, a: &Vector<D>, by: &Vector<D>) -> Vec<Scalar<D>> {
    a.lanes.iter().map(|lane| one(d, way, a.width, lane, by.width, by.lowest())).collect()
}

/// `psllv`, `psrlv`, `psrav`: each lane by its own number.
pub(super) fn each<D: Domain>(d: &mut D, way: Shift, a: &Vector<D>, by: &Vector<D>) -> Vec<Scalar<D>> {
    let lanes = a.lanes.iter().zip(&by.lanes);
    lanes.map(|(lane, amount)| one(d, way, a.width, lane, by.width, amount)).collect()
}

/// A lane of `w` bits, shifted by an amount of `amount_width` bits, at least 8, of as many bits as the lane or more.
pub(in crate::intrinsic) fn one<D: Domain>(
    d: &mut D,
    way: Shift,
    w: u32,
    lane: &Scalar<D>,
    amount_width: u32,
    amount: &Scalar<D>,
) -> Scalar<D> {
    // What is too far is as far as the width, which fits the lane: the domain's shifts then give what the processor's do.
    let width = d.bv(amount_width, u64::from(w));
    let near = d.ult(amount_width, &amount.bits, &width);
    let within = derived::resize(d, amount_width, w, &amount.bits);
    let too_far = d.bv(w, u64::from(w));
    let by = d.ite(w, &near, &within, &too_far);
    let mut shifted = |bits: &D::Bv| match way {
        Shift::Left => d.shl(w, bits, &by),
        Shift::Right => d.lshr(w, bits, &by),
        Shift::SignedRight => d.ashr(w, bits, &by),
    };
    let (bits, moved) = (shifted(&lane.bits), shifted(&lane.undef));
    let vague = everywhere(d, amount_width, &amount.undef, w);
    let undef = either(d, w, &vague, &moved);
    Scalar { bits, undef, poison: lane.poison.clone().or(d, amount.poison.clone()), prov: d.no_prov() }
}
