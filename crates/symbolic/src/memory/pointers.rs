//! The pointers that lie in a block: what else can be reached from there.
//!
//! Claim: a block that is not listed is one that no pointer in this one belongs to. A pointer that is listed as whole is there where its condition holds; of those
//! in pieces it is not known whether there is enough of them to be a pointer. Bytes of pointers lie in memory where a word was written at one of several places, and there all of
//! them are a pointer. Where pieces of pointers were copied, the machine of words has it that they are none, even if all come together again.
//!
//! Cost: a look at every word that was written; for arrays, a comparison for each index that a pointer was ever written at and each block that one has pointed to.

use std::collections::{BTreeMap, BTreeSet};

use sem::domain::Domain;
use term::TermId;

use super::Now;
use super::cells::{Cell, split_all};
use super::part::Contents;
use crate::byte;
use crate::domain::Symbolic;
use crate::value::{BlockId, Bool, Prov};

/// Blocks, each with the condition under which something points to it.
pub(crate) type Targets = BTreeMap<BlockId, Bool>;

/// What a block points to.
#[derive(Clone, Debug, Default)]
pub(crate) struct Pointers {
    /// By words that are pointers.
    pub(crate) whole: Targets,
    /// By bytes that were parts of pointers, and elements of arrays that are too many to be looked at.
    pub(crate) pieces: Targets,
}

/// More comparisons than these are not made for one array.
const MOST_COMPARED: usize = 1 << 14;

impl Now {
    /// What a block points to, where it is alive. If pieces are `exact`, none were copied by themselves: then there is a pointer where all pieces of one are.
    pub(crate) fn pointers(&self, d: &mut Symbolic, w: u32, id: BlockId, exact: bool) -> Pointers {
        let mut found = Pointers::default();
        let Some(part) = self.get(id) else { return found };
        let pointer_bytes = w / 8;
        match &part.contents {
            Contents::Cells(cells) => {
                for (at, cell) in cells.iter() {
                    match cell {
                        Cell::Word(_, value) => note(d, &mut found.whole, value.prov),
                        Cell::Byte(byte) if byte.prov == Prov::None => {}
                        Cell::Byte(_) if exact => {
                            let row = cells.read(d, at, pointer_bytes.into(), part.missing);
                            let bytes = split_all(d, &row);
                            let prov = byte::join(d, &bytes, pointer_bytes).prov;
                            note(d, &mut found.whole, prov);
                        }
                        Cell::Byte(byte) => note(d, &mut found.pieces, byte.prov),
                    }
                }
            }
            Contents::Arrays(arrays) => {
                let indices = arrays.pointer_indices(d);
                let few = |indices: &BTreeSet<TermId>| {
                    let looks = if arrays.unit() == 1 { pointer_bytes as usize } else { 1 };
                    indices.len().saturating_mul(arrays.targets().len() * looks) <= MOST_COMPARED
                };
                match indices.filter(few) {
                    Some(indices) if arrays.unit() == pointer_bytes => {
                        for index in indices {
                            let prov = arrays.prov_at(d, index);
                            note(d, &mut found.whole, prov);
                        }
                    }
                    Some(indices) if arrays.unit() == 1 && exact => {
                        for index in indices {
                            let prov = arrays.pointer_at(d, w, index);
                            note(d, &mut found.whole, prov);
                        }
                    }
                    _ => {
                        let all = arrays.targets().iter().map(|&target| (target, Bool::Const(true)));
                        found.pieces.extend(all);
                    }
                }
            }
        }
        found
    }
}

/// Adds what a provenance may be.
pub(crate) fn note(d: &mut Symbolic, targets: &mut Targets, prov: Prov) {
    if prov == Prov::None {
        return;
    }
    for (block, guard) in d.members(prov) {
        if let Some(block) = block {
            let known = targets.entry(block).or_insert(Bool::Const(false));
            *known = d.or_b(*known, guard);
        }
    }
}
