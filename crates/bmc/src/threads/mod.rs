//! Several threads: which orders of what they do are executions.
//!
//! `events` says when what happens, and which bytes it is about; `orders` which orders of events are executions, in which two accesses race, and in which nobody
//! gets on; `schedule` reads an interleaving off the values that a solver has found.

mod deadlock;
mod events;
mod orders;
mod races;
mod relation;
mod schedule;
mod transactions;

pub(crate) use deadlock::deadlock;
pub use events::MemoryModel;
pub(crate) use orders::{Orders, is_trouble};
pub(crate) use races::races;
pub(crate) use schedule::{Goal, schedule};
