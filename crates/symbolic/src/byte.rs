//! One byte of memory, and scalars made of bytes.

use sem::domain::Domain;
use sem::scalar::{Poison, Scalar};

use crate::domain::Symbolic;
use crate::memory::{Cell, LONGEST_WORD};
use crate::value::{Bool, Bv, Prov};

/// How many bits tell which byte of a pointer one is.
pub(crate) const INDEX_BITS: u32 = 4;

/// A byte.
#[derive(Clone, Debug, PartialEq)]
pub struct Byte {
    /// Its 8 bits.
    pub bits: Bv,
    /// Which of them are undefined: every reader sees values of its own there, unless unwritten memory is not checked.
    pub undef: Bv,
    /// Whether it is poison.
    pub poison: Poison<Symbolic>,
    /// The block that the pointer belongs to of which this is a part.
    pub prov: Prov,
    /// Which part, in 4 bits; meaningless without a block.
    pub index: Bv,
}

impl Byte {
    /// Nobody has written it.
    pub(crate) fn unwritten(d: &mut Symbolic) -> Byte {
        Byte { undef: d.bv(8, 0xFF), ..Byte::number(d, 0) }
    }

    /// A plain number.
    pub(crate) fn number(d: &mut Symbolic, value: u8) -> Byte {
        Byte {
            bits: d.bv(8, value.into()),
            undef: d.bv(8, 0),
            poison: Poison::none(d),
            prov: Prov::None,
            index: d.bv(INDEX_BITS, 0),
        }
    }

    /// One of two bytes.
    pub(crate) fn ite(d: &mut Symbolic, condition: Bool, yes: Byte, no: Byte) -> Byte {
        match condition {
            Bool::Const(true) => yes,
            Bool::Const(false) => no,
            Bool::Term(_) => {
                // The index of a byte that is no part of a pointer may be anything.
                let index = match (yes.prov, no.prov) {
                    (Prov::None, _) => no.index,
                    (_, Prov::None) => yes.index,
                    _ => d.ite(INDEX_BITS, &condition, &yes.index, &no.index),
                };
                Byte {
                    bits: d.ite(8, &condition, &yes.bits, &no.bits),
                    undef: d.ite(8, &condition, &yes.undef, &no.undef),
                    poison: ite_poison(d, condition, yes.poison, no.poison),
                    prov: d.ite_prov(&condition, &yes.prov, &no.prov),
                    index,
                }
            }
        }
    }
}

/// One of two truth values.
pub(crate) fn ite_bool(d: &mut Symbolic, condition: Bool, yes: Bool, no: Bool) -> Bool {
    if yes == no {
        return yes;
    }
    match condition {
        Bool::Const(value) => {
            if value {
                yes
            } else {
                no
            }
        }
        Bool::Term(condition) => {
            let (yes, no) = (d.truth_term(yes), d.truth_term(no));
            let chosen = d.terms.ite(condition, yes, no);
            d.truth_of(chosen)
        }
    }
}

fn ite_poison(
    d: &mut Symbolic,
    condition: Bool,
    yes: Poison<Symbolic>,
    no: Poison<Symbolic>,
) -> Poison<Symbolic> {
    let origin = match condition {
        Bool::Const(true) => yes.origin,
        Bool::Const(false) => no.origin,
        Bool::Term(_) => Poison::origin_of(d, &yes, &no),
    };
    let flag = ite_bool(d, condition, yes.flag, no.flag);
    Poison { flag, origin }
}

/// One of two scalars. Two of different widths are never both of use: one of them was never written.
pub(crate) fn ite_scalar(
    d: &mut Symbolic,
    condition: Bool,
    yes: Scalar<Symbolic>,
    no: Scalar<Symbolic>,
) -> Scalar<Symbolic> {
    let w = d.width(&yes.bits);
    if d.width(&no.bits) != w {
        return yes;
    }
    let prov = d.ite_prov(&condition, &yes.prov, &no.prov);
    Scalar {
        bits: d.ite_address(condition, (&yes.bits, yes.prov), (&no.bits, no.prov), prov),
        undef: d.ite(w, &condition, &yes.undef, &no.undef),
        poison: ite_poison(d, condition, yes.poison, no.poison),
        prov,
    }
}

