//! Proofs without a bound: what never happens, however often loops go round.
//!
//! ```text
//!   structure   the program as a transition structure: locations at the heads of loops, one formula for each way between two of them
//!   oracle      questions about terms, and the time they may take
//! ```

mod build;
pub mod candidates;
pub mod invariants;
mod names;
pub mod oracle;
pub mod structure;

pub use build::{Built, Plan, build};
