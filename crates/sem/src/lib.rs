//! The meaning of each instruction, written once, generic over a domain of values.
//!
//! An instruction means (value, poison, undefined behaviour). Poison rides on the value ([`scalar`]), undefined behaviour on
//! the path ([`context::Context::require`]), and control leaves as a value ([`context::Control`]). [`step::step`] executes one
//! op of a program; engines are the loops around it. [`ub`] is the catalogue of what can go wrong.
//!
//! | question | place |
//! |---|---|
//! | what must a domain provide? | [`domain`] |
//! | what must an engine provide? | [`context`] |
//! | what does `add nsw` mean? | [`inst::int`] |
//! | what does a load mean, and when is it legal? | [`inst::memory`], [`rules`] |
//! | what does `llvm.ctpop` mean? | [`intrinsic`] |
//! | what is promised about arguments and results? | [`call`] |
//! | what do `heddle_assume` and `__heddle_alloc` mean? | [`primitive`] |

pub mod call;
pub mod classes;
pub mod context;
pub mod derived;
pub mod domain;
pub mod inst;
pub mod intrinsic;
pub mod placement;
pub mod plain;
pub mod primitive;
pub mod rules;
pub mod scalar;
pub mod step;
pub mod ub;
