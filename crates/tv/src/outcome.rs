//! What comes of comparing two functions.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Which clause of refinement is broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Clause {
    /// The target is undefined, or ends in another way.
    MoreUb,
    /// The target returns poison.
    MorePoisonous,
    /// The target returns something else.
    ValueMismatch,
    /// The target returns one of several values.
    MoreUndefined,
    /// Memory is different at the end.
    MemoryMismatch,
}

impl Clause {
    /// The stable word for it.
    pub fn word(self) -> &'static str {
        match self {
            Clause::MoreUb => "more-ub",
            Clause::MorePoisonous => "more-poisonous",
            Clause::ValueMismatch => "value-mismatch",
            Clause::MoreUndefined => "more-undefined",
            Clause::MemoryMismatch => "memory-mismatch",
        }
    }
}

/// Something that is not modelled exactly.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Approximation {
    /// Locals lie in the upper half of the addresses, everything else in the lower one.
    AddressSplit,
    /// Bits of variables are never undefined at first.
    NoUndefInGlobals,
    /// Address spaces are one, and nothing is at null in any.
    AddressSpaces,
    /// `noalias` pointers lead to blocks that nothing else is used to access.
    NoAliasBlocks,
    /// NaNs are not told apart.
    NanPayload,
    /// `strlen` and the like look at so many bytes.
    BoundedLibrary,
    /// A pointer made from an integer leads to an unknown block outside.
    IntToPtr,
    /// A call whose memory cannot be compared is taken for another one.
    CallMemory,
    /// Calls tell apart the objects that they are given.
    CallObjects,
    /// Fast-math flags that allow other results than the exact ones.
    FastMath,
    /// Functions of the C library do what the standard says.
    Library,
    /// Functions of the C library that compilers know more about than Heddle does.
    UnknownLibrary,
    /// Functions of the math library are what mathematics says, and for constants what this machine's library gives.
    MathLibrary,
    /// Metadata and attributes that say something about memory.
    Metadata,
    /// Pointers from elsewhere may be equal to one that a call returns as new.
    NewObjects,
    /// Operations that are known by their names only.
    OpaqueOperation,
    /// Constants that are not looked into: too long, or of a big-endian target.
    Constants,
    /// Floating-point arithmetic in another mode than the usual one.
    FloatModes,
    /// Landing pads with different clauses.
    LandingPads,
}

impl Approximation {
    /// The stable word for it.
    pub fn code(self) -> &'static str {
        match self {
            Approximation::AddressSplit => "address-split",
            Approximation::NoUndefInGlobals => "no-undef-in-globals",
            Approximation::AddressSpaces => "address-spaces",
            Approximation::NoAliasBlocks => "noalias-blocks",
            Approximation::NanPayload => "nan-payload",
            Approximation::BoundedLibrary => "bounded-library",
            Approximation::IntToPtr => "inttoptr",
            Approximation::CallMemory => "call-memory",
            Approximation::CallObjects => "call-objects",
            Approximation::FastMath => "fast-math",
            Approximation::Library => "library",
            Approximation::UnknownLibrary => "unknown-library",
            Approximation::MathLibrary => "math-library",
            Approximation::Metadata => "metadata",
            Approximation::NewObjects => "new-objects",
            Approximation::OpaqueOperation => "opaque-operation",
            Approximation::Constants => "constants",
            Approximation::FloatModes => "float-modes",
            Approximation::LandingPads => "landing-pads",
        }
    }

    /// What it says, for people.
    pub fn words(self) -> &'static str {
        match self {
            Approximation::AddressSplit => {
                "locals are taken to lie in the upper half of the addresses and everything else in the lower"
            }
            Approximation::NoUndefInGlobals => "memory is taken to hold no undef at first",
            Approximation::AddressSpaces => "address spaces are taken to be one, with nothing at null",
            Approximation::NoAliasBlocks => {
                "noalias pointers are taken to be the only ways to objects of their own"
            }
            Approximation::NanPayload => "NaNs are not told apart by their payloads",
            Approximation::BoundedLibrary => {
                "strlen, memcmp and the like are followed for so many bytes only"
            }
            Approximation::IntToPtr => "a pointer made from an integer may lead to any object outside",
            Approximation::CallMemory => {
                "a call was taken for another one because memory could not be compared"
            }
            Approximation::CallObjects => "calls are taken to tell apart the objects that they are given",
            Approximation::FastMath => "fast-math flags that allow inexact results are taken as exact",
            Approximation::Library => "functions of the C library do what the standard says",
            Approximation::UnknownLibrary => "what functions of the C library do is not known",
            Approximation::MathLibrary => {
                "functions of the math library are odd, even and bounded as mathematics says, and of constants what this machine's library gives"
            }
            Approximation::Metadata => {
                "what metadata and attributes say about memory (noalias, invariant, tbaa) is not known"
            }
            Approximation::NewObjects => {
                "a pointer from elsewhere is taken to be perhaps equal to one that a call returns as new"
            }
            Approximation::OpaqueOperation => "an operation is known by its name only",
            Approximation::Constants => "a constant is not looked into",
            Approximation::FloatModes => "denormal numbers are taken as IEEE has them",
            Approximation::LandingPads => {
                "landing pads with different clauses are taken to tell nothing of each other"
            }
        }
    }

    /// Whether it adds behaviours that there may not be, so that an answer that something is wrong may be wrong.
    pub fn adds(self) -> bool {
        matches!(
            self,
            Approximation::IntToPtr
                | Approximation::CallMemory
                | Approximation::CallObjects
                | Approximation::FastMath
                | Approximation::UnknownLibrary
                | Approximation::MathLibrary
                | Approximation::Metadata
                | Approximation::NewObjects
                | Approximation::OpaqueOperation
                | Approximation::Constants
                | Approximation::FloatModes
                | Approximation::LandingPads
        )
    }
}

