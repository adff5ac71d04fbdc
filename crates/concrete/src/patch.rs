//! Bytes that are put over those of a block for a while: how an engine shows a thread memory as only that thread sees it.
//!
//! Claim: what was beneath is there again afterwards with all it held (pointers, undefined bits, poison), pointers included that were only covered in part.
//! What was written beside it meanwhile stays.
//!
//! Limits: what is written over a patch while it lies there is lost with it.

use crate::bytes::{Bytes, Word};
use crate::cell::Prov;
use crate::memory::Memory;

/// Bytes of a block, with all they hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Patch {
    prov: Prov,
    start: u64,
    bytes: Bytes,
}

/// What a patch covers.
#[derive(Clone, Debug)]
pub struct Beneath {
    patch: Patch,
    /// Pointers that are covered in part, and where they start.
    pointers: Vec<(u64, Word)>,
}

impl Patch {
    /// Whether it has bytes in common with `len` bytes from `start` on of the block in a slot.
    pub fn touches(&self, slot: u32, start: u64, len: u64) -> bool {
        let end = self.start + self.bytes.len() as u64;
        self.prov.slot() == Some(slot) && self.start < start.saturating_add(len) && start < end
    }

    /// Whether it has bytes in common with another one.
    pub fn overlaps(&self, other: &Patch) -> bool {
        self.prov == other.prov
            && other.prov.slot().is_some_and(|slot| self.touches(slot, other.start, other.bytes.len() as u64))
    }
}

impl Memory {
    /// A copy of `len` bytes of the live block in a slot; none if they are not all there.
    pub fn patch(&self, slot: u32, start: u64, len: u64) -> Option<Patch> {
        let entry = self.slots().get(slot as usize).filter(|entry| entry.live)?;
        let fits = start.checked_add(len)? <= entry.size;
        fits.then(|| Patch {
            prov: Prov::new(slot, entry.generation),
            start,
            bytes: self.part(slot, start, len),
        })
    }

    /// The slot of a patch, if its block still lives.
    fn slot_of(&self, patch: &Patch) -> Option<u32> {
        self.slot(patch.prov).filter(|entry| entry.live)?;
        patch.prov.slot()
    }

    /// Writes a patch; nothing happens if its block has died.
    pub fn apply(&mut self, patch: &Patch) {
        if let Some(slot) = self.slot_of(patch) {
            self.put(slot, patch.start, &patch.bytes);
        }
    }

    /// What lies where `len` bytes of the live block in a slot are about to be written; none if they are not all there.
    pub fn beneath(&self, slot: u32, start: u64, len: u64) -> Option<Beneath> {
        let patch = self.patch(slot, start, len)?;
        let (size, pointer) = (self.slots()[slot as usize].size, self.pointer_bytes());
        let before = start.saturating_sub(pointer - 1)..start;
        let end = start + len;
        let after = start.max(end.saturating_sub(pointer - 1))..end;
        let fitting = before.chain(after).filter(|at| at + pointer <= size);
        let words = fitting.map(|at| (at, self.read(slot, at, pointer as usize)));
        let in_part = |at: u64| at < start && at + pointer > start || at < end && at + pointer > end;
        let pointers = words.filter(|(at, word)| word.prov != Prov::NONE && in_part(*at)).collect();
        Some(Beneath { patch, pointers })
    }

    /// Puts a patch over what is there, and says what that is; none if its block has died.
    pub fn cover(&mut self, patch: &Patch) -> Option<Beneath> {
        let slot = self.slot_of(patch)?;
        let beneath = self.beneath(slot, patch.start, patch.bytes.len() as u64)?;
        self.put(slot, patch.start, &patch.bytes);
        Some(beneath)
    }

