//! The domain and the memory on machine words, and the machine that runs programs on them.
//!
//! [`Narrow`] and [`Wide`] are the domains: words of at most 64 bits, and bit-vectors of any width. [`Memory`] holds blocks that
//! are copied only when written, [`State`] everything that decides how a run goes on, and [`Machine`] runs a program with every
//! undefined behaviour detected.
//!
//! Limits: memory is sequentially consistent; threads switch where an engine says.

#[cfg(test)]
mod agreement;
mod bytes;
mod cell;
mod host;
mod image;
mod lenient;
mod look;
mod machine;
mod memory;
mod names;
mod narrow;
mod outcome;
mod patch;
mod platform;
mod quick;
mod run;
mod snapshot;
mod state;
mod threads;
mod unwritten;
mod wide;
mod world;

pub use bytes::Bytes;
pub use cell::{Cell, Prov};
pub use image::{Image, Odd, Pointer};
pub use machine::{Interpreter, Limits, Machine};
pub use memory::{MAX_BLOCK, Maker, Memory, Name, OutOfMemory, Slot};
pub use narrow::Narrow;
pub use outcome::{Outcome, Stack, Trouble, Violation};
pub use patch::{Beneath, Patch};
pub use run::{Never, Paused, Stops};
pub use snapshot::{Live, Standing};
pub use state::{Frame, Interrupt, Link, State, Thread};
pub use threads::MOST_THREADS;
pub use wide::Wide;
pub use world::{Silence, World};
