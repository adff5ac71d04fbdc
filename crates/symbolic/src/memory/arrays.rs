//! Contents as arrays of the solver: for blocks that are accessed at so many unknown offsets that listing them does not pay.
//!
//! ```text
//!   bits    the elements, words of `unit` bytes
//!   shadow  for each byte: undefined bits (8), and poison (1); none while all is defined
//!   prov    the number of the block that the element points into, and for elements of one byte which byte of the pointer it is;
//!           none while there are no pointers
//! ```
//!
//! Accesses of other sizes, or across elements, read and write the bytes of elements. Limit: words that may be pointers have to be written whole.

use std::collections::BTreeSet;

use arena::Id;
use rustc_hash::FxHashSet;
use sem::context::Origin;
use sem::domain::Domain;
use sem::scalar::Poison;
use term::{Node, Sort, TermId};

use super::cells::{Cell, Cells, Life, Missing, split_all};
use crate::byte::{Byte, INDEX_BITS};
use crate::domain::Symbolic;
use crate::machine::Scalar;
use crate::prov::PROV_BITS;
use crate::value::{BlockId, Bool, Bv, Prov};

/// The contents of a block.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Arrays {
    /// How many bytes an element has: a power of two.
    unit: u32,
    bits: TermId,
    shadow: Option<TermId>,
    prov: Option<TermId>,
    /// The blocks that pointers in it may belong to.
    targets: BTreeSet<BlockId>,
    /// The instructions that made something poison that was stored here.
    poison_origin: Option<Origin>,
}

/// Part of a pointer was written, which arrays of words cannot hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PartOfPointer;

impl Arrays {
    /// Elements of so many bytes of which none is written; offsets have `w` bits.
    pub(super) fn new(d: &mut Symbolic, w: u32, unit: u32, missing: Missing) -> Arrays {
        let bits = missing_elements(d, w, unit, missing);
        let mut arrays =
            Arrays { unit, bits, shadow: None, prov: None, targets: BTreeSet::new(), poison_origin: None };
        if missing != Missing::Zero {
            arrays.shadow = Some(arrays.undefined(d, w));
        }
        arrays
    }

    fn undefined(&self, d: &mut Symbolic, w: u32) -> TermId {
        let none = d.bv(8 * self.unit, 0);
        let undef = d.not(8 * self.unit, &none);
        let shadow = d.zext(8 * self.unit, 9 * self.unit, &undef);
        let shadow = d.term(&shadow);
        d.terms.const_array(w - self.unit.trailing_zeros(), shadow)
    }

    /// What cells hold, in elements that are what is missing where nothing is written.
    pub(super) fn of(
        d: &mut Symbolic,
        (w, unit): (u32, u32),
        cells: &Cells,
        missing: Missing,
    ) -> Result<Arrays, PartOfPointer> {
        let mut arrays = Arrays::new(d, w, unit, missing);
        for (at, cell) in cells.iter() {
            let at = d.bv(w, at);
            arrays.write(d, w, Bool::Const(true), &at, std::slice::from_ref(cell))?;
        }
        Ok(arrays)
    }

    fn prov_width(&self) -> u32 {
        if self.unit == 1 { PROV_BITS + INDEX_BITS } else { PROV_BITS }
    }

    fn shadow(&mut self, d: &mut Symbolic, index: u32) -> TermId {
        let unit = self.unit;
        *self.shadow.get_or_insert_with(|| {
            let defined = d.bv(9 * unit, 0);
            let defined = d.term(&defined);
            d.terms.const_array(index, defined)
        })
    }

    fn prov(&mut self, d: &mut Symbolic, index: u32) -> TermId {
        let width = self.prov_width();
        *self.prov.get_or_insert_with(|| {
            let none = d.terms.number(width, 0);
            d.terms.const_array(index, none)
        })
    }

