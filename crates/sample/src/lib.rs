//! Runs drawn from a program's transition system: how likely is it?
//!
//! [`stats`] is about numbers only: intervals, stopping rules, tests. [`splitting`] estimates the probabilities of rare events from particles
//! that somebody else moves. [`chain`] solves Markov chains.

pub mod chain;
pub mod splitting;
pub mod stats;
pub mod stream;
