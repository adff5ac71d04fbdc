//! Arithmetic of integer lanes, and what is asked of all lanes at once.

use super::{Vector, mixed, part};
use crate::derived;
use crate::domain::Domain;
use crate::scalar::{Scalar, either, everywhere};
use program::x86::Test;

/// `pternlog`: each bit of the result is the one of the table that the three bits, the first as the highest, count to.
pub(super) fn ternary_logic<D: Domain>(
    d: &mut D,
    [x, y, z]: [&Vector<D>; 3],
    table: &Vector<D>,
) -> Vec<Scalar<D>> {
    let w = x.width;
    let table_bits = &table.lowest().bits;
    // For each entry of the table, the entry in every bit of a lane.
    let entries: Vec<D::Bv> = (0..8)
        .map(|place| {
            let bit = d.extract(table.width, place, 1, table_bits);
            d.sext(1, w, &bit)
        })
        .collect();
    let one = |d: &mut D, operands: [&Scalar<D>; 3]| {
        let mut any_undef = d.bv(w, 0);
        let mut result = Scalar::number(d, w, 0);
        for operand in operands {
            any_undef = either(d, w, &any_undef, &operand.undef);
            result.poison = result.poison.or(d, operand.poison.clone());
        }
        // Undefined bits matter where they leave both values of the result possible.
        let (mut may_be_one, mut may_be_zero) = (d.bv(w, 0), d.bv(w, 0));
        for (place, entry) in entries.iter().enumerate() {
            let (mut is, mut may_be) = (derived::ones(d, w), derived::ones(d, w));
            for (bit, operand) in [4, 2, 1].into_iter().zip(operands) {
                let wanted = if place & bit != 0 { operand.bits.clone() } else { d.not(w, &operand.bits) };
                is = d.and(w, &is, &wanted);
                let open = d.or(w, &wanted, &operand.undef);
                may_be = d.and(w, &may_be, &open);
            }
            let chosen = d.and(w, &is, entry);
            result.bits = d.or(w, &result.bits, &chosen);
            if !d.known_zero(&any_undef) {
                let not_entry = d.not(w, entry);
                let (yes, no) = (d.and(w, &may_be, entry), d.and(w, &may_be, &not_entry));
                may_be_one = d.or(w, &may_be_one, &yes);
                may_be_zero = d.or(w, &may_be_zero, &no);
            }
        }
        result.undef = d.and(w, &may_be_one, &may_be_zero);
        result
    };
    let lanes = x.lanes.iter().zip(&y.lanes).zip(&z.lanes);
    lanes.map(|((x, y), z)| one(d, [x, y, z])).collect()
}

/// The product of two lanes in twice their width.
fn product<D: Domain>(d: &mut D, signed: [bool; 2], w: u32, a: &Scalar<D>, b: &Scalar<D>) -> Scalar<D> {
    let mut wide = |signed: bool, bits: &D::Bv| match signed {
        true => d.sext(w, 2 * w, bits),
        false => d.zext(w, 2 * w, bits),
    };
    let (x, y) = (wide(signed[0], &a.bits), wide(signed[1], &b.bits));
    let bits = d.mul(2 * w, &x, &y);
    mixed(d, 2 * w, bits, &[(w, a), (w, b)])
}

/// `pmulh`, `pmulhu`
pub(super) fn mul_high<D: Domain>(d: &mut D, signed: bool, a: &Vector<D>, b: &Vector<D>) -> Vec<Scalar<D>> {
    let w = a.width;
    let mut one = |(a, b): (&Scalar<D>, &Scalar<D>)| {
        let whole = product(d, [signed; 2], w, a, b);
        part(d, 2 * w, w, w, &whole)
    };
    a.lanes.iter().zip(&b.lanes).map(&mut one).collect()
}

/// `pmulhrsw`: without the lowest 14 bits, one more, and half of that.
pub(super) fn mul_high_rounded<D: Domain>(d: &mut D, a: &Vector<D>, b: &Vector<D>) -> Vec<Scalar<D>> {
    let w = a.width;
    let mut one = |(a, b): (&Scalar<D>, &Scalar<D>)| {
        let mut whole = product(d, [true; 2], w, a, b);
        let (by, half) = (d.bv(2 * w, 14), d.bv(2 * w, 1));
        let kept = d.ashr(2 * w, &whole.bits, &by);
        whole.bits = d.add(2 * w, &kept, &half);
        part(d, 2 * w, 1, w, &whole)
    };
    a.lanes.iter().zip(&b.lanes).map(&mut one).collect()
}