    /// The element that an offset lies in, and where in it.
    fn place(&self, d: &mut Symbolic, w: u32, offset: &Bv) -> (TermId, Bv) {
        let log = self.unit.trailing_zeros();
        if log == 0 {
            return (d.term(offset), d.bv(1, 0));
        }
        let index = d.extract(w, log, w - log, offset);
        let index = d.term(&index);
        let spread = d.spread(offset);
        let rest = match spread.is_multiple_of(self.unit.into()) {
            true => d.bv(log, 0),
            false => d.extract(w, 0, log, offset),
        };
        (index, rest)
    }

    /// The shadow, bytes of undefined bits and a bit for the poison of each, as a scalar has it.
    fn split_shadow(&self, d: &mut Symbolic, shadow: &Bv) -> (Bv, Poison<Symbolic>) {
        let unit = self.unit;
        let undef = d.extract(9 * unit, 0, 8 * unit, shadow);
        let poison = d.extract(9 * unit, 8 * unit, unit, shadow);
        let flag = sem::derived::nonzero(d, unit, &poison);
        (undef, Poison { flag, origin: self.poison_origin.unwrap_or(Origin::NONE) })
    }

    /// What an element holds; of elements of one byte also which byte of a pointer.
    fn element(&self, d: &mut Symbolic, index: TermId) -> (Scalar, Bv) {
        let mut value = Scalar::number(d, 8 * self.unit, 0);
        let bits = d.terms.select(self.bits, index);
        value.bits = d.value_of(bits);
        if let Some(shadow) = self.shadow {
            let shadow = d.terms.select(shadow, index);
            let shadow = d.value_of(shadow);
            (value.undef, value.poison) = self.split_shadow(d, &shadow);
        }
        let mut part = d.bv(INDEX_BITS, 0);
        if let Some(prov) = self.prov {
            let entry = d.terms.select(prov, index);
            let mut number = d.value_of(entry);
            if self.unit == 1 {
                part = d.extract(PROV_BITS + INDEX_BITS, 0, INDEX_BITS, &number);
                number = d.extract(PROV_BITS + INDEX_BITS, INDEX_BITS, PROV_BITS, &number);
            }
            value.prov = self.targets.iter().fold(Prov::None, |prov, &target| {
                let own = d.bv(PROV_BITS, target.index() as u64 + 1);
                let is = d.eq(PROV_BITS, &number, &own);
                d.ite_prov(&is, &Prov::Block(target), &prov)
            });
        }
        (value, part)
    }

    /// The byte at an offset.
    fn byte(&self, d: &mut Symbolic, w: u32, offset: &Bv) -> Byte {
        let (index, rest) = self.place(d, w, offset);
        let unit = self.unit;
        let (element, part) = self.element(d, index);
        if unit == 1 {
            let Scalar { bits, undef, poison, prov } = element;
            return Byte { bits, undef, poison, prov, index: part };
        }
        let (log, whole) = (unit.trailing_zeros(), 8 * unit);
        let amount = sem::derived::resize(d, log, whole, &rest);
        let eight = d.bv(whole, 8);
        let amount = d.mul(whole, &amount, &eight);
        let part = |d: &mut Symbolic, of: &Bv| {
            let moved = d.lshr(whole, of, &amount);
            d.extract(whole, 0, 8, &moved)
        };
        let (bits, undef) = (part(d, &element.bits), part(d, &element.undef));
        let mut poison = element.poison;
        if let Some(shadow) = self.shadow {
            let shadow = d.terms.select(shadow, index);
            let shadow = d.value_of(shadow);
            let poisons = d.extract(9 * unit, whole, unit, &shadow);
            let at = sem::derived::resize(d, log, unit, &rest);
            let moved = d.lshr(unit, &poisons, &at);
            let bit = d.extract(unit, 0, 1, &moved);
            poison = Poison {
                flag: sem::derived::nonzero(d, 1, &bit),
                origin: self.poison_origin.unwrap_or(Origin::NONE),
            };
        }
        let index = sem::derived::resize(d, log, INDEX_BITS, &rest);
        Byte { bits, undef, poison, prov: element.prov, index }
    }

