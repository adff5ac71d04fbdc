//! Answers, written: as text for people, and as JSON for programs.
//!
//! Nothing here decides anything: what an [`Answer`](verdict::Answer) says is what is written, and the same answer always gives
//! the same text.

mod json;
mod lanes;
mod paint;
mod sources;
mod text;

pub use json::json;
pub use paint::Style;
pub use sources::{Files, Sources};
pub use text::text;
