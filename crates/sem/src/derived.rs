//! What follows from the kernel of a domain.

use crate::domain::Domain;

/// -a
#[inline(always)]
pub fn neg<D: Domain>(d: &mut D, w: u32, a: &D::Bv) -> D::Bv {
    let zero = d.bv(w, 0);
    d.sub(w, &zero, a)
}

/// All bits one.
#[inline(always)]
pub fn ones<D: Domain>(d: &mut D, w: u32) -> D::Bv {
    let zero = d.bv(w, 0);
    d.not(w, &zero)
}

/// Whether it is not zero.
#[inline(always)]
pub fn nonzero<D: Domain>(d: &mut D, w: u32, a: &D::Bv) -> D::Bool {
    let zero = d.bv(w, 0);
    let is_zero = d.eq(w, a, &zero);
    d.not_b(is_zero)
}

/// Whether its sign bit is set.
#[inline(always)]
pub fn negative<D: Domain>(d: &mut D, w: u32, a: &D::Bv) -> D::Bool {
    let zero = d.bv(w, 0);
    d.slt(w, a, &zero)
}

/// a <= b, unsigned.
#[inline(always)]
pub fn ule<D: Domain>(d: &mut D, w: u32, a: &D::Bv, b: &D::Bv) -> D::Bool {
    let greater = d.ult(w, b, a);
    d.not_b(greater)
}

/// Whether `bytes` bytes from an offset on are inside of something of a size.
#[inline(always)]
pub fn fits<D: Domain>(d: &mut D, w: u32, offset: &D::Bv, bytes: &D::Bv, size: &D::Bv) -> D::Bool {
    if d.known_equal(bytes, size) {
        // All of it, or nothing: said at once, since most accesses are to all of a variable.
        let zero = d.bv(w, 0);
        return d.eq(w, offset, &zero);
    }
    let starts = ule(d, w, offset, size);
    let room = d.sub(w, size, offset);
    let ends = ule(d, w, bytes, &room);
    d.and_b(starts, ends)
}

/// Whether it is a multiple of a power of two.
#[inline(always)]
pub fn is_multiple_of<D: Domain>(d: &mut D, w: u32, a: &D::Bv, log: u32) -> D::Bool {
    let mask = d.bv(w, (1u64 << log) - 1);
    let rest = d.and(w, a, &mask);
    let zero = d.bv(w, 0);
    d.eq(w, &rest, &zero)
}

/// a <= b, signed.
#[inline(always)]
pub fn sle<D: Domain>(d: &mut D, w: u32, a: &D::Bv, b: &D::Bv) -> D::Bool {
    let greater = d.slt(w, b, a);
    d.not_b(greater)
}

/// Whether a + b does not fit, given the sum.
#[inline(always)]
pub fn add_overflows<D: Domain>(
    d: &mut D,
    w: u32,
    signed: bool,
    a: &D::Bv,
    b: &D::Bv,
    sum: &D::Bv,
) -> D::Bool {
    if !signed {
        return d.ult(w, sum, a);
    }
    // The operands have one sign, the sum the other.
    let (x, y) = (d.xor(w, a, sum), d.xor(w, b, sum));
    let both = d.and(w, &x, &y);
    negative(d, w, &both)
}

/// Whether a - b does not fit, given the difference.
#[inline(always)]
pub fn sub_overflows<D: Domain>(
    d: &mut D,
    w: u32,
    signed: bool,
    a: &D::Bv,
    b: &D::Bv,
    difference: &D::Bv,
) -> D::Bool {
    if !signed {
        return d.ult(w, a, b);
    }
    let (x, y) = (d.xor(w, a, b), d.xor(w, a, difference));
    let both = d.and(w, &x, &y);
    negative(d, w, &both)
}

/// The least signed number.
#[inline(always)]
pub fn signed_min<D: Domain>(d: &mut D, w: u32) -> D::Bv {
    let (one, shift) = (d.bv(w, 1), d.bv(w, u64::from(w - 1)));
    d.shl(w, &one, &shift)
}

