//! The instructions, by family.

pub mod cast;
pub mod compare;
pub mod float;
pub mod general;
pub mod int;
pub mod leave;
pub mod memory;
