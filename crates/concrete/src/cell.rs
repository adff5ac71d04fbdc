//! A cell: 64 bits of a register, which of them are undefined, and either poison or an object.
//!
//! ```text
//!   bits   the value, zero above its width
//!   undef  1 where the bit is undefined
//!   tag    0                                  a plain number
//!          0 | generation (31) | slot + 1 (32)  it points into the object in this slot
//!          1 | 0 (31) | origin (32)             it is poison, made there
//! ```
//!
//! A scalar of more than 64 bits takes several cells, the lowest bits first. A plain, defined number is the common case and
//! is recognised by `undef | tag == 0`.

use crate::narrow::{Narrow, mask};
use crate::wide::Wide;
use bits::Bits;
use sem::context::Origin;
use sem::scalar::{Poison, Scalar};
use std::hash::{Hash, Hasher};

/// Which object a pointer belongs to: a slot of the memory and the generation that lives there; or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, PartialOrd, Ord)]
pub struct Prov(u64);

impl Prov {
    /// No object.
    pub const NONE: Prov = Prov(0);
    /// An object that does not exist any more.
    pub const DEAD: Prov = Prov(u32::MAX as u64);
    /// The generations a slot can have.
    pub const GENERATIONS: u32 = 1 << 31;

    /// The object of this generation in this slot.
    #[inline(always)]
    pub fn new(slot: u32, generation: u32) -> Prov {
        Prov(u64::from(generation) << 32 | u64::from(slot + 1))
    }

    /// The object of a cell that is not poison.
    #[inline(always)]
    pub(crate) fn of_tag(tag: u64) -> Prov {
        Prov(tag)
    }

    /// As a number; zero is no object.
    #[inline(always)]
    pub(crate) fn to_tag(self) -> u64 {
        self.0
    }

    /// The slot, if there is an object.
    #[inline(always)]
    pub fn slot(self) -> Option<u32> {
        (self.0 as u32).checked_sub(1)
    }

    /// The slot as an index; where there is no object it is one that no slot has.
    #[inline(always)]
    pub(crate) fn index(self) -> usize {
        (self.0 as u32).wrapping_sub(1) as usize
    }

    /// The generation.
    #[inline(always)]
    pub fn generation(self) -> u32 {
        (self.0 >> 32) as u32
    }
}

/// 64 bits of a register.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Cell {
    pub(crate) bits: u64,
    pub(crate) undef: u64,
    pub(crate) tag: u64,
}

const POISON: u64 = 1 << 63;

/// One word for three, so that hashing a state costs a third: different words give the same one only by chance.
#[inline(always)]
pub(crate) fn mixed(bits: u64, undef: u64, tag: u64) -> u64 {
    // Odd numbers without a pattern: multiplying by them loses nothing and leaves no bits where those of the others are.
    bits ^ undef.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ tag.wrapping_mul(0xD6E8_FEB8_6659_FD93)
}

impl Hash for Cell {
    #[inline(always)]
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(mixed(self.bits, self.undef, self.tag));
    }
}

impl Cell {
    /// A plain number.
    pub fn number(bits: u64) -> Cell {
        Cell { bits, undef: 0, tag: 0 }
    }

    /// A pointer.
    pub fn pointer(address: u64, prov: Prov) -> Cell {
        Cell { bits: address, undef: 0, tag: prov.0 }
    }

    /// Poison.
    pub fn poison(origin: Origin) -> Cell {
        Cell { bits: 0, undef: 0, tag: POISON | u64::from(origin.to_raw()) }
    }

    /// The value, whatever it means.
    pub fn bits(self) -> u64 {
        self.bits
    }

    /// Whether it is a plain, defined number.
    #[inline(always)]
    pub fn is_plain(self) -> bool {
        self.undef | self.tag == 0
    }

    /// Whether it is defined; it may belong to an object.
    #[inline(always)]
    pub fn is_defined(self) -> bool {
        // Two tests of words cost less than one that needs the mask.
        self.undef == 0 && self.tag < POISON
    }

    /// The object it points into.
    #[inline(always)]
    pub fn prov(self) -> Prov {
        if self.tag & POISON == 0 { Prov(self.tag) } else { Prov::NONE }
    }

    /// Who made it poison, if it is.
    #[inline(always)]
    pub fn poison_origin(self) -> Option<Origin> {
        (self.tag & POISON != 0).then_some(Origin::from_raw(self.tag as u32))
    }

    /// The scalar of at most 64 bits that it is.
    #[inline(always)]
    pub fn scalar(self) -> Scalar<Narrow> {
        let flag = self.tag & POISON != 0;
        let origin = Origin::from_raw(if flag { self.tag as u32 } else { 0 });
        Scalar {
            bits: self.bits,
            undef: self.undef,
            poison: Poison { flag, origin },
            prov: if flag { Prov::NONE } else { Prov(self.tag) },
        }
    }

    /// The cell of a scalar of at most 64 bits.
    #[inline(always)]
    pub fn of(value: Scalar<Narrow>) -> Cell {
        let tag = match value.poison.flag {
            true => POISON | u64::from(value.poison.origin.to_raw()),
            false => value.prov.0,
        };
        Cell { bits: value.bits, undef: value.undef, tag }
    }
}

/// A scalar of any width from its cells.
pub(crate) fn wide(cells: &[Cell], width: u32) -> Scalar<Wide> {
    let first = cells.first().copied().unwrap_or_default();
    let poison = cells.iter().find_map(|cell| cell.poison_origin());
    let (bits, undef) = match cells {
        [one] => (Bits::from_u64(width, one.bits), Bits::from_u64(width, one.undef)),
        _ => {
            let gather =
                |part: fn(&Cell) -> u64| Bits::from_words(width, &cells.iter().map(part).collect::<Vec<_>>());
            (gather(|cell| cell.bits), gather(|cell| cell.undef))
        }
    };
    let poison = Poison { flag: poison.is_some(), origin: poison.unwrap_or(Origin::NONE) };
    Scalar { bits, undef, poison, prov: first.prov() }
}

/// Writes a scalar of any width into its cells.
pub(crate) fn put_wide(cells: &mut [Cell], value: &Scalar<Wide>) {
    let (bits, undef) = (value.bits.words(), value.undef.words());
    for (i, cell) in cells.iter_mut().enumerate() {
        let word = |words: &[u64]| words.get(i).copied().unwrap_or(0);
        let tag = match value.poison.flag {
            true => POISON | u64::from(value.poison.origin.to_raw()),
            false if i == 0 => value.prov.0,
            false => 0,
        };
        *cell = Cell { bits: word(bits), undef: word(undef), tag };
    }
}

/// The undefined scalar of `width` bits, in cells.
pub(crate) fn undef_cells(width: u32) -> impl Iterator<Item = Cell> {
    (0..program::shape::cells_for(width)).map(move |i| {
        let left = width.saturating_sub(i * 64).clamp(1, 64);
        Cell { bits: 0, undef: mask(left), tag: 0 }
    })
}
