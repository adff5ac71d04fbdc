//! The answer to a question: true, false or unknown, how far it reaches, and why it is not known.
//!
//! `true` is only said of everything there is: what was seen within a bound, or in samples, is `unknown` and says so.

use crate::location::Location;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Verdict {
    /// It holds, for every input and interleaving.
    True,
    /// It is violated, and there is a trace that shows it.
    False,
    /// Nobody knows; a [`Reason`] says why.
    Unknown,
}

impl Verdict {
    /// Its word in JSON.
    pub fn name(self) -> &'static str {
        match self {
            Verdict::True => "true",
            Verdict::False => "false",
            Verdict::Unknown => "unknown",
        }
    }

    /// Its word for people.
    pub fn word(self) -> &'static str {
        match self {
            Verdict::True => "holds",
            Verdict::False => "violated",
            Verdict::Unknown => "unknown",
        }
    }
}

/// What cut a search short.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum BoundKind {
    /// How often loops are unwound.
    Unwind,
    /// How many steps an execution has.
    Depth,
    /// How often a thread that could go on is interrupted by another.
    Preemptions,
    /// How often another thread makes a step than the one that has made the step before.
    Contexts,
    /// How many states are stored.
    States,
    /// How many values an input has.
    Inputs,
    /// How many threads there are.
    Threads,
}

impl BoundKind {
    /// Its name in JSON.
    pub fn name(self) -> &'static str {
        match self {
            BoundKind::Unwind => "unwind",
            BoundKind::Depth => "depth",
            BoundKind::Preemptions => "preemptions",
            BoundKind::Contexts => "contexts",
            BoundKind::States => "states",
            BoundKind::Inputs => "inputs",
            BoundKind::Threads => "threads",
        }
    }
}

impl BoundKind {
    /// Why nothing is known if it left something out.
    pub fn reason(self) -> ReasonCode {
        match self {
            BoundKind::Unwind => ReasonCode::Unwind,
            BoundKind::Depth => ReasonCode::Depth,
            BoundKind::Preemptions => ReasonCode::Preemptions,
            BoundKind::Contexts => ReasonCode::Contexts,
            BoundKind::States => ReasonCode::StateLimit,
            BoundKind::Inputs => ReasonCode::InputRange,
            BoundKind::Threads => ReasonCode::ThreadLimit,
        }
    }
}

/// A bound that left something out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bound {
    /// Of what.
    pub kind: BoundKind,
    /// How much was allowed.
    pub limit: u64,
    /// Where it cut: loops, inputs.
    pub cut: Vec<Location>,
}

/// How far an answer reaches.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Scope {
    /// Every execution.
    Complete,
    /// The executions within these bounds.
    Bounded {
        /// The bounds that left something out; empty if a limit ended the search at no particular place.
        bounds: Vec<Bound>,
    },
    /// Executions drawn at random.
    Sampled {
        /// How many.
        runs: u64,
        /// How sure the answer is: 0.95 if it is wrong in one of twenty cases.
        confidence: f64,
    },
}

impl Scope {
    /// Whether it is every execution.
    pub fn is_complete(&self) -> bool {
        matches!(self, Scope::Complete)
    }
}

macro_rules! codes {
    ($($(#[$doc:meta])* $variant:ident = $word:literal, $sentence:literal;)*) => {
        /// Why an answer is not known. The names are part of the contract with users.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        pub enum ReasonCode { $($(#[$doc])* $variant),* }
        impl ReasonCode {
            /// Every one.
            pub const ALL: &'static [ReasonCode] = &[$(ReasonCode::$variant),*];
            /// Its name.
            pub fn name(self) -> &'static str {
                match self { $(ReasonCode::$variant => $word),* }
            }
            /// The one of this name.
            pub fn named(name: &str) -> Option<ReasonCode> {
                ReasonCode::ALL.iter().copied().find(|code| code.name() == name)
            }
            /// What it means, in words.
            pub fn sentence(self) -> &'static str {
                match self { $(ReasonCode::$variant => $sentence),* }
            }
        }
    };
}