    /// What was beneath a patch is there again, if its block still lives.
    pub fn uncover(&mut self, beneath: &Beneath) {
        let Some(slot) = self.slot_of(&beneath.patch) else { return };
        self.put(slot, beneath.patch.start, &beneath.patch.bytes);
        let len = self.pointer_bytes() as usize;
        for &(at, pointer) in &beneath.pointers {
            // One that was written over meanwhile is gone.
            let now = self.read(slot, at, len);
            if (Word { prov: pointer.prov, ..now }) == pointer {
                self.write(slot, at, len, pointer);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::memory::Maker;
    use sem::context::{BlockKind, Origin};

    fn block(size: u64) -> (Memory, u32, Prov) {
        let mut memory = Memory::new(8);
        let (prov, _) =
            memory.allocate(size, 8, BlockKind::Heap, Maker::Machine).expect("there is room for it");
        (memory, prov.slot().expect("it is somewhere"), prov)
    }

    fn number(bits: u64) -> Word {
        Word::number(bits)
    }

    #[test]
    fn what_was_covered_is_there_again() {
        for size in [8, 24] {
            let (mut memory, slot, prov) = block(size);
            let pointer = Word { prov, ..number(0x1234) };
            memory.write(slot, 0, 8, pointer);
            let patch = memory.patch(slot, 0, 8).expect("it is there");
            memory.write(slot, 0, 8, Word { undef: 0xF0, ..number(7) });
            let beneath = memory.cover(&patch).expect("it lives");
            assert_eq!(memory.read(slot, 0, 8), pointer);
            memory.uncover(&beneath);
            assert_eq!(memory.read(slot, 0, 8), Word { undef: 0xF0, ..number(7) });
        }
    }

    #[test]
    fn poison_survives() {
        let (mut memory, slot, _) = block(4);
        memory.write(slot, 0, 4, number(3));
        let three = memory.patch(slot, 0, 4).expect("it is there");
        let poison = Word { poison: Some(Origin::NONE), ..number(0) };
        memory.write(slot, 0, 4, poison);
        let beneath = memory.cover(&three).expect("it lives");
        assert_eq!(memory.read(slot, 0, 4), number(3));
        memory.uncover(&beneath);
        assert_eq!(memory.read(slot, 0, 4), poison);
    }

    #[test]
    fn pointers_that_are_covered_in_part_survive() {
        for start in [6, 8, 14] {
            let (mut memory, slot, prov) = block(32);
            memory.write(slot, 24, 8, number(9));
            memory.write(slot, start, 4, number(5));
            let patch = memory.patch(slot, start, 4).expect("it is there");
            let pointer = Word { prov, ..number(0x1234_5678_9ABC) };
            memory.write(slot, 8, 8, pointer);
            let beneath = memory.cover(&patch).expect("it lives");
            assert_eq!(memory.read(slot, 8, 8).prov, Prov::NONE);
            // What is written elsewhere stays.
            memory.write(slot, 24, 8, number(8));
            memory.uncover(&beneath);
            assert_eq!(memory.read(slot, 8, 8), pointer);
            assert_eq!(memory.read(slot, 24, 8), number(8));
        }
    }

    #[test]
    fn pointers_that_were_written_over_stay_gone() {
        let (mut memory, slot, prov) = block(16);
        memory.write(slot, 4, 4, number(5));
        let patch = memory.patch(slot, 4, 4).expect("it is there");
        memory.write(slot, 0, 8, Word { prov, ..number(0x1234_5678_9ABC) });
        let beneath = memory.cover(&patch).expect("it lives");
        memory.write(slot, 0, 4, number(1));
        memory.uncover(&beneath);
        assert_eq!(memory.read(slot, 0, 8), number(0x1234_0000_0001));
    }

    #[test]
    fn the_dead_are_left_alone() {
        let (mut memory, slot, _) = block(8);
        let patch = memory.patch(slot, 0, 8).expect("it is there");
        let beneath = memory.cover(&patch).expect("it lives");
        memory.free(slot);
        memory.uncover(&beneath);
        memory.apply(&patch);
        assert!(memory.cover(&patch).is_none() && memory.patch(slot, 0, 8).is_none());
    }

    #[test]
    fn patches_meet_where_they_share_bytes() {
        let (memory, slot, _) = block(16);
        let patch = |start, len| memory.patch(slot, start, len).expect("it is there");
        assert!(patch(0, 8).overlaps(&patch(7, 1)) && !patch(0, 8).overlaps(&patch(8, 8)));
        assert!(patch(4, 4).touches(slot, 0, 5) && !patch(4, 4).touches(slot, 0, 4));
        assert!(!patch(4, 4).touches(slot + 1, 4, 4));
        assert!(memory.patch(slot, 9, 8).is_none());
    }
}
