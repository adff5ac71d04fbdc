//! Proofs without a bound: what never happens, however often loops go round.
//!
//! ```text
//!   build        the program as a transition structure: locations at the heads of loops, one formula for each way between two of them
//!   candidates   what may be true at locations: guesses
//!   invariants   of these, what is
//!   induction    whether a violation can be led to by k edges, for a growing k
//!   forward      whether one can be led to by few edges from the start
//!   chain        a way from the start to a violation, and the inputs on it
//!   predicate    predicate abstraction: invariants made of predicates that counterexamples show
//!   recheck      are these invariants a proof?
//!   check        the engine: all of it
//!   through      does any execution get past the assumptions?
//!   validate     is what a witness says so?
//!   express      terms as expressions of C, and the other way
//! ```
//!
//! Claim: `true` means that no execution violates anything, however often loops go round, and was proved again by [`recheck`] or [`recheck_rounds`], which share nothing with the search but terms and solvers. A violation is reported
//! only with inputs that lead to it in the machine of words.

mod build;
pub mod candidates;
pub mod chain;
mod check;
mod explain;
pub mod express;
pub mod forward;
pub mod induction;
pub mod invariants;
mod names;
pub mod oracle;
pub mod predicate;
pub mod recheck;
pub mod recheck_rounds;
mod show;
pub mod structure;
mod through;
mod validate;

pub use build::{Built, Plan, build};
pub use check::{Check, Method, Progress, Replayed, Summaries, check};
pub use symbolic::threads::starts_threads;
pub use validate::{Claim, validate};
