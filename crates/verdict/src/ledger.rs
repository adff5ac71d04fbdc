//! The ledger: every approximation that an answer rests on, with its direction.
//!
//! One that adds behaviours forbids a plain `false` (the violation may be made up), one that drops behaviours forbids a plain
//! `true` (the violation may be among them). An exact model forbids neither and is only listed.

use crate::location::Location;
use crate::status::{Reason, ReasonCode};
use serde::{Deserialize, Serialize};

/// What an approximation does to the behaviours of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// There may be more than the program has.
    Adds,
    /// Some that the program has may be missing.
    Drops,
    /// There are just those of the model that the user asked for.
    Exact,
}

impl Direction {
    /// Its word in JSON.
    pub fn name(self) -> &'static str {
        match self {
            Direction::Adds => "adds",
            Direction::Drops => "drops",
            Direction::Exact => "exact",
        }
    }
}

macro_rules! catalogue {
    ($($(#[$doc:meta])* $variant:ident = $code:literal, $direction:ident, $sentence:literal;)*) => {
        /// A kind of approximation. The codes are part of the contract with users.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        pub enum Approximation { $($(#[$doc])* $variant),* }
        impl Approximation {
            /// Every one.
            pub const ALL: &'static [Approximation] = &[$(Approximation::$variant),*];
            /// Its stable code.
            pub fn code(self) -> &'static str {
                match self { $(Approximation::$variant => $code),* }
            }
            /// What it does.
            pub fn direction(self) -> Direction {
                match self { $(Approximation::$variant => Direction::$direction),* }
            }
            /// What it means, in words.
            pub fn sentence(self) -> &'static str {
                match self { $(Approximation::$variant => $sentence),* }
            }
        }
    };
}

catalogue! {
    /// `--havoc-externals`.
    HavocExternal = "havoc-external", Adds, "a function that nobody defines returns anything";
    /// The same, of a function that could change memory of the program.
    ExternalChanges = "external-changes", Drops, "a function that nobody defines changes no memory of the program";
    /// The same.
    ExternalReturns = "external-returns", Exact, "functions that nobody defines return, and call nothing of the program";
    /// Objects of one place that are not told apart.
    HeapSummary = "heap-summary", Adds, "all objects that are made at one place, but for the newest, are one: what is in one of them may be in any";
    /// A loop cut at the bound.
    BoundUnwind = "bound-unwind", Drops, "a loop is unwound only so often";
    /// Executions cut at the bound.
    BoundDepth = "bound-depth", Drops, "executions are followed only so far";
    /// `--preemptions`.
    BoundPreemptions = "bound-preemptions", Drops, "threads are interrupted only so often";
    /// An input tried at some of its values.
    InputRange = "input-range", Drops, "an input is tried at some of its values only";
    /// One placement of objects.
    FixedAddresses = "fixed-addresses", Drops, "objects have one placement in memory only";
    /// One content of unwritten memory.
    FixedContents = "fixed-contents", Drops, "memory never written has one content only";
    /// Unwritten bytes that were copied, and of which a copy is read.
    UnwrittenCopies = "unwritten-copies", Adds, "copies of memory never written may differ from each other";
    /// Samples.
    Sampled = "sampled", Drops, "executions are drawn at random";
    /// The command line and the environment.
    Args = "args", Drops, "arguments and variables of the environment are few and short";
    /// `--args`, `--no-args`.
    FixedArgs = "fixed-args", Exact, "the command line and the environment are as was asked for";
    /// Atomics below `seq_cst`.
    WeakAtomics = "weak-atomics", Drops, "atomics below seq_cst are executed as seq_cst ones";
    /// Addresses of locals that are kept.
    Scopes = "scopes", Drops, "a local of a block is one object, however often the block is entered";
    /// Undefined behaviour that was not asked for ends the path.
    AssumedAbsent = "assumed-absent", Exact, "undefined behaviour that is not asked for does not happen";
    /// Atomics and racing accesses.
    SequentialConsistency = "sequential-consistency", Exact, "memory is sequentially consistent";
    /// `--memory-model`.
    StoreBuffers = "store-buffers", Exact, "stores reach memory later than they are made";
    /// Allocation.
    MallocSucceeds = "malloc-succeeds", Exact, "allocations succeed";
    /// Condition variables.
    NoSpuriousWakeups = "no-spurious-wakeups", Exact, "condition variables wake up only when told to";
    /// A no-op.
    Marker = "marker", Exact, "a function without a body that the query names does nothing";
    /// What another engine has proved.
    ProvedBefore = "proved-before", Exact, "some checks were proved by induction, and were not looked at again";
    /// `--input`.
    InputDistribution = "input-distribution", Exact, "an input has the distribution that was asked for";
    /// `cmpxchg weak`.
    NoSpuriousFailures = "no-spurious-failures", Exact, "a weak compare-exchange fails only if the value differs";
    /// Time.
    NoTime = "no-time", Exact, "any amount of time may pass between two steps";
}

