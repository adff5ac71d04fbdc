//! Several threads: which orders of what they do are executions.
//!
//! `events` says when what happens, and which bytes it is about; `models` when others see that; `orders` which orders of events are executions, and `scheduler` says the same step by step, both behind the face of `encoding`;
//! `races` and `deadlock` in which of them two accesses race and nobody gets on; `schedule` reads an interleaving off the values that a solver has found.

mod deadlock;
mod encoding;
mod events;
mod models;
mod orders;
mod races;
mod ranges;
mod relation;
mod schedule;
mod scheduler;
mod transactions;

pub(crate) use deadlock::{deadlock, program_ends, threads_end};
pub use encoding::Encoding;
pub(crate) use encoding::{Executions, Part};
pub use models::MemoryModel;
pub(crate) use orders::is_trouble;
pub(crate) use races::races;
pub(crate) use schedule::{Goal, schedule};
