//! Answers, written: as text for people, as JSON for programs, and as a page with charts; proofs and violations as witnesses that other tools understand.
//!
//! Nothing here decides anything: what an [`Answer`](verdict::Answer) says is what is written, and the same answer always gives
//! the same text.

mod html;
mod json;
mod lanes;
mod paint;
mod sources;
mod test_program;
mod text;
mod witness;

pub use html::html;
pub use json::json;
pub use paint::Style;
pub use sources::{Files, Sources};
pub use test_program::test_program;
pub use text::text;
pub use witness::{
    Claim, Course, Followed, Required, Task, Waypoint, Witness, WitnessError, read_witness,
    violation_witness, witness,
};
