//! The domain and the memory on SMT terms, and a machine that runs programs on them.
//!
//! [`Symbolic`] is the domain: a value is a constant, which costs no term, or a term. [`memory::Memory`] holds blocks whose
//! bytes are plain values until something is accessed at an unknown offset; [`machine::Machine`] runs a program along one path
//! and leaves behind what must hold and what was chosen ([`record`]). Which block a pointer belongs to may depend on
//! conditions: [`prov`].
//!
//! [`walk::Walk`] follows all paths at once and merges them where they come together.
//!
//! Threads are walked one after the other, and leave behind what they do to shared memory: [`threads`].

mod access;
mod byte;
pub mod cutpoints;
mod domain;
mod exits;
mod host;
mod look;
pub mod lost;
pub mod machine;
mod many;
pub mod memory;
pub mod path;
mod platform;
pub mod prov;
pub mod record;
mod registers;
mod restrict;
mod run;
mod spins;
pub mod spread;
mod start;
pub mod threads;
mod tree;
mod unchecked;
mod value;
pub mod walk;

pub use domain::Symbolic;
pub use machine::{Machine, Options, Scalar, Stopped};
pub use start::Stages;
pub use value::{BlockId, Bool, Bv, Prov};
