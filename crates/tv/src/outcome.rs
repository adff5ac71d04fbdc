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

macro_rules! catalogue {
    (@adds adds) => { true };
    (@adds leaves) => { false };
    ($($(#[$doc:meta])* $variant:ident = $code:literal, $direction:ident, $words:literal;)*) => {
        /// Something that is not modelled exactly.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        pub enum Approximation { $($(#[$doc])* $variant),* }
        impl Approximation {
            /// Every one.
            pub const ALL: &'static [Approximation] = &[$(Approximation::$variant),*];
            /// The stable word for it.
            pub fn code(self) -> &'static str {
                match self { $(Approximation::$variant => $code),* }
            }
            /// What it says, for people.
            pub fn words(self) -> &'static str {
                match self { $(Approximation::$variant => $words),* }
            }
            /// Whether it adds behaviours that there may not be, so that an answer that something is wrong may be wrong.
            pub fn adds(self) -> bool {
                match self { $(Approximation::$variant => catalogue!(@adds $direction)),* }
            }
        }
    };
}

// Those that add behaviours, and those that leave some out, or assume something, which a proof rests on.
catalogue! {
    /// Locals lie in the upper half of the addresses, everything else in the lower one.
    AddressSplit = "address-split", leaves, "locals are taken to lie in the upper half of the addresses and everything else in the lower";
    /// Bits of variables are never undefined at first.
    NoUndefInGlobals = "no-undef-in-globals", leaves, "memory is taken to hold no undef at first";
    /// Address spaces are one, and nothing is at null in any.
    AddressSpaces = "address-spaces", leaves, "address spaces are taken to be one, with nothing at null";
    /// `noalias` pointers lead to blocks that nothing else is used to access.
    NoAliasBlocks = "noalias-blocks", leaves, "noalias pointers are taken to be the only ways to objects of their own";
    /// NaNs are not told apart.
    NanPayload = "nan-payload", leaves, "NaNs are not told apart by their payloads";
    /// `strlen` and the like look at so many bytes.
    BoundedLibrary = "bounded-library", leaves, "strlen, memcmp and the like are followed for so many bytes only";
    /// A pointer made from an integer leads to an unknown block outside.
    IntToPtr = "inttoptr", adds, "a pointer made from an integer may lead to any object outside";
    /// A call whose memory cannot be compared is taken for another one.
    CallMemory = "call-memory", adds, "a call was taken for another one because memory could not be compared";
    /// A load of an odd number of bits sees what stores of other types have left.
    OddLoads = "odd-loads", adds, "a value of an odd number of bits is loaded as stores of other types have left it";
    /// Calls tell apart the objects that they are given.
    CallObjects = "call-objects", adds, "calls are taken to tell apart the objects that they are given";
    /// Fast-math flags that allow other results than the exact ones.
    FastMath = "fast-math", adds, "fast-math flags that allow inexact results are taken as exact";
    /// Functions of the C library do what the standard says.
    Library = "library", leaves, "functions of the C library do what the standard says";
    /// Functions of the C library that compilers know more about than Heddle does.
    UnknownLibrary = "unknown-library", adds, "what functions of the C library do is not known";
    /// Functions of the math library are what mathematics says, and for constants what this machine's library gives.
    MathLibrary = "math-library", adds, "functions of the math library are odd, even and bounded as mathematics says, and of constants what this machine's library gives";
    /// Metadata and attributes that say something about memory.
    Metadata = "metadata", adds, "what metadata and attributes say about memory (noalias, invariant, tbaa) is not known";
    /// Pointers from elsewhere may be equal to one that a call returns as new.
    NewObjects = "new-objects", adds, "a pointer from elsewhere is taken to be perhaps equal to one that a call returns as new";
    /// Operations that are known by their names only.
    OpaqueOperation = "opaque-operation", adds, "an operation is known by its name only";
    /// Constants that are not looked into: too long, or of a big-endian target.
    Constants = "constants", adds, "a constant is not looked into";
    /// Floating-point arithmetic in another mode than the usual one.
    FloatModes = "float-modes", adds, "denormal numbers are taken as IEEE has them";
    /// Landing pads with different clauses.
    LandingPads = "landing-pads", adds, "landing pads with different clauses are taken to tell nothing of each other";
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
