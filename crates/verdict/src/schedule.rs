//! Interleavings as one engine finds them and another makes them again.

use crate::status::Reason;
use program::code::Pc;

/// Why an interleaving that one engine has found was not made again by another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotReplayed {
    /// The other engine stops on the way: at a limit of its own, or at what it does not support.
    Stopped(Reason),
    /// It takes another way: one of both is wrong.
    Differs(String),
}

/// What happens next in an interleaving.
///
/// A stack says where a thread is: the op, then the calls under way, the innermost first, each by the op that calls.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// A thread runs until it has made the op on top of this stack; in an atomic section, until it has left that as well or has to wait in it.
    Run {
        /// The thread.
        thread: u32,
        /// Where the op is.
        stack: Vec<Pc>,
        /// What the thread is called from now on that is started meanwhile.
        starts: Option<u32>,
        /// What the op is called from now on, if it is a store that waits in the thread's store buffer.
        delays: Option<u32>,
    },
    /// A thread runs until it is about to make the op on top of this stack; if that is in an atomic section, about to enter the section, or where it has to wait in it.
    Stand {
        /// The thread.
        thread: u32,
        /// Where the op is.
        stack: Vec<Pc>,
    },
    /// A thread runs until it has to wait, ends, or the program does.
    Rest {
        /// The thread.
        thread: u32,
    },
    /// A store reaches memory, unless it had to before.
    Flush {
        /// What it is called by the act that `delays` it.
        delayed: u32,
    },
}

impl Act {
    /// Where it leads.
    pub fn stack(&self) -> Option<&[Pc]> {
        match self {
            Act::Run { stack, .. } | Act::Stand { stack, .. } => Some(stack),
            Act::Rest { .. } | Act::Flush { .. } => None,
        }
    }
}

/// An interleaving.
///
/// Its threads have numbers of its own: 0 is the first, and of several processes each has its place among them; another is known from the act on that
/// `starts` it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Schedule {
    /// Who runs how far, one after the other.
    pub acts: Vec<Act>,
    /// What each thread is given, in the order in which it asks: the values themselves.
    pub inputs: Vec<Vec<u64>>,
}
