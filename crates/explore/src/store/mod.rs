//! Where states are kept: parts once, states as compressed tuples of parts, each with the way it was reached.

mod column;
mod parts;
mod states;
mod table;
mod tree;

pub use parts::{Part, Parts};
pub use states::{Key, StateId, States};
pub use table::{Pairs, PairsAtHand};
pub use tree::{Tree, UNKNOWN};

pub(crate) use table::locked;
