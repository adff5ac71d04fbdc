//! Everything that memory consists of, value by value.

use std::rc::Rc;

use arena::Id;

use super::cells::Cell;
use super::now::Now;
use super::part::Contents;
use crate::domain::Symbolic;
use crate::value::{BlockId, Bool, Bv, Prov};
use sem::context::Origin;
use sem::scalar::Poison;
use term::TermId;

/// A value, to be looked at or changed.
pub(crate) enum Leaf<'a> {
    /// A number.
    Bits(&'a mut Bv),
    /// A truth value.
    Truth(&'a mut Bool),
    /// What a pointer belongs to.
    Prov(&'a mut Prov),
    /// An array of the solver.
    Array(&'a mut TermId),
}

/// Which part of something a value is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum LeafPart {
    /// The bits of a number, the address of a pointer.
    Bits,
    /// Which bits are undefined.
    Undef,
    /// Whether it is poison.
    Poison,
    /// What it belongs to.
    Prov,
    /// Which byte of a pointer it is.
    Index,
    /// Whether a block is alive.
    Life,
    /// How many bytes a block has.
    Size,
    /// What an array contains.
    Array,
    /// What of it is undefined.
    ArrayShadow,
    /// What its elements belong to.
    ArrayProv,
}

/// Where in memory a value is: the block, the offset, and how many bytes it has.
pub(crate) type MemoryPlace = (BlockId, u64, u32);

/// The parts of a scalar.
pub(crate) fn scalar_leaves(value: &mut crate::machine::Scalar, mut f: impl FnMut(LeafPart, Leaf<'_>)) {
    f(LeafPart::Prov, Leaf::Prov(&mut value.prov));
    f(LeafPart::Bits, Leaf::Bits(&mut value.bits));
    f(LeafPart::Undef, Leaf::Bits(&mut value.undef));
    poison_leaf(&mut value.poison, |leaf| f(LeafPart::Poison, leaf));
}

/// Whether something is poison. If that becomes something else, nobody knows any more who made it so.
fn poison_leaf(poison: &mut Poison<Symbolic>, f: impl FnOnce(Leaf<'_>)) {
    let before = poison.flag;
    f(Leaf::Truth(&mut poison.flag));
    if poison.flag != before {
        poison.origin = poison.origin.either(Origin::ANY);
    }
}

impl Now {
    /// Every value, but those of blocks that are dead and of those that `fixed` says never change.
    pub(crate) fn for_each_leaf(
        &mut self,
        fixed: impl Fn(BlockId) -> bool,
        mut f: impl FnMut(MemoryPlace, LeafPart, Leaf<'_>),
    ) {
        for (number, page) in self.pages_mut().iter_mut().enumerate() {
            for at in 0..page.len() {
                let id = BlockId::new(number * page.len() + at);
                let dead = page[at].as_ref().is_none_or(|part| part.live == Bool::Const(false));
                if dead || fixed(id) {
                    continue;
                }
                let Some(part) = Rc::make_mut(page)[at].as_mut() else { continue };
                let part = Rc::make_mut(part);
                f((id, 0, 0), LeafPart::Life, Leaf::Truth(&mut part.live));
                match &mut part.contents {
                    Contents::Cells(cells) => cells.for_each_mut(|offset, cell| match cell {
                        Cell::Word(bytes, value) => {
                            let place = (id, offset, *bytes);
                            scalar_leaves(value, |part, leaf| f(place, part, leaf));
                        }
                        Cell::Byte(byte) => {
                            let place = (id, offset, 1);
                            f(place, LeafPart::Prov, Leaf::Prov(&mut byte.prov));
                            f(place, LeafPart::Bits, Leaf::Bits(&mut byte.bits));
                            f(place, LeafPart::Undef, Leaf::Bits(&mut byte.undef));
                            poison_leaf(&mut byte.poison, |leaf| f(place, LeafPart::Poison, leaf));
                            if byte.prov != Prov::None {
                                f(place, LeafPart::Index, Leaf::Bits(&mut byte.index));
                            }
                        }
                    }),
                    Contents::Arrays(arrays) => {
                        let mut changed = false;
                        for (part, array) in arrays.terms_mut() {
                            let before = *array;
                            f((id, 0, 0), part, Leaf::Array(array));
                            changed |= part == LeafPart::ArrayShadow && *array != before;
                        }
                        if changed {
                            arrays.forget_who_poisoned();
                        }
                    }
                }
            }
        }
    }

    /// Whether some array may hold a pointer that belongs to a block, dead or not.
    pub(crate) fn is_in_arrays(&self, id: BlockId) -> bool {
        self.parts().any(|(_, part)| match &part.contents {
            Contents::Arrays(arrays) => arrays.targets().contains(&id),
            Contents::Cells(_) => false,
        })
    }

    /// Every pointer in cells of which `of` is true; nothing in place of a byte of one. Those in arrays are not met.
    pub(crate) fn for_each_pointer(
        &mut self,
        d: &mut crate::domain::Symbolic,
        of: impl Fn(&crate::domain::Symbolic, Prov) -> bool,
        mut f: impl FnMut(&mut crate::domain::Symbolic, Option<&mut crate::machine::Scalar>),
    ) {
        for page in self.pages_mut() {
            for at in 0..page.len() {
                let Some(part) = &page[at] else { continue };
                let Contents::Cells(cells) = &part.contents else { continue };
                let is_one = |(_, cell): (u64, &Cell)| match cell {
                    Cell::Word(_, value) => of(d, value.prov),
                    Cell::Byte(byte) => of(d, byte.prov),
                };
                if !cells.iter().any(is_one) {
                    continue;
                }
                let Some(part) = Rc::make_mut(page)[at].as_mut() else { continue };
                let Contents::Cells(cells) = &mut Rc::make_mut(part).contents else { continue };
                cells.for_each_mut(|_, cell| match cell {
                    Cell::Word(_, value) if of(d, value.prov) => f(d, Some(value)),
                    Cell::Byte(byte) if of(d, byte.prov) => f(d, None),
                    _ => {}
                });
            }
        }
    }

    /// What a block contains, and whether the rest of it is zero; nothing if that is in arrays.
    pub(crate) fn words_of(&self, id: BlockId) -> Option<(Vec<(u64, Cell)>, bool)> {
        let part = self.get(id)?;
        let Contents::Cells(cells) = &part.contents else { return None };
        let zeroed = part.missing == super::cells::Missing::Zero;
        Some((cells.iter().map(|(at, cell)| (at, cell.clone())).collect(), zeroed))
    }

    /// The word at an offset of a block.
    pub(crate) fn word(&self, d: &mut crate::domain::Symbolic, id: BlockId, at: u64, bytes: u32) -> Bv {
        use super::cells::Found;
        let zero = super::cells::Missing::Zero.word(d, 0, bytes).bits;
        match self.get(id).map(|part| &part.contents) {
            Some(Contents::Cells(cells)) => match cells.find(at, bytes) {
                Found::Word(value) => value.bits.clone(),
                Found::Nothing | Found::Mixed => zero,
            },
            _ => zero,
        }
    }

    /// A block that is alive and contains these.
    pub(crate) fn put_words(
        &mut self,
        d: &mut crate::domain::Symbolic,
        id: BlockId,
        words: Vec<(u64, Cell)>,
    ) {
        let mut cells = super::cells::Cells::default();
        for (at, cell) in words {
            cells.write(d, at, cell);
        }
        let contents = Contents::Cells(cells);
        let missing = super::cells::Missing::Undefined;
        self.put(id, Some(super::part::Part { contents, ..super::part::Part::new(missing) }));
    }

    /// Forgets what a block contains, as if nobody had written it.
    pub(crate) fn clear(&mut self, id: BlockId) {
        if let Some(part) = self.get_mut(id) {
            *part = super::part::Part { live: part.live, ..super::part::Part::new(part.missing) };
        }
    }

    /// The blocks that may be alive.
    pub(crate) fn alive(&self) -> impl Iterator<Item = (BlockId, Bool)> {
        self.parts().filter(|(_, part)| part.live != Bool::Const(false)).map(|(id, part)| (id, part.live))
    }
}
