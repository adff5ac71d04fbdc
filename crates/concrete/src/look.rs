//! Looking at a machine without touching it: what queries and people ask.

use crate::cell::Cell;
use crate::machine::Interpreter;
use crate::memory::{Maker, Memory};
use program::code::ObjectId;

impl Memory {
    /// The `len` bytes, at most eight, at a place of a live block, with all they hold; none if they are not all there.
    pub fn look(&self, slot: u32, offset: u64, len: u32) -> Option<Cell> {
        let entry = self.slots().get(slot as usize).filter(|entry| entry.live)?;
        if len > 8 || offset.checked_add(len.into())? > entry.size {
            return None;
        }
        let word = self.read(slot, offset, len as usize);
        Some(match word.poison {
            Some(origin) => Cell::poison(origin),
            None => Cell { undef: word.undef, ..Cell::pointer(word.bits, word.prov) },
        })
    }
}

impl Interpreter<'_> {
    /// The block of a variable; of a thread's own copy if each has one.
    pub fn slot_of_object(&self, object: ObjectId, thread: usize) -> Option<u32> {
        if thread > 0 && thread < self.thread_count() {
            let thread = self.thread(thread);
            let own = thread.slots.iter().take(thread.locals as usize);
            let made_for = |slot: u32| self.memory.slots().get(slot as usize).map(|entry| entry.maker);
            if let Some(&slot) = { own }.find(|&&slot| made_for(slot) == Some(Maker::Object(object))) {
                return Some(slot);
            }
        }
        self.objects.get(arena::Id::index(object))?.slot()
    }

    /// A register of one of a thread's frames, counted from the first; none if there is no such thing.
    pub fn look_at(&self, thread: usize, frame: usize, cell: u32) -> Option<Cell> {
        let thread = (thread < self.thread_count()).then(|| self.thread(thread))?;
        let base = thread.frames.get(frame)?.base;
        thread.cells.get(base.checked_add(cell)? as usize).copied()
    }
}