    /// Reads bytes: elements where they are read whole.
    pub(super) fn read(&self, d: &mut Symbolic, w: u32, offset: &Bv, count: u64) -> Vec<Cell> {
        let unit = u64::from(self.unit);
        let aligned = d.spread(offset).is_multiple_of(unit.into());
        let mut cells = Vec::new();
        let mut done = 0;
        while done < count {
            let at = plus(d, w, offset, done);
            if self.unit > 1 && aligned && done + unit <= count {
                let (index, _) = self.place(d, w, &at);
                let (element, _) = self.element(d, index);
                cells.push(Cell::Word(self.unit, element));
                done += unit;
            } else {
                cells.push(Cell::Byte(self.byte(d, w, &at)));
                done += 1;
            }
        }
        cells
    }

    /// Writes cells one after the other where the guard holds.
    pub(super) fn write(
        &mut self,
        d: &mut Symbolic,
        w: u32,
        guard: Bool,
        offset: &Bv,
        cells: &[Cell],
    ) -> Result<(), PartOfPointer> {
        let mut done = 0;
        for cell in cells {
            let at = plus(d, w, offset, done);
            done += u64::from(cell.bytes());
            match cell {
                Cell::Word(bytes, value)
                    if *bytes == self.unit
                        && self.unit > 1
                        && d.spread(&at).is_multiple_of(self.unit.into()) =>
                {
                    let (index, _) = self.place(d, w, &at);
                    self.write_element(d, w, guard, index, value);
                }
                _ => {
                    for (i, byte) in (0..).zip(split_all(d, std::slice::from_ref(cell))) {
                        let at = plus(d, w, &at, i);
                        self.write_byte(d, w, guard, &at, byte)?;
                    }
                }
            }
        }
        Ok(())
    }

    /// Keeps who made it poison, if it may be.
    fn note_poison(&mut self, poison: &Poison<Symbolic>) {
        if poison.flag != Bool::Const(false) {
            let before = self.poison_origin;
            self.poison_origin = Some(before.map_or(poison.origin, |before| before.either(poison.origin)));
        }
    }

    /// From now on, anybody may have made poison what is poison here.
    pub(super) fn forget_who_poisoned(&mut self) {
        self.poison_origin = Some(Origin::ANY);
    }

    fn write_element(&mut self, d: &mut Symbolic, w: u32, guard: Bool, index: TermId, value: &Scalar) {
        let (unit, index_width) = (self.unit, w - self.unit.trailing_zeros());
        self.note_poison(&value.poison);
        let poison = d.bit(value.poison.flag);
        let poison = d.sext(1, unit, &poison);
        let shadow = d.concat(unit, &poison, 8 * unit, &value.undef);
        let bits = d.term(&value.bits);
        self.bits = store(d, guard, self.bits, index, bits);
        if self.shadow.is_some() || !d.known_zero(&shadow) {
            let array = self.shadow(d, index_width);
            let shadow = d.term(&shadow);
            self.shadow = Some(store(d, guard, array, index, shadow));
        }
        if self.prov.is_some() || value.prov != Prov::None {
            let array = self.prov(d, index_width);
            let number = self.number(d, value.prov);
            let number = d.term(&number);
            self.prov = Some(store(d, guard, array, index, number));
        }
    }

    /// The number of a provenance, which may be in here from now on.
    fn number(&mut self, d: &mut Symbolic, prov: Prov) -> Bv {
        let candidates = d.candidates(prov);
        self.targets.extend(candidates.iter().filter_map(|candidate| candidate.block));
        d.prov_number(prov)
    }