/// An approximation of one answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// Which.
    pub what: Approximation,
    /// What it means here, for people.
    pub message: String,
    /// Where it was made; empty if everywhere.
    pub locations: Vec<Location>,
}

impl Entry {
    /// An approximation in its usual words.
    pub fn new(what: Approximation) -> Entry {
        Entry { what, message: what.sentence().to_string(), locations: Vec::new() }
    }

    /// An approximation in words of its own.
    pub fn because(what: Approximation, message: impl Into<String>) -> Entry {
        Entry { what, message: message.into(), locations: Vec::new() }
    }

    /// The same, made at this place too.
    pub fn at(mut self, location: Location) -> Entry {
        self.locations.push(location);
        self
    }
}

/// What an answer is shown by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Evidence {
    /// One execution: it must be real.
    Witness,
    /// All executions: none may be missing.
    Everything,
    /// A count or a measure of all executions: there may be none too many, and none missing.
    Count,
}

/// The approximations of one answer.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ledger {
    entries: Vec<Entry>,
}

impl Ledger {
    /// Notes an approximation; one that is known already only gets new places.
    pub fn note(&mut self, entry: Entry) {
        let known = self.entries.iter_mut().find(|e| e.what == entry.what && e.message == entry.message);
        match known {
            Some(known) => {
                for location in entry.locations {
                    if !known.locations.contains(&location) {
                        known.locations.push(location);
                    }
                }
            }
            None => self.entries.push(entry),
        }
    }

    /// The approximations, in the order in which they were noted.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The approximation that forbids an answer shown by `evidence`. A bound comes last: who accepts a bound does not accept
    /// what is not known even up to it.
    pub fn forbids(&self, evidence: Evidence) -> Option<&Entry> {
        let forbidding = self.entries.iter().filter(|entry| match (entry.what.direction(), evidence) {
            (Direction::Adds, Evidence::Witness | Evidence::Count) => true,
            (Direction::Drops, Evidence::Everything | Evidence::Count) => true,
            (Direction::Adds | Direction::Drops | Direction::Exact, _) => false,
        });
        forbidding.min_by_key(|entry| entry.reason().code.is_bound())
    }
}

impl Entry {
    /// Why an answer that this forbids is not known.
    pub fn reason(&self) -> Reason {
        let code = match self.what {
            Approximation::BoundUnwind => ReasonCode::Unwind,
            Approximation::BoundDepth => ReasonCode::Depth,
            Approximation::BoundPreemptions => ReasonCode::Preemptions,
            Approximation::InputRange => ReasonCode::InputRange,
            Approximation::FixedAddresses => ReasonCode::Addresses,
            Approximation::Sampled => ReasonCode::Sampled,
            Approximation::WeakAtomics => ReasonCode::WeakAtomics,
            Approximation::Args => ReasonCode::Args,
            what if what.direction() == Direction::Adds => ReasonCode::Approximation,
            _ => ReasonCode::Incomplete,
        };
        Reason::because(code, format!("{}: {}", code.sentence(), self.message))
            .at(self.locations.first().cloned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn directions_forbid_what_they_may_have_caused() {
        let forbidden = |what| {
            let mut ledger = Ledger::default();
            ledger.note(Entry::new(what));
            [Evidence::Witness, Evidence::Everything, Evidence::Count].map(|e| ledger.forbids(e).is_some())
        };
        assert_eq!(forbidden(Approximation::HavocExternal), [true, false, true]);
        assert_eq!(forbidden(Approximation::BoundUnwind), [false, true, true]);
        assert_eq!(forbidden(Approximation::SequentialConsistency), [false, false, false]);
    }

    #[test]
    fn places_of_one_approximation_are_collected() {
        let mut ledger = Ledger::default();
        for line in [3, 5, 3] {
            ledger.note(Entry::new(Approximation::BoundUnwind).at(Location::new("a.c", line, 1, "f")));
        }
        ledger.note(Entry::because(Approximation::BoundUnwind, "another"));
        let places: Vec<usize> = ledger.entries().iter().map(|entry| entry.locations.len()).collect();
        assert_eq!(places, [2, 0]);
        let reason = ledger.forbids(Evidence::Everything).map(Entry::reason);
        assert_eq!(reason.map(|reason| reason.code), Some(ReasonCode::Unwind));
    }

    #[test]
    fn codes_are_unique() {
        let mut codes: Vec<&str> = Approximation::ALL.iter().map(|one| one.code()).collect();
        codes.sort();
        codes.dedup();
        assert_eq!(codes.len(), Approximation::ALL.len());
    }
}
