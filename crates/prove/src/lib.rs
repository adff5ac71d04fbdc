//! Proofs without a bound: what never happens, however often loops go round.
//!
//! ```text
//!   structure   the program as a transition structure: locations at the heads of loops, one formula for each way between two of them
//!   oracle      questions about terms, and the time they may take
//!   chain       one way through a structure, as a formula: is it an execution?
//!   predicate   predicate abstraction: invariants made of predicates that counterexamples show
//!   recheck     are these invariants a proof?
//! ```

pub mod chain;
pub mod oracle;
pub mod predicate;
pub mod recheck;
pub mod structure;
