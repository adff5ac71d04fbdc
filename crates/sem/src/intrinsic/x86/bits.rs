//! Fields and places of bits in integers.

use super::{Vector, is_set, mixed, part};
use crate::derived;
use crate::domain::Domain;
use crate::inst::int;
use crate::scalar::{Scalar, either, everywhere};

/// As many of the lowest bits as a number of `count_width` bits says: all, if there are not so many.
fn low_mask<D: Domain>(d: &mut D, w: u32, count_width: u32, count: &D::Bv) -> D::Bv {
    let count = derived::widen(d, count_width, w, count);
    let ones = derived::ones(d, w);
    // A shift by the width or more leaves no bit, so that none is cleared.
    let above = d.shl(w, &ones, &count);
    d.not(w, &above)
}

/// What is left of a value under a mask and moved, if what says how is only a little undefined: everything is, otherwise.
fn moved<D: Domain>(
    d: &mut D,
    w: u32,
    a: &Scalar<D>,
    how: (u32, &Scalar<D>),
    change: impl Fn(&mut D, &D::Bv) -> D::Bv,
) -> Scalar<D> {
    let (bits, undef) = (change(d, &a.bits), change(d, &a.undef));
    let vague = everywhere(d, how.0, &how.1.undef, w);
    let undef = either(d, w, &vague, &undef);
    Scalar { bits, undef, poison: a.poison.clone().or(d, how.1.poison.clone()), prov: d.no_prov() }
}

/// `bextr`: the lowest byte of the second operand says where the field starts, the next how many bits it has.
pub(super) fn field<D: Domain>(d: &mut D, w: u32, a: &Scalar<D>, how: &Scalar<D>) -> Scalar<D> {
    let used = part(d, w, 0, 16, how);
    let (start, len) = (d.extract(16, 0, 8, &used.bits), d.extract(16, 8, 8, &used.bits));
    let start = d.zext(8, w, &start);
    let mask = low_mask(d, w, 8, &len);
    moved(d, w, a, (16, &used), |d, bits| {
        let down = d.lshr(w, bits, &start);
        d.and(w, &down, &mask)
    })
}

/// `bzhi`: the lowest byte of the second operand says how many bits are kept.
pub(super) fn low<D: Domain>(d: &mut D, w: u32, a: &Scalar<D>, count: &Scalar<D>) -> Scalar<D> {
    let used = part(d, w, 0, 8, count);
    let mask = low_mask(d, w, 8, &used.bits);
    moved(d, w, a, (8, &used), |d, bits| d.and(w, bits, &mask))
}

/// `pdep`: the lowest bits, one after the other, to where the mask has ones.
pub(super) fn deposit<D: Domain>(d: &mut D, w: u32, a: &Scalar<D>, mask: &Scalar<D>) -> Scalar<D> {
    moved(d, w, a, (w, mask), |d, bits| {
        let mut rest = bits.clone();
        let mut result: Option<D::Bv> = None;
        for place in 0..w {
            let wanted = d.extract(w, place, 1, &mask.bits);
            let next = d.extract(w, 0, 1, &rest);
            let bit = d.and(1, &wanted, &next);
            result = Some(match result {
                None => bit,
                Some(below) => d.concat(1, &bit, place, &below),
            });
            let (taken, one) = (derived::nonzero(d, 1, &wanted), d.bv(w, 1));
            let fewer = d.lshr(w, &rest, &one);
            rest = d.ite(w, &taken, &fewer, &rest);
        }
        result.unwrap_or(rest)
    })
}

/// `pext`: the bits where the mask has ones, next to each other.
pub(super) fn gather<D: Domain>(d: &mut D, w: u32, a: &Scalar<D>, mask: &Scalar<D>) -> Scalar<D> {
    moved(d, w, a, (w, mask), |d, bits| {
        let mut result = d.bv(w, 0);
        for place in (0..w).rev() {
            let wanted = is_set(d, w, place, &mask.bits);
            let bit = d.extract(w, place, 1, bits);
            let kept = d.extract(w, 0, w - 1, &result);
            let more = d.concat(w - 1, &kept, 1, &bit);
            result = d.ite(w, &wanted, &more, &result);
        }
        result
    })
}

/// `pclmulqdq`: in each 128 bits the product of one half of each operand, without carries; two bits of the number say which halves.
pub(super) fn carryless_mul<D: Domain>(
    d: &mut D,
    a: &Vector<D>,
    b: &Vector<D>,
    which: &Vector<D>,
) -> Vec<Scalar<D>> {
    let which = which.lowest();
    let (second_of_a, second_of_b) = (part(d, 8, 0, 1, which), part(d, 8, 4, 1, which));
    let mut result = Vec::with_capacity(a.lanes.len());
    for (a, b) in a.lanes.chunks(2).zip(b.lanes.chunks(2)) {
        let x = int::select(d, 64, second_of_a.clone(), a[1].clone(), a[0].clone());
        let y = int::select(d, 64, second_of_b.clone(), b[1].clone(), b[0].clone());
        let wide = d.zext(64, 128, &x.bits);
        let nothing = d.bv(128, 0);
        let mut sum = nothing.clone();
        for place in 0..64 {
            let set = is_set(d, 64, place, &y.bits);
            let by = d.bv(128, u64::from(place));
            let shifted = d.shl(128, &wide, &by);
            let term = d.ite(128, &set, &shifted, &nothing);
            sum = d.xor(128, &sum, &term);
        }
        for low in [0, 64] {
            let bits = d.extract(128, low, 64, &sum);
            result.push(mixed(d, 64, bits, &[(64, &x), (64, &y)]));
        }
    }
    result
}
