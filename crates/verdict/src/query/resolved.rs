//! Queries tied to a program: plain data over ids, places and offsets that engines evaluate without looking up a name.

use super::ast::{Arithmetic, Compare, Over, Query, Simple, Type};
use program::code::{FuncId, ObjectId, Pc, Reg};
use program::primitive::Primitive;
use source::Diagnostic;

/// Quantifiers nest this deep at most, so that their variables fit into a few registers.
pub const MAX_VARIABLES: usize = 8;

/// A query tied to a program.
#[derive(Clone, Debug)]
pub struct Resolved {
    /// The query.
    pub query: Query<Proposition, Measure>,
    /// What people should know: registers read at another width, functions that nothing calls.
    pub warnings: Vec<Diagnostic>,
    /// What it can see.
    pub visible: Visible,
}

impl Resolved {
    /// The proposition it is about, if it is about one.
    pub fn proposition(&self) -> Option<&Proposition> {
        match &self.query {
            Query::Reachable(formula) | Query::Invariant(formula) => Some(formula),
            Query::Probability { formula, .. }
            | Query::Hypothesis { formula, .. }
            | Query::Split { formula, .. }
            | Query::Exact { formula, .. } => Some(formula),
            Query::EnumStates | Query::EnumStatesSmc { .. } | Query::Estimate { .. } => None,
        }
    }
}

/// What a query can see: reductions must not step over a change of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Visible {
    /// Functions whose calls it sees.
    pub calls: Vec<Called>,
    /// Registers it reads: the function and the cell.
    pub registers: Vec<(FuncId, Reg)>,
    /// Locals it reads: the function and the cell that holds the local's address.
    pub slots: Vec<(FuncId, Reg)>,
    /// Variables it reads.
    pub objects: Vec<ObjectId>,
    /// Places whose being reached and left it sees.
    pub places: Vec<Pc>,
    /// Whether it follows pointers, so that it may read anything.
    pub follows_pointers: bool,
    /// Whether it compares a pointer with something else than null, so that addresses matter.
    pub addresses: bool,
    /// The propositions about errors that it has.
    pub simple: Vec<Simple>,
}

/// A process.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Process {
    /// The one of this number.
    Number(u32),
    /// The value of this variable: how many quantifiers stand around the one that binds it.
    Variable(u8),
}

/// What a step calls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Called {
    /// A function with a body.
    Function(FuncId),
    /// A primitive of the platform.
    Primitive(Primitive),
    /// A function that nobody defines, by its place in [`Code::externals`](program::code::Code::externals).
    External(u32),
}

/// Something that is true or false in a state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Proposition {
    /// Always so.
    Constant(bool),
    /// A word.
    Simple(Simple),
    /// The next step of the process calls the function.
    Calls(Process, Called),
    /// The process stands at one of these places, which are sorted.
    At(Process, Box<[Pc]>),
    /// Two numbers of one type, compared.
    Compare {
        /// How.
        op: Compare,
        /// As what.
        ty: Type,
        /// What.
        left: Term,
        /// With what.
        right: Term,
    },
    /// Not.
    Not(Box<Proposition>),
    /// All.
    And(Box<[Proposition]>),
    /// One at least.
    Or(Box<[Proposition]>),
    /// For one, or every, process.
    Quantified(Over, Box<Proposition>),
}

/// A number with its type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Measure {
    /// As what it is computed.
    pub ty: Type,
    /// What.
    pub term: Term,
}

/// A number in a state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Term {
    /// Always this one: the bits of the type.
    Number(u64),
    /// The number of a process.
    Process(Process),
    /// A register of a process's top frame, if that is one of the function.
    Register {
        /// Whose.
        process: Process,
        /// Of which function.
        function: FuncId,
        /// Its cell.
        cell: Reg,
        /// How it becomes a number of the type.
        fit: Fit,
    },
    /// Something in memory.
    Memory(Box<Access>),
    /// 1 if it holds, 0 if not.
    Truth(Box<Proposition>),
    /// Two numbers, computed with; wraps around at the width of the type.
    Binary {
        /// How.
        op: Arithmetic,
        /// What.
        left: Box<Term>,
        /// With what.
        right: Box<Term>,
    },
}

/// How bits that were read become a number of the type asked for: they are cut or extended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fit {
    /// How many bits there are.
    pub width: u32,
    /// Whether the last one is a sign to be extended.
    pub signed: bool,
}

/// A read of memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Access {
    /// Where it starts.
    pub base: Base,
    /// How it goes on.
    pub steps: Box<[AddressStep]>,
    /// How many bytes are read: at most 8.
    pub bytes: u32,
    /// How many bits into them the number starts: 0 except for bit-fields.
    pub shift: u32,
    /// How it becomes a number of the type.
    pub fit: Fit,
}

/// Where a read starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Base {
    /// At a variable.
    Object(ObjectId),
    /// At a process's own copy of a variable.
    ThreadLocal(Process, ObjectId),
    /// At what a register of a process's top frame points to, if that is one of the function.
    Slot {
        /// Whose.
        process: Process,
        /// Of which function.
        function: FuncId,
        /// The cell that holds the address.
        cell: Reg,
    },
}

/// One step of an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AddressStep {
    /// So many bytes further.
    Add(i64),
    /// To the element of an array that has the number of a process.
    Element {
        /// Which.
        process: Process,
        /// How far apart elements are.
        stride: i64,
        /// How many there are, if that is known.
        count: Option<u64>,
    },
    /// To where the pointer there points.
    Follow,
}
