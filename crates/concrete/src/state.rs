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
    /// The call that made it, or where the thread was interrupted.
    pub resume: Pc,
    /// Why it is there.
    pub link: Link,
    /// How many locals there were before.
    pub locals: u32,
    /// Where the stack was before.
    pub stack: u64,
}

/// Why a function was entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Link {
    /// It is the first of its thread.
    First,
    /// It was called.
    Call(SiteId),
    /// The environment interrupted the thread.
    Handler,
}

impl Link {
    /// The call, if it was called.
    #[inline(always)]
    pub fn site(self) -> Option<SiteId> {
        match self {
            Link::Call(site) => Some(site),
            Link::First | Link::Handler => None,
        }
    }
}

/// A handler that the environment may call in a thread.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Interrupt {
    /// The thread.
    pub thread: u32,
    /// The handler.
    pub handler: FuncId,
    /// Its argument.
    pub argument: Cell,
    /// How likely it is, where a step of a thread weighs 1.
    pub weight: f64,
}

impl Eq for Interrupt {}

impl std::hash::Hash for Interrupt {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        (self.thread, self.handler, self.argument, self.weight.to_bits()).hash(state);
    }
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
    /// The slots for its locals by their place on the stack; the first [`locals`](Self::locals) are in use.
    pub slots: Vec<u32>,
    /// How many locals it has.
    pub locals: u32,
    /// The lowest address its stack has reached.
    pub stack: u64,
    /// The lowest address it may reach.
    pub stack_end: u64,
    /// Whether it has ended.
    pub ended: bool,
    /// Whether another thread has stopped it.
    pub stopped: bool,
    /// How many atomic sections it is in.
    pub atomic: u32,
    /// Of the functions that it runs one after the other, how many are done.
    pub stage: u32,
    /// What it returned, until somebody takes it; the status of the program in the first thread.
    pub result: Cell,
    /// What the platform has noted about it.
    pub mark: u32,
}

/// A state.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// The threads, by their numbers.
    pub threads: Vec<Thread>,
    /// What the environment may do.
    pub interrupts: Vec<Interrupt>,
    /// The memory.
    pub memory: Memory,
}

impl State {
    /// Forgets what makes no difference to how it goes on, so that more states are equal: traces of blocks that died and that no pointer leads to.
    pub fn forget_what_nobody_knows(&mut self) {
        let cells = self.threads.iter().flat_map(|thread| thread.cells.iter().chain([&thread.result]));
        let arguments = self.interrupts.iter().map(|interrupt| &interrupt.argument);
        self.memory.forget_what_nobody_knows(cells.chain(arguments).map(|cell| cell.prov()));
    }

    /// A copy that shares all contents of memory with this one until either writes.
    pub fn snapshot(&mut self) -> State {
        self.memory.share();
        self.clone()
    }
}