/// `pmaddwd`: the sum wraps, which it can only if all four numbers are the least one.
pub(super) fn mul_add<D: Domain>(d: &mut D, a: &Vector<D>, b: &Vector<D>) -> Vec<Scalar<D>> {
    let w = a.width;
    let mut one = |(a, b): (&[Scalar<D>], &[Scalar<D>])| {
        let (x, y) = (product(d, [true; 2], w, &a[0], &b[0]), product(d, [true; 2], w, &a[1], &b[1]));
        let bits = d.add(2 * w, &x.bits, &y.bits);
        mixed(d, 2 * w, bits, &[(2 * w, &x), (2 * w, &y)])
    };
    a.lanes.chunks(2).zip(b.lanes.chunks(2)).map(&mut one).collect()
}

/// `pmaddubsw`: bytes of the first operand are unsigned, those of the second signed; the sum saturates.
pub(super) fn mul_add_bytes<D: Domain>(d: &mut D, a: &Vector<D>, b: &Vector<D>) -> Vec<Scalar<D>> {
    let w = a.width;
    let mut one = |(a, b): (&[Scalar<D>], &[Scalar<D>])| {
        let signs = [false, true];
        let (x, y) = (product(d, signs, w, &a[0], &b[0]), product(d, signs, w, &a[1], &b[1]));
        // One bit more than a product has room for the sum of two.
        let (left, right) = (d.sext(2 * w, 2 * w + 1, &x.bits), d.sext(2 * w, 2 * w + 1, &y.bits));
        let sum = d.add(2 * w + 1, &left, &right);
        let bits = saturated(d, true, 2 * w + 1, 2 * w, &sum);
        mixed(d, 2 * w, bits, &[(2 * w, &x), (2 * w, &y)])
    };
    a.lanes.chunks(2).zip(b.lanes.chunks(2)).map(&mut one).collect()
}

/// The number of fewer bits that is nearest to a signed one.
fn saturated<D: Domain>(d: &mut D, signed: bool, w: u32, to: u32, a: &D::Bv) -> D::Bv {
    let (least, greatest) = match signed {
        true => {
            let (least, greatest) = (derived::signed_min(d, to), derived::signed_max(d, to));
            (d.sext(to, w, &least), d.sext(to, w, &greatest))
        }
        false => {
            let greatest = derived::ones(d, to);
            (d.bv(w, 0), d.zext(to, w, &greatest))
        }
    };
    let (below, above) = (d.slt(w, a, &least), d.slt(w, &greatest, a));
    let from_below = d.ite(w, &below, &least, a);
    let within = d.ite(w, &above, &greatest, &from_below);
    d.extract(w, 0, to, &within)
}

/// `packss`, `packus`: in each 128 bits of the result first the lanes of the first operand, then those of the second.
pub(super) fn pack<D: Domain>(d: &mut D, signed: bool, a: &Vector<D>, b: &Vector<D>) -> Vec<Scalar<D>> {
    let (w, group) = (a.width, a.group());
    let mut result = Vec::with_capacity(2 * a.lanes.len());
    for (first, second) in a.lanes.chunks(group).zip(b.lanes.chunks(group)) {
        for lane in first.iter().chain(second) {
            let bits = saturated(d, signed, w, w / 2, &lane.bits);
            result.push(mixed(d, w / 2, bits, &[(w, lane)]));
        }
    }
    result
}

/// `psadbw`
pub(super) fn sums_of_differences<D: Domain>(d: &mut D, a: &Vector<D>, b: &Vector<D>) -> Vec<Scalar<D>> {
    let mut one = |(a, b): (&[Scalar<D>], &[Scalar<D>])| {
        let mut sum = Scalar::number(d, 64, 0);
        for (x, y) in a.iter().zip(b) {
            let less = d.ult(8, &x.bits, &y.bits);
            let (up, down) = (d.sub(8, &y.bits, &x.bits), d.sub(8, &x.bits, &y.bits));
            let difference = d.ite(8, &less, &up, &down);
            // Sixteen bits have room for all eight.
            let difference = d.zext(8, 64, &difference);
            let bits = d.add(64, &sum.bits, &difference);
            sum = mixed(d, 64, bits, &[(64, &sum), (8, x), (8, y)]);
        }
        // Only sixteen bits are ever set.
        let low = d.bv(64, 0xFFFF);
        sum.undef = d.and(64, &sum.undef, &low);
        sum
    };
    a.lanes.chunks(8).zip(b.lanes.chunks(8)).map(&mut one).collect()
}

/// `psign`
pub(super) fn sign<D: Domain>(d: &mut D, a: &Vector<D>, b: &Vector<D>) -> Vec<Scalar<D>> {
    let w = a.width;
    let mut one = |(a, b): (&Scalar<D>, &Scalar<D>)| {
        let zero = d.bv(w, 0);
        let negated = d.sub(w, &zero, &a.bits);
        let (is_negative, is_zero) = (d.slt(w, &b.bits, &zero), d.eq(w, &b.bits, &zero));
        let signed = d.ite(w, &is_negative, &negated, &a.bits);
        let bits = d.ite(w, &is_zero, &zero, &signed);
        mixed(d, w, bits, &[(w, a), (w, b)])
    };
    a.lanes.iter().zip(&b.lanes).map(&mut one).collect()
}

