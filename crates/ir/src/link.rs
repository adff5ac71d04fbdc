//! Merging modules, and the canonical form of one.
//!
//! [`link()`] does what a linker for LLVM IR does: one definition per symbol by the rules of linkage and
//! comdats, locals renamed where names clash, lists concatenated, module flags merged. Unlike LLVM's it keeps
//! locals and inline functions that nobody uses, refuses modules for different machines (taking two target
//! triples for the same that differ only in vendor or version), and drops module summaries.
//! [`canonical()`] copies a module so that two modules which say the same under differently ordered ids
//! become equal.

mod append;
mod canonical;
mod code;
mod error;
mod flags;
mod global;
mod import;
mod merge;
mod metadata;
mod names;
mod resolve;
mod types;

pub use canonical::canonical;
pub use error::LinkError;
pub use merge::link;

#[cfg(test)]
mod tests;
