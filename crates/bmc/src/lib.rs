//! Bounded model checking: all inputs at once, every loop as often as its bound says.
//!
//! ```text
//!   walk      symbolic: along all paths up to the bounds; what must hold, what was cut, what could not be done
//!   ask       can something that must hold be broken? can anything go beyond a bound?
//!   replay    the inputs that the solver gives, in the machine of words, before anything is reported
//!   grow      the bounds of what was cut, until nothing is
//! ```
//!
//! Claim: `true` means that no input breaks anything, whatever loops do: the solver has said that no path goes beyond a bound or ends in something that
//! is not supported. A violation is reported only with inputs that lead to it in the machine of words.
//!
//! Threads are walked one by one, and a solver is asked for inputs and an order of what they do together: `threads`.
//!
//! Limits: those of [`symbolic::walk`] and [`symbolic::threads`].

mod ask;
mod check;
mod condition;
mod cross;
mod proposition;
mod pruning;
mod question;
mod reached;
mod threads;
mod unwinding;

pub use ask::{Ask, ask};
pub use check::{Check, Progress, Replayed, check};
pub use condition::{Condition, smt2};
pub use threads::{Encoding, MemoryModel};
