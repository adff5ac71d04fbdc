//! Hash-consed SMT terms, named rewrites, an evaluator, SMT-LIB 2 text.
//!
//! A [`Terms`] is a pool in which every term is stored once under a small id; nothing is global. Terms are truth values,
//! bit-vectors and arrays of bit-vectors. There is no sort of floating-point numbers: these are bit-vectors that hold
//! their IEEE bits, so that reinterpreting them costs nothing.
//!
//! What an operation means is said once, in `apply`, by the functions of [`bits`]. The evaluator and constant folding both
//! use it; the rules are tested against it exhaustively for small widths, and the SMT-LIB text against a solver.

mod apply;
mod build;
mod eval;
mod float;
mod float_derived;
mod format;
pub mod model;
mod node;
pub mod order;
mod pool;
mod rewrite;
mod sexpr;
pub mod smtlib;
mod sort;
mod substitute;
mod value;
mod walk;

pub use apply::EvalError;
pub use bits::float::FloatFormat;
pub use bits::float_arith::{RoundingMode, Unsupported};
pub use eval::{Evaluator, eval};
pub use float::FloatTerm;
pub use node::{
    BinaryOp, FloatBinaryOp, FloatCompareOp, FloatUnaryOp, Node, Quantifier, TermId, UnaryOp, VarId,
    VarListId, WideId,
};
pub use pool::{Terms, Variable};
pub use rewrite::Rule;
pub use sort::Sort;
pub use value::{ArrayValue, Assignment, Value};
