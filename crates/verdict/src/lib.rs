//! Answers: status with its scope, the ledger of approximations, property classes, traces, and the query language.
//!
//! The same for every engine: an engine fills in an [`Answer`], and a report writes one. Nothing here decides anything about a
//! program, and nothing here prints.

mod answer;
pub mod attempt;
pub mod checks;
mod course;
pub mod coverage;
pub mod ledger;
mod location;
pub mod places;
pub mod proof;
pub mod property;
pub mod query;
pub mod schedule;
pub mod status;
pub mod suggest;
pub mod svcomp;
pub mod trace;
pub mod unreached;

pub use answer::{Answer, Config, LevelResult, Quantifier, QueryAnswer, QueryResult};
pub use attempt::Attempt;
pub use checks::Check;
pub use course::{Checkpoints, Course, EstimateAt, Tally};
pub use coverage::{Coverage, UnreachedLines};
pub use ledger::{Approximation, Direction, Entry, Evidence, Ledger};
pub use location::{Call, Location, Stack};
pub use proof::{Invariant, Proof};
pub use property::{CheckIds, Class, Property, Selection};
pub use status::{Bound, BoundKind, Reason, ReasonCode, Scope, Verdict};
pub use trace::{
    Chances, Flow, FlowKind, Instruction, Move, MoveKind, Passage, Passed, Store, Trace, TraceInput,
    TraceStep,
};
