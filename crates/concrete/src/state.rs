//! The state of a run: threads with their frames, and memory. Everything that decides how it goes on is in it.

use crate::cell::Cell;
use crate::memory::Memory;
use program::code::{FuncId, Pc, SiteId};

/// An activation of a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Frame {
    /// The function.
    pub function: FuncId,
    /// Its first cell among those of the thread.
    pub base: u32,
    /// Where the caller goes on.
    pub resume: Pc,
    /// The call that made it; none for the first.
    pub site: Option<SiteId>,
    /// How many locals there were before.
    pub locals: u32,
    /// Where the stack was before.
    pub stack: u64,
}

/// A thread.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Default)]
pub struct Thread {
    /// The op it executes next.
    pub pc: Pc,
    /// Its frames, the running one last.
    pub frames: Vec<Frame>,
    /// The registers of all frames.
    pub cells: Vec<Cell>,
    /// The slots of its locals, in the order in which they were made.
    pub locals: Vec<u32>,
    /// The lowest address its stack has reached.
    pub stack: u64,
    /// The lowest address it may reach.
    pub stack_end: u64,
}

/// A state.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// The threads, by their numbers.
    pub threads: Vec<Thread>,
    /// The memory.
    pub memory: Memory,
}

impl State {
    /// A copy that shares all contents of memory with this one until either writes.
    pub fn snapshot(&mut self) -> State {
        self.memory.share();
        self.clone()
    }
}
