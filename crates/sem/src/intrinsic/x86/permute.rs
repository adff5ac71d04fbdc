//! Lanes that are chosen by an index, by a sign or by a number in the instruction: what is not chosen does not matter.

use super::{Vector, is_set, part};
use crate::domain::Domain;
use crate::inst::int;
use crate::scalar::{Scalar, either, everywhere};

/// The lane that bits of an index say, from the lowest one on; there are as many lanes as these bits can tell apart.
fn pick<D: Domain>(d: &mut D, w: u32, lanes: &[Scalar<D>], index_bits: &[D::Bool]) -> Scalar<D> {
    let (Some((highest, lower)), [_, _, ..]) = (index_bits.split_last(), lanes) else {
        return Scalar { prov: d.no_prov(), ..lanes[0].clone() };
    };
    let (low, high) = lanes.split_at(lanes.len() / 2);
    match d.known(highest) {
        Some(true) => pick(d, w, high, lower),
        Some(false) => pick(d, w, low, lower),
        None => {
            let (low, high) = (pick(d, w, low, lower), pick(d, w, high, lower));
            let condition = Scalar::truth(d, highest.clone());
            int::select(d, w, condition, high, low)
        }
    }
}

/// The lane that an index says. Undefined and poisoned indices make it so.
fn at<D: Domain>(d: &mut D, w: u32, lanes: &[Scalar<D>], (iw, index): (u32, &Scalar<D>)) -> Scalar<D> {
    let bits: Vec<D::Bool> = (0..iw).map(|place| is_set(d, iw, place, &index.bits)).collect();
    let mut result = pick(d, w, lanes, &bits);
    let vague = everywhere(d, iw, &index.undef, w);
    result.undef = either(d, w, &vague, &result.undef);
    result.poison = index.poison.clone().or(d, result.poison);
    result
}

/// How many bits tell so many lanes apart.
fn index_bits(lanes: usize) -> u32 {
    lanes.trailing_zeros()
}

/// `permd`, `permvar`, `vpermi2var`: the low bits of each index count.
pub(super) fn lanes<D: Domain>(d: &mut D, from: &[Scalar<D>], index: &Vector<D>) -> Vec<Scalar<D>> {
    let used = index_bits(from.len());
    let mut one = |index_lane: &Scalar<D>| {
        let low = part(d, index.width, 0, used, index_lane);
        at(d, index.width, from, (used, &low))
    };
    index.lanes.iter().map(&mut one).collect()
}

/// `vpermilvar`: within each 128 bits; of two lanes it is the second bit of the index that decides.
pub(super) fn within<D: Domain>(d: &mut D, a: &Vector<D>, index: &Vector<D>) -> Vec<Scalar<D>> {
    let group = a.group();
    let (used, low) = (index_bits(group), u32::from(group == 2));
    let groups = a.lanes.chunks(group).zip(index.lanes.chunks(group));
    let mut result = Vec::with_capacity(a.lanes.len());
    for (from, indices) in groups {
        for index_lane in indices {
            let chosen = part(d, index.width, low, used, index_lane);
            result.push(at(d, a.width, from, (used, &chosen)));
        }
    }
    a.with(result)
}

/// `pshufb`: within each 128 bits; an index with its highest bit set gives zero.
pub(super) fn bytes<D: Domain>(d: &mut D, a: &Vector<D>, index: &Vector<D>) -> Vec<Scalar<D>> {
    let groups = a.lanes.chunks(16).zip(index.lanes.chunks(16));
    let mut result = Vec::with_capacity(a.lanes.len());
    for (from, indices) in groups {
        for index_lane in indices {
            let clears = part(d, 8, 7, 1, index_lane);
            let chosen = part(d, 8, 0, 4, index_lane);
            let byte = at(d, 8, from, (4, &chosen));
            let zero = Scalar::number(d, 8, 0);
            result.push(int::select(d, 8, clears, zero, byte));
        }
    }
    a.with(result)
}

/// `pblendvb`, `blendvps`, `blendvpd`: by the highest bit of each lane of the mask.
pub(super) fn blend<D: Domain>(d: &mut D, a: &Vector<D>, b: &Vector<D>, mask: &Vector<D>) -> Vec<Scalar<D>> {
    let w = a.width;
    let lanes = a.lanes.iter().zip(&b.lanes).zip(&mask.lanes);
    let mut one = |((a, b), mask): ((&Scalar<D>, &Scalar<D>), &Scalar<D>)| {
        let second = part(d, w, w - 1, 1, mask);
        let chosen = int::select(d, w, second, b.clone(), a.clone());
        Scalar { prov: d.no_prov(), ..chosen }
    };
    lanes.map(&mut one).collect()
}

/// `insertps`: the highest two bits of the number say which lane of the second operand, the next two which of the first it replaces, and the rest
/// which lanes of the result are zero.
pub(super) fn insert<D: Domain>(d: &mut D, a: &Vector<D>, b: &Vector<D>, how: &Vector<D>) -> Vec<Scalar<D>> {
    let (w, how) = (a.width, how.lowest());
    let from = part(d, 8, 6, 2, how);
    let inserted = at(d, w, &b.lanes, (2, &from));
    let to = d.extract(8, 4, 2, &how.bits);
    let mut result = Vec::with_capacity(a.lanes.len());
    for (place, lane) in (0u32..).zip(&a.lanes) {
        let here = d.bv(2, u64::from(place));
        let replaced = d.eq(2, &to, &here);
        let replaced = Scalar::truth(d, replaced);
        let value = int::select(d, w, replaced, inserted.clone(), lane.clone());
        let cleared = part(d, 8, place, 1, how);
        let zero = Scalar::number(d, w, 0);
        let value = int::select(d, w, cleared, zero, value);
        result.push(Scalar { prov: d.no_prov(), ..value });
    }
    a.with(result)
}