/// A register, and what it is on one side in the counterexample.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RegisterValue {
    /// Its name, without `%`.
    pub name: String,
    /// What it is.
    pub value: String,
}

/// A byte of memory that differs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MemoryByte {
    /// The object.
    pub block: String,
    /// Where in it.
    pub offset: String,
    /// What the source leaves there.
    pub source: String,
    /// What the target leaves there.
    pub target: String,
}

/// Inputs for which the target does not refine the source.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counterexample {
    /// The arguments.
    pub arguments: Vec<RegisterValue>,
    /// The registers of the source, in the order in which they got their values.
    pub source: Vec<RegisterValue>,
    /// Those of the target.
    pub target: Vec<RegisterValue>,
    /// What becomes of the source.
    pub source_end: String,
    /// What becomes of the target.
    pub target_end: String,
    /// The first register of the target that has a value other than that of the same name in the source.
    pub divergence: Option<String>,
    /// Memory that differs.
    pub memory: Vec<MemoryByte>,
}

/// What was found out about a pair.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Verdict {
    /// The target refines the source.
    Refines,
    /// It does not.
    Fails {
        /// Why not.
        clause: Clause,
        /// In a sentence.
        sentence: String,
        /// For which inputs.
        counterexample: Box<Counterexample>,
    },
    /// Nothing wrong within so many rounds of the loops.
    Bounded,
    /// It could not be found out.
    Unknown(String),
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Verdict::Refines => write!(f, "refines"),
            Verdict::Fails { clause, .. } => write!(f, "does not refine ({})", clause.word()),
            Verdict::Bounded => write!(f, "unknown (bounded)"),
            Verdict::Unknown(why) => write!(f, "unknown ({why})"),
        }
    }
}

/// How many blocks accesses may touch (§10.4 of the paper).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Aliases {
    /// Accesses in all.
    pub accesses: u64,
    /// Those that are local only, or not local only.
    pub one_side: u64,
    /// Those that touch one block.
    pub one_block: u64,
    /// Those that touch at most three.
    pub at_most_three: u64,
}

/// The answer about a pair.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// The answer.
    pub verdict: Verdict,
    /// Whether both were the same to begin with.
    pub identical: bool,
    /// What the answer rests on.
    pub ledger: Vec<Approximation>,
    /// How often a solver was asked.
    pub queries: u32,
    /// What accesses may alias.
    pub aliases: Aliases,
    /// Loops that were cut, by the names of their blocks.
    pub cut: Vec<String>,
}

impl Outcome {
    /// An answer without more to say.
    pub fn plain(verdict: Verdict) -> Outcome {
        Outcome {
            verdict,
            identical: false,
            ledger: Vec::new(),
            queries: 0,
            aliases: Aliases::default(),
            cut: Vec::new(),
        }
    }
}
