//! Runs drawn from a program's transition system: how likely is it?
//!
//! [`stats`] is about numbers only: intervals, stopping rules, tests. [`splitting`] estimates the probabilities of rare events from particles
//! that somebody else moves. [`chain`] solves Markov chains. [`runner`] makes runs of a program, [`ask`](ask()) answers queries from them, [`exact`] solves what
//! samples estimate, on the chain of all states, [`states`] counts the states that runs meet, and
//! [`hunt`] looks for violations under random schedules.

mod ask;
pub mod chain;
mod course;
pub mod exact;
pub mod hunt;
mod observe;
mod plan;
mod pool;
pub mod runner;
pub mod splitting;
pub mod states;
pub mod stats;
pub mod stream;
mod ways;
pub mod weights;
pub mod world;

pub use ask::{Ask, Progress, Samples, ask, markers};
pub use plan::Plan;
pub use runner::{End, Manner, Observer, Runner};
pub use stream::Stream;
pub use weights::Weights;
