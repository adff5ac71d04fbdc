//! Accesses for the loop in a hurry: one comparison tells whether a block is alive and holds data, and a scalar that is all of a small
//! block, or lies among defined numbers, is read and written as it is. Whatever else there may be is left for the general way, with
//! nothing done.
//!
//! A place outside, which no legal one is, is left for the general way too: a panic at each access would take the compiler minutes.
//!
//! Cost: 8 instructions of the processor for the block, 5 to 15 for the contents.

use super::{Contents, Memory, Slot, SmallBytes, Touched};
use crate::bytes::Word;
use crate::cell::Prov;
use crate::narrow::{Narrow, mask};
use sem::context::{Block, BlockKind};

/// The blocks of a memory.
pub(crate) struct AtHand<'a>(&'a mut [Slot]);

impl Memory {
    /// The blocks, without what it takes to make new ones.
    pub(crate) fn at_hand(&mut self) -> AtHand<'_> {
        AtHand(&mut self.slots)
    }
}

impl AtHand<'_> {
    /// The same for somebody else.
    #[inline(always)]
    pub(crate) fn again(&mut self) -> AtHand<'_> {
        AtHand(self.0)
    }

    /// What is known about the object that a pointer belongs to. What needs a second look is said to be an empty object that may not be
    /// accessed: so no access to it is plain, and no pointer that moves within it.
    #[inline(always)]
    pub(crate) fn block(&mut self, prov: Prov) -> Block<Narrow> {
        match self.0.get_mut(prov.index()) {
            Some(slot) if slot.guard.0 == prov.to_tag() => {
                slot.looked.note_mut();
                Block {
                    exists: true,
                    live: true,
                    base: slot.base,
                    size: slot.size,
                    writable: slot.kind < BlockKind::Constant,
                    data: true,
                }
            }
            _ => Block { exists: true, live: true, base: 0, size: 0, writable: false, data: false },
        }
    }

    /// Reads `width` bits at a legal place, one to 64, if they are a defined number of no object.
    #[inline(always)]
    pub(crate) fn read_plain(&mut self, prov: Prov, offset: u64, width: u32, pointer: u32) -> Option<u64> {
        let slot = self.0.get_mut(prov.index())?;
        slot.read.note_mut();
        let len = width.div_ceil(8) as usize;
        // The commonest first: a `match` would have to find out about all kinds of contents before.
        if let Contents::Small(small) = &slot.contents {
            if small.undef | small.prov.to_tag() == 0 {
                return Some(small.bits.wrapping_shr((offset as u32).wrapping_mul(8)) & mask(width));
            }
        } else if let Contents::Owned(bytes) = &slot.contents
            && bytes.holds_numbers()
        {
            let (bits, undef) = bytes.read_number(offset as usize, len)?;
            return (undef & mask(width) == 0).then_some(bits & mask(width));
        }
        let (bits, of) = slot.contents.read(offset, width, pointer)?;
        (of == Prov::NONE).then_some(bits)
    }

    /// Reads `width` bits at a legal place, one to 64, and the object they belong to, if they are defined. An address that belongs to
    /// none needs a second look.
    #[inline(always)]
    pub(crate) fn read(&mut self, prov: Prov, offset: u64, width: u32, pointer: u32) -> Option<(u64, Prov)> {
        let slot = self.0.get_mut(prov.index())?;
        slot.read.note_mut();
        let (bits, prov) = match &slot.contents {
            Contents::Small(small)
                if width == pointer && slot.size == u64::from(width / 8) && small.undef == 0 =>
            {
                (small.bits, small.prov)
            }
            contents => contents.read(offset, width, pointer)?,
        };
        (prov != Prov::NONE || bits == 0).then_some((bits, prov))
    }

    /// Writes `width` defined bits of an object at a legal place, one to 64; nothing has happened if the contents are shared, or
    /// have no room for an object.
    #[inline(always)]
    pub(crate) fn write(
        &mut self,
        prov: Prov,
        offset: u64,
        width: u32,
        (bits, of): (u64, Prov),
        pointer: u32,
    ) -> bool {
        let Some(slot) = self.0.get_mut(prov.index()) else { return false };
        let len = width.div_ceil(8) as usize;
        if let Contents::Small(small) = &mut slot.contents {
            if slot.size == len as u64 {
                let prov = if len == pointer as usize / 8 { of } else { Prov::NONE };
                *small = SmallBytes { bits, undef: 0, prov };
                slot.touched = Touched(true);
                return true;
            }
        } else if let Contents::Owned(bytes) = &mut slot.contents
            && of == Prov::NONE
            && bytes.holds_numbers()
        {
            let written = bytes.write_number(offset as usize, len, bits);
            slot.write(len as u64);
            return written.is_some();
        }
        slot.write_defined(offset as usize, len, (bits, of), pointer as usize / 8)
    }
}

impl Slot {
    /// Writes a defined scalar anywhere if the contents need not be changed for it.
    #[inline(never)]
    fn write_defined(&mut self, at: usize, len: usize, (bits, of): (u64, Prov), pointer: usize) -> bool {
        let word = Word { prov: of, ..Word::number(bits) };
        self.write(len as u64);
        match &mut self.contents {
            Contents::Small(small) => small.write(at, len, word, pointer),
            Contents::Owned(bytes) => {
                bytes.write(at, len, word, pointer);
                true
            }
            Contents::Shared(_) => false,
        }
    }
}

impl Contents {
    /// Reads a defined scalar from anywhere, with the object it belongs to.
    #[inline(never)]
    fn read(&self, offset: u64, width: u32, pointer: u32) -> Option<(u64, Prov)> {
        let (at, len, pointer) = (offset as usize, width.div_ceil(8) as usize, pointer as usize / 8);
        let word = match self {
            Contents::Small(small) => small.read(at, len, pointer),
            Contents::Owned(bytes) => bytes.read(at, len, pointer),
            Contents::Shared(bytes) => bytes.read(at, len, pointer),
        };
        let (undef, bits) = (word.undef & mask(width), word.bits & mask(width));
        (undef == 0 && word.poison.is_none() && !word.part).then_some((bits, word.prov))
    }
}
