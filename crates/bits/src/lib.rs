//! The concrete values of the house: bit-vectors of any width, and IEEE numbers with the text LLVM gives them.
//!
//! Everything here is exact and total: no function panics or rounds without saying so, whatever it is given; only
//! mistakes of the caller, such as operands of different widths, stop debug builds. Bit-vectors have the whole
//! arithmetic of SMT-LIB; IEEE numbers have what reading and printing constants takes.

mod arith;
mod bits;
mod decimal;
mod division;
pub mod float;
mod shift;

pub use bits::Bits;
