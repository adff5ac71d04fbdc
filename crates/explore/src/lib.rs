//! The concrete transition system of a program, and the search through it.

pub mod access;
mod canonical;
mod engine;
mod facts;
mod lives;
mod memo;
mod moves;
mod naming;
mod por;
mod query;
pub mod races;
mod reached;
mod relaxed;
pub mod replay;
mod script;
pub mod search;
mod seen;
pub mod simulate;
pub mod store;
mod system;
mod tracker;
mod view;
pub mod violations;
mod way;
mod worker;

pub use engine::{Check, check, note_markers, reason_for, replay_inputs, replay_trace};
pub use moves::{Mover, TOO_LONG, Tried, Via};
pub use query::{Ask, answer_by, ask, options_for};
pub use reached::{Watched, reach_with_inputs, watched};
pub use script::{Script, Shortcuts};
pub use seen::Seen;
pub use system::{Options, Reduction, Start, System};
pub use tracker::{Past, Raced};
pub use view::View;
pub use way::Lost;
pub use worker::{StoreFull, Worker};