/// The greatest signed number.
#[inline(always)]
pub fn signed_max<D: Domain>(d: &mut D, w: u32) -> D::Bv {
    let min = signed_min(d, w);
    d.not(w, &min)
}

/// Whether INT_MIN is divided by -1.
#[inline(always)]
pub fn division_overflows<D: Domain>(d: &mut D, w: u32, a: &D::Bv, b: &D::Bv) -> D::Bool {
    let (min, minus_one) = (signed_min(d, w), ones(d, w));
    let (x, y) = (d.eq(w, a, &min), d.eq(w, b, &minus_one));
    d.and_b(x, y)
}

/// The width, as a number of that width, or all ones if it does not fit; a shift by at least this is too far.
#[inline(always)]
pub fn too_far<D: Domain>(d: &mut D, w: u32, amount: &D::Bv) -> D::Bool {
    // For w = 1 the amount 1 is too far, and 1 is the width. For w = 2 the width 2 fits two bits, and so on.
    let width = d.bv(w, u64::from(w));
    ule(d, w, &width, amount)
}

/// How many bits are one.
pub fn count_ones<D: Domain>(d: &mut D, w: u32, a: &D::Bv) -> D::Bv {
    let mut sum = d.bv(w, 0);
    for i in 0..w {
        let bit = d.extract(w, i, 1, a);
        let bit = widen(d, 1, w, &bit);
        sum = d.add(w, &sum, &bit);
    }
    sum
}

/// How many bits from the top are zero.
pub fn leading_zeros<D: Domain>(d: &mut D, w: u32, a: &D::Bv) -> D::Bv {
    let mut count = d.bv(w, u64::from(w));
    for i in 0..w {
        let bit = d.extract(w, i, 1, a);
        let set = nonzero(d, 1, &bit);
        let here = d.bv(w, u64::from(w - 1 - i));
        count = d.ite(w, &set, &here, &count);
    }
    count
}

/// How many bits from the bottom are zero.
pub fn trailing_zeros<D: Domain>(d: &mut D, w: u32, a: &D::Bv) -> D::Bv {
    let reversed = d.reverse_bits(w, a);
    d.leading_zeros(w, &reversed)
}

/// The bits in the opposite order.
pub fn reverse_bits<D: Domain>(d: &mut D, w: u32, a: &D::Bv) -> D::Bv {
    let mut result = d.extract(w, 0, 1, a);
    for i in 1..w {
        let bit = d.extract(w, i, 1, a);
        result = d.concat(i, &result, 1, &bit);
    }
    result
}

/// The bytes in the opposite order.
pub fn swap_bytes<D: Domain>(d: &mut D, w: u32, a: &D::Bv) -> D::Bv {
    let mut result = d.extract(w, 0, 8, a);
    for i in 1..w / 8 {
        let byte = d.extract(w, i * 8, 8, a);
        result = d.concat(i * 8, &result, 8, &byte);
    }
    result
}

/// To the width `to`, at least `w`, with zeros.
#[inline(always)]
pub fn widen<D: Domain>(d: &mut D, w: u32, to: u32, a: &D::Bv) -> D::Bv {
    if w == to { a.clone() } else { d.zext(w, to, a) }
}

/// To the width `to`, wherever it is, with zeros or by cutting.
#[inline(always)]
pub fn resize<D: Domain>(d: &mut D, w: u32, to: u32, a: &D::Bv) -> D::Bv {
    if to < w { d.extract(w, 0, to, a) } else { widen(d, w, to, a) }
}

/// To the width `to`, wherever it is, with the sign or by cutting.
#[inline(always)]
pub fn resize_signed<D: Domain>(d: &mut D, w: u32, to: u32, a: &D::Bv) -> D::Bv {
    match to {
        _ if to < w => d.extract(w, 0, to, a),
        _ if to == w => a.clone(),
        _ => d.sext(w, to, a),
    }
}
