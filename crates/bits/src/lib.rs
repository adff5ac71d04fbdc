//! The concrete values of the house: bit-vectors of any width, and IEEE numbers with the text LLVM gives them.
//!
//! Everything here is exact and total: no function panics or rounds without saying so, whatever it is given; only
//! mistakes of the caller, such as operands of different widths, stop debug builds. Bit-vectors have the arithmetic of
//! SMT-LIB, IEEE numbers that of LLVM's instructions and of the intrinsics that IEEE defines; `ppc_fp128` has none.

mod arith;
mod bits;
mod decimal;
mod division;
pub mod float;
pub mod float_arith;
pub mod float_convert;
mod float_number;
mod shift;

pub use bits::Bits;
