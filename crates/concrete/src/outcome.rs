//! How a run ends.

use program::code::Pc;
use sem::ub::{Class, UbKind};

/// How a run ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The program ends with this status.
    Exit(u8),
    /// It ends as a signal of this number would end it: 6 is `abort`, 4 a trap.
    Signal(u8),
    /// A property is violated.
    Violation(Box<Violation>),
    /// It reaches what Heddle does not support.
    Unsupported(Box<Trouble>),
    /// It calls a function that nobody defines.
    External(Box<Trouble>),
    /// A limit is reached.
    Limit(Box<Trouble>),
    /// An assumption does not hold: the run does not count.
    Ignored(Box<Trouble>),
    /// Something has to be chosen that the world does not choose.
    Undecided,
}

/// A place in a run: the stack, the running function first.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Stack(pub Vec<Pc>);

/// Why a run cannot go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trouble {
    /// What is in the way.
    pub what: String,
    /// Where.
    pub stack: Stack,
}

/// A violated property.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation {
    /// The class.
    pub class: Class,
    /// The kind of undefined behaviour, if it is one.
    pub kind: Option<UbKind>,
    /// What happened.
    pub message: String,
    /// More about it: the object, the address, what made the value indeterminate.
    pub notes: Vec<String>,
    /// Where.
    pub stack: Stack,
    /// The op that made the value indeterminate, if that is the reason.
    pub origin: Option<Pc>,
}
