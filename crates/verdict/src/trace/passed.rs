//! What an execution passes that other tools speak of: branches that it takes, cases that it chooses, calls that it makes.

use crate::location::Location;

/// Something that an execution passes, in code with a source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passed {
    /// The number of the instruction.
    pub step: u64,
    /// Who passes it.
    pub thread: u32,
    /// Where the instruction is.
    pub location: Location,
    /// What it is.
    pub what: Passage,
}

/// What an execution passes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Passage {
    /// A condition.
    Branch {
        /// The first place of the source on the way that is taken.
        to: Location,
        /// The first one on the other way, if there is one.
        instead: Option<Location>,
    },
    /// A choice between numbers: the one that it is, as so many bits, or none of them.
    Switch {
        /// The number of the case that is chosen.
        case: Option<u64>,
        /// How many bits it has.
        width: u32,
    },
    /// A call of a function.
    Call,
}
