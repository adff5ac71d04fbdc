//! The concrete transition system of a program, and the search through it.

pub mod access;
mod engine;
mod lives;
mod moves;
mod por;
pub mod replay;
mod script;
pub mod search;
pub mod store;
mod system;
pub mod violations;
mod way;
mod worker;

pub use engine::{Check, check, replay_trace};
pub use moves::{Mover, Tried, Via};
pub use script::{Script, Shortcuts};
pub use system::{Options, Reduction, Start, System};
pub use way::Lost;
pub use worker::{Moved, StoreFull, Worker};