/// The words of a scalar of `width` bits, the lowest first; bits above the width are zero. It stays a pointer if it has the size
/// of one; of a scalar of several words the first may be one.
pub(crate) fn words(d: &mut Symbolic, width: u32, value: &Scalar<Symbolic>, pointer_bytes: u32) -> Vec<Cell> {
    let count = width.div_ceil(8);
    let whole = count * 8;
    let (bits, undef) = match whole == width {
        true => (value.bits.clone(), value.undef.clone()),
        false => (d.zext(width, whole, &value.bits), d.zext(width, whole, &value.undef)),
    };
    let starts = (0..count).step_by(LONGEST_WORD as usize);
    let word = |start: u32| {
        let bytes = (count - start).min(LONGEST_WORD);
        let (low, w) = (8 * start, 8 * bytes);
        let prov = if start == 0 && bytes == pointer_bytes { value.prov } else { Prov::None };
        let part =
            |d: &mut Symbolic, of: &Bv| if w == whole { of.clone() } else { d.extract(whole, low, w, of) };
        let (bits, undef) = (part(d, &bits), part(d, &undef));
        Cell::Word(bytes, Scalar { bits, undef, poison: value.poison.clone(), prov })
    };
    starts.map(word).collect()
}

/// The bytes of a scalar of whole bytes, the lowest first.
pub(crate) fn split(d: &mut Symbolic, count: u32, value: &Scalar<Symbolic>) -> Vec<Byte> {
    (0..count)
        .map(|i| Byte {
            bits: d.extract(8 * count, 8 * i, 8, &value.bits),
            undef: d.extract(8 * count, 8 * i, 8, &value.undef),
            poison: value.poison.clone(),
            prov: value.prov,
            index: d.bv(INDEX_BITS, i.into()),
        })
        .collect()
}

/// The scalar that bytes hold.
pub(crate) fn join(d: &mut Symbolic, bytes: &[Byte], pointer_bytes: u32) -> Scalar<Symbolic> {
    let mut whole: Option<(Bv, Bv)> = None;
    let mut poison = Poison::none(d);
    for (i, byte) in (0u32..).zip(bytes) {
        poison = poison.or(d, byte.poison.clone());
        whole = Some(match whole {
            None => (byte.bits.clone(), byte.undef.clone()),
            Some((low_bits, low_undef)) => {
                (d.concat(8, &byte.bits, 8 * i, &low_bits), d.concat(8, &byte.undef, 8 * i, &low_undef))
            }
        });
    }
    let prov = if bytes.len() == pointer_bytes as usize { pointer_of(d, bytes) } else { Prov::None };
    let (bits, undef) = whole.unwrap_or_else(|| (d.bv(8, 0), d.bv(8, 0)));
    Scalar { bits, undef, poison, prov }
}

/// The lowest bits of a scalar of whole bytes.
pub(crate) fn lowest(d: &mut Symbolic, width: u32, value: Scalar<Symbolic>) -> Scalar<Symbolic> {
    let whole = d.width(&value.bits);
    if whole == width {
        return value;
    }
    let (bits, undef) = (d.extract(whole, 0, width, &value.bits), d.extract(whole, 0, width, &value.undef));
    Scalar { bits, undef, ..value }
}

/// The block that bytes point into: all are parts of pointers into it, in order.
fn pointer_of(d: &mut Symbolic, bytes: &[Byte]) -> Prov {
    let Some(first) = bytes.first().map(|byte| byte.prov) else { return Prov::None };
    if first == Prov::None {
        return Prov::None;
    }
    let mut whole = Bool::Const(true);
    for (i, byte) in (0u64..).zip(bytes) {
        let same = d.same_prov(first, byte.prov);
        let place = d.bv(INDEX_BITS, i);
        let in_order = d.eq(INDEX_BITS, &byte.index, &place);
        let fits = d.and_b(same, in_order);
        whole = d.and_b(whole, fits);
    }
    d.ite_prov(&whole, &first, &Prov::None)
}
