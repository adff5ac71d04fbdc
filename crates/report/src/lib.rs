//! Answers, written: as text for people, as JSON for programs, as SARIF, JUnit's XML and annotations for editors and build servers, and as a page with charts; proofs and violations as
//! witnesses that other tools understand.
//!
//! Nothing here decides anything: what an [`Answer`](verdict::Answer) says is what is written, and the same answer always gives
//! the same text.

mod checks;
mod findings;
mod github;
mod help;
mod html;
mod json;
mod junit;
mod lanes;
mod paint;
pub mod rules;
mod sarif;
mod sources;
mod test_program;
mod text;
mod witness;

pub use findings::{Finding, Findings, Invocation, Status};
pub use github::github;
pub use html::{Attribute, Markup, html, page};
pub use json::json;
pub use junit::junit;
pub use paint::Style;
pub use sarif::sarif;
pub use sources::{Files, Sources};
pub use test_program::test_program;
pub use text::text;
pub use witness::{
    Claim, Course, Followed, Required, Task, Waypoint, Witness, WitnessError, read_witness,
    violation_witness, witness,
};
