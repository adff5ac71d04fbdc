//! What a run leaves behind for a solver: what must hold, and what was chosen.

use program::Program;
use program::code::Pc;
use sem::context::{Origin, Why};
use sem::ub::{Class, Continuation, UbKind};

use crate::threads::TickId;
use crate::value::{Bool, Bv};

arena::id! {
    /// A chain of calls that are under way.
    pub struct ContextId("context")
}

/// A chain of calls: the call at the end, and those before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CallContext {
    /// Where the last call is.
    pub call: Pc,
    /// The calls before it; none if it was made by the function that the run started in.
    pub before: Option<ContextId>,
}

/// Where and when something happened. A merged walk has no order of its steps, so occurrences are counted for each
/// instruction in each context.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Moment {
    /// The thread.
    pub thread: u32,
    /// The calls that are under way; none in the function that the run started in.
    pub context: Option<ContextId>,
    /// The instruction; none before the program starts.
    pub pc: Option<Pc>,
    /// How often the instruction had chosen in this context before.
    pub occurrence: u32,
}

/// When something happens among what threads do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Instant {
    /// The thread.
    pub thread: u32,
    /// The tick of the atomic section that it happens in.
    pub tick: Option<TickId>,
    /// How many ticks were there before.
    pub ticks: u32,
}

/// What goes wrong where an obligation is not met.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    /// Undefined behaviour.
    Undefined(UbKind),
    /// Undefined behaviour because of poison, which violates what made it poison.
    Poison(UbKind, Origin),
    /// A property that LLVM knows nothing of.
    Property(Class, String),
}

impl Failure {
    /// The property class that is violated. Of poison that may have come from places of several classes, it is one of these.
    pub fn classes(&self) -> Vec<Class> {
        match self {
            Failure::Undefined(kind) => vec![kind.class()],
            Failure::Poison(kind, origin) => origin.classes(kind.class()).collect(),
            Failure::Property(class, _) => vec![*class],
        }
    }

    /// What an execution does after it if none of its classes is checked.
    pub fn continuation(&self) -> Continuation {
        match self {
            Failure::Undefined(kind) | Failure::Poison(kind, _) => kind.continuation(),
            Failure::Property(class, _) => class.continuation(),
        }
    }

    /// What happens, in words.
    pub fn message(&self, program: &Program) -> String {
        match self {
            Failure::Undefined(kind) => kind.message().to_string(),
            Failure::Poison(kind, origin) => match origin.pc() {
                Some(pc) => sem::ub::poison_message(program, pc).to_string(),
                None => kind.message().to_string(),
            },
            Failure::Property(_, message) => message.clone(),
        }
    }
}

/// Something that must hold: a violation is an assignment under which the path is taken and the condition is false.
#[derive(Clone, Debug)]
pub struct Obligation {
    /// When it is reached.
    pub path: Bool,
    /// What must hold then.
    pub condition: Bool,
    /// What it means if it does not.
    pub failure: Failure,
    /// Where it is.
    pub pc: Option<Pc>,
    /// The calls that are under way.
    pub context: Option<ContextId>,
    /// Among what threads do.
    pub at: Instant,
}

/// Something that is assumed: executions in which it does not hold are left out.
#[derive(Clone, Copy, Debug)]
pub struct Assumption {
    /// When it is met.
    pub path: Bool,
    /// What is assumed.
    pub condition: Bool,
    /// Where it is.
    pub pc: Option<Pc>,
    /// The calls that are under way.
    pub context: Option<ContextId>,
}

/// Something that was chosen: a variable.
#[derive(Clone, Debug)]
pub struct Chosen {
    /// The variable.
    pub value: Bv,
    /// Why it had to be chosen.
    pub why: Why,
    /// Where and when.
    pub moment: Moment,
    /// When it is chosen at all.
    pub path: Bool,
}

/// What a walk takes for granted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DoubtKind {
    /// Objects of unknown size are not huge.
    Sizes,
    /// Objects lie where they were put, though a program may see where they lie.
    Addresses,
}

/// Something that a walk takes for granted.
#[derive(Clone, Copy, Debug)]
pub struct Doubt {
    /// What.
    pub kind: DoubtKind,
    /// When it matters.
    pub when: Bool,
}
