//! The concrete values of the house: bit-vectors of any width, and IEEE numbers with the text LLVM gives them.
//!
//! Everything here is exact and total: no function panics or rounds without saying so, whatever it is given.
//! What is missing is arithmetic; so far there is only what reading and printing constants takes.

mod bits;
mod decimal;
pub mod float;

pub use bits::Bits;
