//! Proofs without a bound: what never happens, however often loops go round.
//!
//! ```text
//!   structure   the program as a transition structure: locations at the heads of loops, one formula for each way between two of them
//!   express     terms as expressions of C, and the other way
//!   oracle      questions about terms, and the time they may take
//! ```

pub mod express;
pub mod oracle;
pub mod structure;