    fn write_byte(
        &mut self,
        d: &mut Symbolic,
        w: u32,
        guard: Bool,
        offset: &Bv,
        byte: Byte,
    ) -> Result<(), PartOfPointer> {
        let (index, rest) = self.place(d, w, offset);
        let index_width = w - self.unit.trailing_zeros();
        let unit = self.unit;
        if unit > 1 && (self.prov.is_some() || byte.prov != Prov::None) {
            return Err(PartOfPointer);
        }
        self.note_poison(&byte.poison);
        // The byte among those of its element.
        let put = |d: &mut Symbolic, old: &Bv, of: u32, new: &Bv| {
            let width = of * unit;
            if unit == 1 {
                return new.clone();
            }
            let log = unit.trailing_zeros();
            let amount = sem::derived::resize(d, log, width, &rest);
            let each = d.bv(width, of.into());
            let amount = d.mul(width, &amount, &each);
            let ones = d.bv(of, u64::MAX);
            let (ones, new) = (d.zext(of, width, &ones), d.zext(of, width, new));
            let (hole, new) = (d.shl(width, &ones, &amount), d.shl(width, &new, &amount));
            let others = d.not(width, &hole);
            let kept = d.and(width, old, &others);
            d.or(width, &kept, &new)
        };
        // What was in the element before matters only for its other bytes.
        let before = |d: &mut Symbolic, array: TermId, w: u32| match unit {
            1 => d.bv(w, 0),
            _ => {
                let old = d.terms.select(array, index);
                d.value_of(old)
            }
        };
        let old = before(d, self.bits, 8 * unit);
        let bits = put(d, &old, 8, &byte.bits);
        let bits = d.term(&bits);
        self.bits = store(d, guard, self.bits, index, bits);
        let plain = d.known_zero(&byte.undef) && byte.poison.flag == Bool::Const(false);
        if self.shadow.is_some() || !plain {
            let array = self.shadow(d, index_width);
            let old = before(d, array, 9 * unit);
            let undef = d.extract(9 * unit, 0, 8 * unit, &old);
            let poisons = d.extract(9 * unit, 8 * unit, unit, &old);
            let poison = d.bit(byte.poison.flag);
            let (undef, poisons) = (put(d, &undef, 8, &byte.undef), put(d, &poisons, 1, &poison));
            let shadow = d.concat(unit, &poisons, 8 * unit, &undef);
            let shadow = d.term(&shadow);
            self.shadow = Some(store(d, guard, array, index, shadow));
        }
        if self.prov.is_some() || byte.prov != Prov::None {
            let array = self.prov(d, index_width);
            let number = self.number(d, byte.prov);
            let entry = d.concat(PROV_BITS, &number, INDEX_BITS, &byte.index);
            let entry = d.term(&entry);
            self.prov = Some(store(d, guard, array, index, entry));
        }
        Ok(())
    }

    /// A new life starts undefined where the condition holds.
    pub(super) fn renew(&mut self, d: &mut Symbolic, w: u32, condition: TermId, missing: Missing) {
        if let Missing::Arbitrary(_) = missing {
            let contents = missing_elements(d, w, self.unit, missing);
            self.bits = d.terms.ite(condition, contents, self.bits);
        }
        let fresh = self.undefined(d, w);
        let old = self.shadow(d, w - self.unit.trailing_zeros());
        self.shadow = Some(d.terms.ite(condition, fresh, old));
    }

    /// The blocks that pointers in it may belong to.
    pub(super) fn targets(&self) -> &BTreeSet<BlockId> {
        &self.targets
    }

    /// The indices at which something was ever written that may belong to a block, if that is known: elsewhere nothing does.
    pub(super) fn pointer_indices(&self, d: &Symbolic) -> Option<BTreeSet<TermId>> {
        let mut indices = BTreeSet::new();
        let mut seen = FxHashSet::default();
        let mut todo: Vec<TermId> = self.prov.into_iter().collect();
        while let Some(array) = todo.pop() {
            if !seen.insert(array) {
                continue;
            }
            match d.terms.node(array) {
                Node::Store(before, index, entry) => {
                    let number = d.value_of(entry).as_u64().map(|entry| entry >> self.part_bits());
                    if number != Some(0) {
                        indices.insert(index);
                    }
                    todo.push(before);
                }
                Node::Ite(_, yes, no) => todo.extend([yes, no]),
                // All that has one value everywhere belongs to nothing.
                Node::ConstArray { .. } => {}
                _ => return None,
            }
        }
        Some(indices)
    }

