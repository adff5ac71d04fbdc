//! The steps of a trace that people look at, and what passes between threads in them.

use crate::location::Location;
use serde::{Deserialize, Serialize};

/// A step as people see it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TraceStep {
    /// Its number, from 1.
    pub step: u64,
    /// Who makes it.
    pub thread: u32,
    /// Where.
    pub location: Option<Location>,
    /// The instruction, as text.
    pub instruction: String,
    /// What changed: names and new values.
    #[serde(with = "super::values")]
    pub values: Vec<(String, String)>,
    /// Whether another thread made the step before.
    #[serde(default)]
    pub switch: bool,
    /// How many steps of the same thread follow that are not shown.
    #[serde(default)]
    pub folded: u64,
    /// What there is to say about it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<String>,
    /// How many calls of functions with a source it is in, but for the first of the thread.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub depth: u32,
    /// What it gets from other threads.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub from: Vec<Flow>,
    /// Every store to something that has a name, in order: what `values` sums up. Replaying makes them again.
    #[serde(skip)]
    pub stores: Vec<Store>,
    /// The instructions that were executed for it: their numbers, and their places in [`Trace::code`](super::Trace::code). Replaying makes them again.
    #[serde(skip)]
    pub instructions: Vec<(u64, u32)>,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // As serde asks for it.
fn is_zero(depth: &u32) -> bool {
    *depth == 0
}

/// Something that a step gets from another thread.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Flow {
    /// What kind of thing.
    pub kind: FlowKind,
    /// What it is called: a variable, or what is locked; empty if it has no name.
    pub what: String,
    /// Who it comes from.
    pub thread: u32,
    /// The number of the instruction that it comes from: it belongs to the last step of that thread whose number is not greater.
    pub step: u64,
    /// The number of the instruction that gets it.
    pub at: u64,
}

/// What a step can get from another thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum FlowKind {
    /// A value: it reads what the other has written.
    Value,
    /// A lock, or whatever else threads wait for: the other has let go of it, or has set it.
    Lock,
    /// Its start: the other has created this thread.
    Start,
    /// The other's end, which it has waited for.
    End,
}

/// A store to something that has a name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Store {
    /// The number of the instruction.
    pub at: u64,
    /// What is stored to.
    pub name: String,
    /// What is stored.
    pub value: String,
    /// The thread and the function whose local it is, if it is one.
    pub local: Option<(u32, String)>,
}

/// An instruction of a program, for people.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Instruction {
    /// Its text.
    pub text: String,
    /// The function that it stands in.
    pub function: String,
    /// Whether it is of the user's own code rather than of the platform.
    pub users: bool,
}