/// `phadd`, `phsub`, and with `sw` at the end saturated.
pub(super) fn horizontal<D: Domain>(
    d: &mut D,
    subtract: bool,
    saturates: bool,
    a: &Vector<D>,
    b: &Vector<D>,
) -> Vec<Scalar<D>> {
    let (w, group) = (a.width, a.group());
    let mut one = |pair: &[Scalar<D>]| {
        let (x, y) = (d.sext(w, w + 1, &pair[0].bits), d.sext(w, w + 1, &pair[1].bits));
        let whole = if subtract { d.sub(w + 1, &x, &y) } else { d.add(w + 1, &x, &y) };
        let bits = match saturates {
            true => saturated(d, true, w + 1, w, &whole),
            false => d.extract(w + 1, 0, w, &whole),
        };
        mixed(d, w, bits, &[(w, &pair[0]), (w, &pair[1])])
    };
    let groups = a.lanes.chunks(group).zip(b.lanes.chunks(group));
    groups.flat_map(|(first, second)| first.chunks(2).chain(second.chunks(2))).map(&mut one).collect()
}

/// `pavg`
pub(super) fn average<D: Domain>(d: &mut D, a: &Vector<D>, b: &Vector<D>) -> Vec<Scalar<D>> {
    let w = a.width;
    let mut one = |(a, b): (&Scalar<D>, &Scalar<D>)| {
        let (x, y, more) = (d.zext(w, w + 1, &a.bits), d.zext(w, w + 1, &b.bits), d.bv(w + 1, 1));
        let sum = d.add(w + 1, &x, &y);
        let sum = d.add(w + 1, &sum, &more);
        let bits = d.extract(w + 1, 1, w, &sum);
        mixed(d, w, bits, &[(w, a), (w, b)])
    };
    a.lanes.iter().zip(&b.lanes).map(&mut one).collect()
}

/// `movmskps`, `movmskpd`, `pmovmskb`: the sign of the first lane as the lowest bit, and so on.
pub(super) fn sign_mask<D: Domain>(d: &mut D, to: u32, a: &Vector<D>) -> Scalar<D> {
    let w = a.width;
    let mut all = part(d, w, w - 1, 1, a.lowest());
    let mut have = 1;
    for lane in a.lanes.iter().skip(1) {
        let sign = part(d, w, w - 1, 1, lane);
        all.bits = d.concat(1, &sign.bits, have, &all.bits);
        all.undef = d.concat(1, &sign.undef, have, &all.undef);
        all.poison = all.poison.or(d, sign.poison);
        have += 1;
    }
    let (bits, undef) = (derived::widen(d, have, to, &all.bits), derived::widen(d, have, to, &all.undef));
    Scalar { bits, undef, ..all }
}

/// `ptest`, `vtestps`, `vtestpd`: about all bits, or about signs.
pub(super) fn test<D: Domain>(
    d: &mut D,
    test: Test,
    signs: bool,
    to: u32,
    a: &Vector<D>,
    b: &Vector<D>,
) -> Scalar<D> {
    let (mut in_both, mut in_second) = (d.bool(false), d.bool(false));
    let mut result = Scalar::number(d, to, 0);
    for (x, y) in a.lanes.iter().zip(&b.lanes) {
        let (low, w) = if signs { (a.width - 1, 1) } else { (0, a.width) };
        let (x, y) = (part(d, a.width, low, w, x), part(d, a.width, low, w, y));
        let both = d.and(w, &x.bits, &y.bits);
        let not_first = d.not(w, &x.bits);
        let second = d.and(w, &not_first, &y.bits);
        let (both, second) = (derived::nonzero(d, w, &both), derived::nonzero(d, w, &second));
        in_both = d.or_b(in_both, both);
        in_second = d.or_b(in_second, second);
        // Without a bit in the second, those of the first do not matter; so much is not looked at here.
        let undef = either(d, w, &x.undef, &y.undef);
        let vague = everywhere(d, w, &undef, to);
        result.undef = either(d, to, &result.undef, &vague);
        result.poison = result.poison.or(d, x.poison).or(d, y.poison);
    }
    let holds = match test {
        Test::Zero => d.not_b(in_both),
        Test::Carry => d.not_b(in_second),
        Test::Neither => d.and_b(in_both, in_second),
    };
    let bit = d.bit(holds);
    result.bits = d.zext(1, to, &bit);
    // The answer is one bit.
    let lowest = d.bv(to, 1);
    result.undef = d.and(to, &result.undef, &lowest);
    result
}
