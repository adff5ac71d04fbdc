//! Store buffers: stores that their threads have made and that others do not see yet.
//!
//! ```text
//!   memory            what all threads see
//!   a thread's turn   its waiting stores lie over memory, the oldest at the bottom; beneath them is kept what all others see
//! ```
//!
//! The machine knows nothing of them, so that it costs nothing where no store ever waits. Stores of a thread reach memory in any order but for those that
//! share bytes: which orders there are is for a memory model to say, and for whoever finds an interleaving to keep to. What no model lets happen does not:
//! where a thread orders its stores (a read-modify-write, a sequentially consistent store or fence, a lock that is taken or given back, a thread that
//! is started, an atomic section), writes where one still waits, or ends, all of them reach memory first, in order.
//!
//! Limits: a store to a local whose life ends and starts again within one turn may show the old contents.

use concrete::{Beneath, Interpreter, Memory, Patch};
use program::fences::Fence;
use verdict::Location;

/// A store that waits.
#[derive(Clone, Debug)]
pub(crate) struct Waiting {
    /// What no other store of the run is called.
    pub(crate) serial: u64,
    thread: usize,
    patch: Patch,
    /// What it stores to, if that has a name, and where it was made: for people.
    pub(crate) name: Option<String>,
    pub(crate) location: Option<Location>,
}

impl Waiting {
    /// The store, as a sentence starts.
    pub(crate) fn words(&self) -> String {
        self.name.as_ref().map_or_else(|| "a store".to_string(), |name| format!("the store to {name}"))
    }
}

/// The stores that wait.
#[derive(Debug, Default)]
pub(crate) struct Buffers {
    /// Of all threads, the oldest first.
    stores: Vec<Waiting>,
    /// What lies beneath those of the thread whose turn it is, the oldest first.
    beneath: Vec<Beneath>,
    made: u64,
}

impl Buffers {
    /// Whether a thread has stores that wait.
    pub(crate) fn has_any(&self, thread: usize) -> bool {
        self.stores.iter().any(|store| store.thread == thread)
    }

    /// The threads with stores that wait.
    pub(crate) fn threads(&self) -> Vec<usize> {
        let mut threads: Vec<usize> = self.stores.iter().map(|store| store.thread).collect();
        threads.sort_unstable();
        threads.dedup();
        threads
    }

    /// Whether one of a thread's waiting stores has bytes in common with these.
    pub(crate) fn touches(&self, thread: usize, slot: u32, start: u64, len: u64) -> bool {
        let mut stores = self.stores.iter().filter(|store| store.thread == thread);
        stores.any(|store| store.patch.touches(slot, start, len))
    }

    /// A thread's turn begins: it sees its own stores.
    pub(crate) fn lay_over(&mut self, memory: &mut Memory, thread: usize) {
        self.take_out(memory);
        for store in self.stores.iter().filter(|store| store.thread == thread) {
            self.beneath.extend(memory.cover(&store.patch));
        }
    }

    /// A turn ends: nobody's stores are seen.
    pub(crate) fn take_out(&mut self, memory: &mut Memory) {
        while let Some(beneath) = self.beneath.pop() {
            memory.uncover(&beneath);
        }
    }

    /// The thread whose turn it is has made a store, over `beneath`, which waits from now on.
    pub(crate) fn delay(
        &mut self,
        thread: usize,
        (patch, beneath): (Patch, Beneath),
        name: Option<String>,
        location: Option<Location>,
    ) -> Waiting {
        let store = Waiting { serial: self.made, thread, patch, name, location };
        self.made += 1;
        self.beneath.push(beneath);
        self.stores.push(store.clone());
        store
    }

    /// The thread of a store, and its place among those of the thread that wait; none if it does not wait any more.
    pub(crate) fn find(&self, serial: u64) -> Option<(usize, usize)> {
        let thread = self.stores.iter().find(|store| store.serial == serial)?.thread;
        let mut own = self.stores.iter().filter(|store| store.thread == thread);
        Some((thread, own.position(|store| store.serial == serial)?))
    }

    /// One of a thread's stores reaches memory, in nobody's turn; an error if it cannot.
    pub(crate) fn flush(
        &mut self,
        memory: &mut Memory,
        thread: usize,
        index: usize,
    ) -> Result<Waiting, &'static str> {
        let mut own = (0..self.stores.len()).filter(|&place| self.stores[place].thread == thread);
        let Some(place) = own.nth(index) else { return Err("a store reaches memory that nobody has made") };
        let store = &self.stores[place];
        let mut earlier = self.stores[..place].iter().filter(|earlier| earlier.thread == thread);
        if earlier.any(|earlier| earlier.patch.overlaps(&store.patch)) {
            return Err("a store reaches memory before an earlier one to the same bytes");
        }
        memory.apply(&store.patch);
        Ok(self.stores.remove(place))
    }

    /// All stores of a thread reach memory, in order, whoever's turn it is.
    pub(crate) fn drain(&mut self, memory: &mut Memory, thread: usize) -> Vec<Waiting> {
        self.take_out(memory);
        let (drained, left) = std::mem::take(&mut self.stores).into_iter().partition(|s| s.thread == thread);
        self.stores = left;
        let drained: Vec<Waiting> = drained;
        drained.iter().for_each(|store| memory.apply(&store.patch));
        drained
    }

    /// Whether the stores of the current thread have to reach memory before it makes its next step. If that is a store which is to wait, others may.
    pub(crate) fn must_drain(&self, machine: &Interpreter<'_>, delays: bool) -> bool {
        let thread = machine.current();
        if !self.has_any(thread) || delays {
            return false;
        }
        let code = &machine.program().code;
        let op = code.ops.get(machine.pc() as usize);
        op.is_some_and(|op| op.fence(code) == Fence::All)
            || crate::access::next_accesses(machine, thread).iter().any(|access| {
                access.writes && self.touches(thread, access.slot, access.start, access.end - access.start)
            })
    }
}