    /// How many bits of an entry say which byte of a pointer it is.
    fn part_bits(&self) -> u32 {
        self.prov_width() - PROV_BITS
    }

    /// What the element at an index belongs to.
    pub(super) fn prov_at(&self, d: &mut Symbolic, index: TermId) -> Prov {
        self.element(d, index).0.prov
    }

    /// What the pointer belongs to that starts at an index, where elements are bytes.
    pub(super) fn pointer_at(&self, d: &mut Symbolic, w: u32, index: TermId) -> Prov {
        let offset = d.value_of(index);
        let bytes: Vec<Byte> = (0..u64::from(w / 8))
            .map(|i| {
                let at = plus(d, w, &offset, i);
                self.byte(d, w, &at)
            })
            .collect();
        crate::byte::join(d, &bytes, w / 8).prov
    }

    /// The arrays themselves.
    pub(super) fn terms_mut(&mut self) -> impl Iterator<Item = (super::LeafPart, &mut TermId)> {
        use super::LeafPart::{Array, ArrayProv, ArrayShadow};
        let Arrays { bits, shadow, prov, .. } = self;
        let more = shadow.iter_mut().map(|array| (ArrayShadow, array));
        std::iter::once((Array, bits)).chain(more).chain(prov.iter_mut().map(|array| (ArrayProv, array)))
    }

    /// How many bytes elements have.
    pub(super) fn unit(&self) -> u32 {
        self.unit
    }

    /// These where the condition holds, and the others elsewhere. Their elements have as many bytes.
    pub(super) fn merge(mut self, d: &mut Symbolic, w: u32, condition: Bool, other: &Arrays) -> Arrays {
        let condition = match condition {
            Bool::Const(true) => return self,
            Bool::Const(false) => return other.clone(),
            Bool::Term(condition) => condition,
        };
        if self == *other {
            return self;
        }
        let mut other = other.clone();
        let index = w - self.unit.trailing_zeros();
        self.bits = d.terms.ite(condition, self.bits, other.bits);
        if self.shadow.is_some() || other.shadow.is_some() {
            let (ours, theirs) = (self.shadow(d, index), other.shadow(d, index));
            self.shadow = Some(d.terms.ite(condition, ours, theirs));
        }
        if self.prov.is_some() || other.prov.is_some() {
            let (ours, theirs) = (self.prov(d, index), other.prov(d, index));
            self.prov = Some(d.terms.ite(condition, ours, theirs));
        }
        self.targets.append(&mut other.targets);
        self.poison_origin = match (self.poison_origin, other.poison_origin) {
            (Some(ours), Some(theirs)) => Some(ours.either(theirs)),
            (ours, theirs) => ours.or(theirs),
        };
        self
    }
}

/// What is in elements of which none is written.
fn missing_elements(d: &mut Symbolic, w: u32, unit: u32, missing: Missing) -> TermId {
    let index = w - unit.trailing_zeros();
    match missing {
        Missing::Zero | Missing::Undefined => {
            let zero = d.bv(8 * unit, 0);
            let zero = d.term(&zero);
            d.terms.const_array(index, zero)
        }
        Missing::Arbitrary(Life { block, number }) => {
            d.unwritten((block, number, 0), Sort::Array { index, element: 8 * unit })
        }
    }
}

/// The offset `by` bytes further on.
pub(super) fn plus(d: &mut Symbolic, w: u32, offset: &Bv, by: u64) -> Bv {
    if by == 0 {
        return offset.clone();
    }
    let by = d.bv(w, by);
    d.add(w, offset, &by)
}

/// The array with another element at an index where the guard holds.
fn store(d: &mut Symbolic, guard: Bool, array: TermId, at: TermId, element: TermId) -> TermId {
    let element = match guard {
        Bool::Const(true) => element,
        Bool::Const(false) => return array,
        Bool::Term(condition) => {
            let old = d.terms.select(array, at);
            d.terms.ite(condition, element, old)
        }
    };
    d.terms.store(array, at, element)
}