codes! {
    /// `--timeout`.
    Timeout = "timeout", "the time given was used up";
    /// `--memory`.
    MemoryLimit = "memory-limit", "the memory given was used up";
    /// Ctrl-C.
    Interrupted = "interrupted", "the search was interrupted";
    /// A limit on states.
    StateLimit = "state-limit", "the number of states allowed was reached";
    /// A limit on steps.
    StepLimit = "step-limit", "the number of steps allowed was reached";
    /// A loop was cut.
    Unwind = "unwind", "no violation up to the bound: a loop was cut";
    /// Executions were cut.
    Depth = "depth", "no violation up to the bound: executions were cut after so many steps";
    /// Preemptions were left out.
    Preemptions = "preemptions", "no violation with so few preemptions";
    /// Context switches were left out.
    Contexts = "contexts", "no violation with so few context switches";
    /// An input has too many values to try.
    InputRange = "input-range", "an input has more values than were tried";
    /// The program looks at addresses.
    Addresses = "addresses", "the result depends on addresses, and only one placement of objects was looked at";
    /// Atomics are weaker than they are taken to be.
    WeakAtomics = "weak-atomics", "atomics below seq_cst may do what no interleaving shows";
    /// More threads than there may be.
    ThreadLimit = "thread-limit", "the program has more threads than are supported";
    /// Heddle cannot do it.
    Unsupported = "unsupported", "the program uses something that is not supported";
    /// Nobody defines a function.
    ExternalFunction = "external-function", "a function is called that nobody defines";
    /// No execution passes the assumptions.
    NothingChecked = "nothing-checked", "nothing was checked: no execution gets past the assumptions";
    /// Undefined behaviour that was not asked for is reachable, and nothing is known of executions behind it.
    AssumptionViolated = "assumption-violated", "undefined behaviour that was not asked for is reachable, and executions behind it are not known";
    /// The same may be reachable.
    AssumptionOpen = "assumption-open", "undefined behaviour that was not asked for may be reachable, and executions behind it are not known";
    /// An approximation adds behaviours.
    Approximation = "approximation", "a violation was found, but an approximation may have made it up";
    /// An approximation drops behaviours.
    Incomplete = "incomplete", "no violation was found, but some behaviours were left out";
    /// Samples prove nothing.
    Sampled = "sampled", "only a sample of the executions was looked at";
    /// A solver gave up.
    Solver = "solver", "the solver gave no answer";
    /// Proofs were looked for in vain.
    NotProved = "not-proved", "neither a proof nor a violation was found";
    /// A bug in Heddle.
    Internal = "internal", "this is a bug in Heddle";
}

impl ReasonCode {
    /// Whether it says that there is no violation up to a bound that somebody set.
    pub fn is_bound(self) -> bool {
        matches!(
            self,
            ReasonCode::Unwind | ReasonCode::Depth | ReasonCode::Preemptions | ReasonCode::Contexts
        )
    }
}

/// Why an answer is not known.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reason {
    /// The kind of reason.
    pub code: ReasonCode,
    /// What happened, for people.
    pub message: String,
    /// Where in the program, if it is about a place.
    pub location: Option<Location>,
}

impl Reason {
    /// A reason in its usual words.
    pub fn new(code: ReasonCode) -> Reason {
        Reason { code, message: code.sentence().to_string(), location: None }
    }

    /// A reason in words of its own.
    pub fn because(code: ReasonCode, message: impl Into<String>) -> Reason {
        Reason { code, message: message.into(), location: None }
    }

    /// The same reason, about a place.
    pub fn at(self, location: Option<Location>) -> Reason {
        Reason { location, ..self }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)?;
        match &self.location {
            Some(location) => write!(f, " ({location})"),
            None => Ok(()),
        }
    }
}

/// How a process ends: part of the contract with users.
pub mod exit {
    /// It holds, or the query is answered.
    pub const FINE: u8 = 0;
    /// A property is violated.
    pub const VIOLATED: u8 = 10;
    /// Nobody knows.
    pub const UNKNOWN: u8 = 5;
    /// Bad usage or bad input.
    pub const BAD_INPUT: u8 = 2;
    /// A bug in Heddle.
    pub const INTERNAL: u8 = 6;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_kebab_case_and_found_by_name() {
        for &code in ReasonCode::ALL {
            assert_eq!(ReasonCode::named(code.name()), Some(code));
            assert!(code.name().chars().all(|c| c.is_ascii_lowercase() || c == '-'), "{}", code.name());
            assert!(!code.sentence().ends_with('.'));
        }
    }

    #[test]
    fn a_reason_names_its_place() {
        let location = Location::new("a.c", 3, 9, "main");
        let reason = Reason::because(ReasonCode::ExternalFunction, "`f` is not defined").at(Some(location));
        assert_eq!(reason.to_string(), "`f` is not defined (a.c:3:9)");
    }
}
