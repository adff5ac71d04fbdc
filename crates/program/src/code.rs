//! Pre-decoded code: one [`Op`] per instruction of the IR, in one flat list for the whole program.
//!
//! ```text
//!   Operand   0ccc…c  cell c of the frame          1ccc…c  cell c of the constants
//!   Op        tag, small facts, destination cell, operands: at most 24 bytes
//!   Pc        index into the code of the whole program; a step executes the op there
//! ```
//!
//! What is common and small (integers of at most 64 bits, `float` and `double`, loads and stores of one scalar) has an op of
//! its own; everything else is one of [`General`], in a list beside the code. Phis are no ops: an [`Edge`] says
//! which cells to copy, all at once, on the way to its target. Nothing here says what an op means: that is `sem`.

use crate::intrinsic::Intrinsic;
use crate::shape::{Kind, Lanes, Shape};
use arena::Id;
use bits::Bits;
use bits::float::FloatFormat;
use ir::inst::{BinaryOp, CastOp, FloatPredicate, GepFlags, IntPredicate, OpFlags, Ordering, RmwOp};
use std::num::NonZeroU32;

arena::id! {
    /// A function of the program.
    pub struct FuncId("func")
}
arena::id! {
    /// Something that has an address before the program starts: a variable, a function, a block.
    pub struct ObjectId("object")
}
arena::id! {
    /// A shape of the program.
    pub struct ShapeId("shape")
}

/// A place in the code of the program.
pub type Pc = u32;

/// A cell of a frame.
pub type Reg = u32;

/// What an op reads: a cell of the frame or of the constants; the first one if the value takes several.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Operand(u32);

impl Operand {
    const CONSTANT: u32 = 1 << 31;

    /// A cell of the frame.
    #[inline]
    pub fn reg(cell: Reg) -> Operand {
        debug_assert!(cell < Operand::CONSTANT);
        Operand(cell)
    }

    /// A cell of the constants.
    #[inline]
    pub fn constant(cell: u32) -> Operand {
        debug_assert!(cell < Operand::CONSTANT);
        Operand(cell | Operand::CONSTANT)
    }

    /// Whether it is a constant.
    #[inline]
    pub fn is_constant(self) -> bool {
        self.0 & Operand::CONSTANT != 0
    }

    /// The cell, of the frame or of the constants.
    #[inline]
    pub fn cell(self) -> u32 {
        self.0 & !Operand::CONSTANT
    }

    /// As one number: that of the cell for one of the frame, a larger one than those for a constant.
    #[inline]
    pub fn raw(self) -> u32 {
        self.0
    }

    /// The operand `cells` further on.
    #[inline]
    pub fn plus(self, cells: u32) -> Operand {
        Operand(self.0 + cells)
    }
}

/// An operation on two integers of at most 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Int2 {
    pub width: u8,
    pub flags: OpFlags,
    pub dst: Reg,
    pub a: Operand,
    pub b: Operand,
}

/// A conversion between integers of at most 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct IntCast {
    pub from: u8,
    pub to: u8,
    pub flags: OpFlags,
    pub dst: Reg,
    pub a: Operand,
}

/// An operation on two numbers of at most 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Float2 {
    pub format: FloatFormat,
    pub flags: OpFlags,
    pub dst: Reg,
    pub a: Operand,
    pub b: Operand,
}

/// How memory is accessed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Access {
    /// The logarithm of the alignment promised.
    pub align_log: u8,
    pub volatile: bool,
    pub ordering: Ordering,
    pub scope: SyncScope,
}

/// Among whom an atomic access or a fence orders anything: `syncscope`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SyncScope {
    /// All threads. Scopes of a target, of which nothing is known, count as this.
    System,
    /// `singlethread`: a thread and its own signal handlers. Nothing is ordered between threads.
    SingleThread,
}

impl Access {
    /// Whether it is atomic, however weakly ordered.
    #[inline]
    pub fn is_atomic(self) -> bool {
        self.ordering != Ordering::NotAtomic
    }
}

/// What one instruction does; see the module's header.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // The fields are the operands.
pub enum Op {
    Add(Int2),
    Sub(Int2),
    Mul(Int2),
    UDiv(Int2),
    SDiv(Int2),
    URem(Int2),
    SRem(Int2),
    Shl(Int2),
    LShr(Int2),
    AShr(Int2),
    And(Int2),
    Or(Int2),
    Xor(Int2),
    ICmp {
        predicate: IntPredicate,
        width: u8,
        flags: OpFlags,
        dst: Reg,
        a: Operand,
        b: Operand,
    },
    Trunc(IntCast),
    ZExt(IntCast),
    SExt(IntCast),
    FAdd(Float2),
    FSub(Float2),
    FMul(Float2),
    FDiv(Float2),
    FCmp {
        predicate: FloatPredicate,
        format: FloatFormat,
        flags: OpFlags,
        dst: Reg,
        a: Operand,
        b: Operand,
    },
    /// One scalar of at most 64 bits chosen by an i1.
    Select {
        width: u8,
        dst: Reg,
        cond: Operand,
        yes: Operand,
        no: Operand,
    },
    /// One scalar of at most 64 bits.
    Load {
        kind: ScalarKind,
        width: u8,
        access: Access,
        dst: Reg,
        ptr: Operand,
    },
    /// One scalar of at most 64 bits.
    Store {
        kind: ScalarKind,
        width: u8,
        access: Access,
        value: Operand,
        ptr: Operand,
    },
    /// `base + offset`.
    GepConst {
        flags: GepFlags,
        dst: Reg,
        base: Operand,
        offset: i64,
    },
    /// `base + index * scale`, the index having `width` bits. If it is a subscript of C of an array within an object, `elements` is how many that array has.
    GepIndex {
        flags: GepFlags,
        width: u8,
        dst: Reg,
        base: Operand,
        index: Operand,
        scale: u32,
        elements: Option<NonZeroU32>,
    },
    Jump(EdgeId),
    Branch {
        cond: Operand,
        yes: EdgeId,
        no: EdgeId,
    },
    Switch(u32),
    Ret(Option<Operand>),
    Unreachable,
    Call(SiteId),
    General(u32),
    /// Means nothing to the machine: debug info, annotations, hints.
    Nop,
    /// What Heddle does not know, with the place of the explanation in [`Code::unsupported`].
    Unsupported(u32),
}

/// What a scalar of at most 64 bits stands for, as small as can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum ScalarKind {
    Int,
    Float,
    Ptr,
}

/// An edge: index into [`Code::edges`].
pub type EdgeId = u32;
/// A call site: index into [`Code::sites`].
pub type SiteId = u32;

/// A way from one block to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge {
    /// Where it leads.
    pub target: Pc,
    /// The first of its copies in [`Code::copies`].
    pub first_copy: u32,
    /// How many copies.
    pub copies: u32,
    /// Whether some copy reads what an earlier one has written, so that all must be read first.
    pub overlapping: bool,
    /// Whether the target has phis: then passing the edge is a step of its own.
    pub phis: bool,
}

/// One phi on one edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Copy_ {
    pub dst: Reg,
    pub src: Operand,
    pub cells: u32,
}

/// An access that was made before this one is, and must not have touched the same bytes: one of them is through a `noalias`
/// parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Earlier {
    /// Where it was.
    pub ptr: Operand,
    /// How many bytes it touched.
    pub bytes: u64,
}

/// One index of an address computation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Scaled {
    pub index: Operand,
    pub width: u32,
    /// How many lanes the index has: 1, or as many as the result.
    pub lanes: u32,
    pub scale: u64,
}

/// A step of an address computation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AddressStep {
    /// So many bytes on, or back.
    By(i64),
    /// So many elements.
    Index(Scaled),
}

/// What an instruction does that has no op of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // The fields are the operands.
pub enum General {
    Binary {
        op: BinaryOp,
        flags: OpFlags,
        lanes: Lanes,
        dst: Reg,
        a: Operand,
        b: Operand,
    },
    FNeg {
        flags: OpFlags,
        lanes: Lanes,
        dst: Reg,
        a: Operand,
    },
    ICmp {
        predicate: IntPredicate,
        flags: OpFlags,
        lanes: Lanes,
        dst: Reg,
        a: Operand,
        b: Operand,
    },
    FCmp {
        predicate: FloatPredicate,
        flags: OpFlags,
        lanes: Lanes,
        dst: Reg,
        a: Operand,
        b: Operand,
    },
    Cast {
        op: CastOp,
        flags: OpFlags,
        from: Lanes,
        to: Lanes,
        dst: Reg,
        a: Operand,
    },
    /// `lanes` conditions: 1, or one per leaf.
    Select {
        flags: OpFlags,
        conditions: u32,
        shape: ShapeId,
        dst: Reg,
        cond: Operand,
        yes: Operand,
        no: Operand,
    },
    Freeze {
        shape: ShapeId,
        dst: Reg,
        a: Operand,
    },
    /// Cells from here to there: `extractvalue`, `insertvalue`, `shufflevector`.
    Copy(Box<[Copy_]>),
    ExtractElement {
        lanes: Lanes,
        index_width: u32,
        dst: Reg,
        vector: Operand,
        index: Operand,
    },
    InsertElement {
        lanes: Lanes,
        index_width: u32,
        dst: Reg,
        vector: Operand,
        element: Operand,
        index: Operand,
    },
    /// A value of any shape.
    Load {
        shape: ShapeId,
        access: Access,
        dst: Reg,
        ptr: Operand,
        promises: Box<[Promise]>,
        apart: Box<[Earlier]>,
    },
    Store {
        shape: ShapeId,
        access: Access,
        value: Operand,
        ptr: Operand,
        apart: Box<[Earlier]>,
    },
    /// `lanes` pointers; the base has 1 lane or as many. Flags promise something about each step.
    Gep {
        flags: GepFlags,
        lanes: u32,
        base_lanes: u32,
        dst: Reg,
        base: Operand,
        steps: Box<[AddressStep]>,
    },
    /// `count` elements of `bytes` bytes, one element if there is no count.
    Alloca {
        dst: Reg,
        bytes: u64,
        align: u64,
        count: Option<(Operand, u32)>,
    },
    CmpXchg {
        leaf: (Kind, u32),
        access: Access,
        weak: bool,
        dst: Reg,
        ptr: Operand,
        expected: Operand,
        new: Operand,
    },
    AtomicRmw {
        op: RmwOp,
        lanes: Lanes,
        access: Access,
        dst: Reg,
        ptr: Operand,
        value: Operand,
    },
    Fence {
        ordering: Ordering,
        scope: SyncScope,
    },
    Leave(Box<Leave>),
    IndirectBr {
        address: Operand,
        targets: Box<[(ObjectId, EdgeId)]>,
    },
    /// The instruction: its list is `ptr` and it fetches a value of this shape.
    VaArg {
        shape: ShapeId,
        align: u64,
        dst: Reg,
        list: Operand,
    },
    Intrinsic(Box<IntrinsicCall>),
}

/// What has to do with leaving a function other than by returning. Only programs of one function have it ([`crate::Program::of_function`]).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Leave {
    /// `llvm.experimental.guard`, and without a condition `llvm.experimental.deoptimize`: the function gives up, and whoever goes on in its place is given
    /// these arguments and this state, each with its shape.
    Deoptimise {
        /// Where it holds, the function goes on.
        condition: Option<Operand>,
        /// The arguments.
        arguments: Box<[(Operand, ShapeId)]>,
        /// What the bundle `"deopt"` holds.
        state: Box<[(Operand, ShapeId)]>,
    },
    /// Where an exception arrives.
    LandingPad {
        /// The shape of what it gives.
        shape: ShapeId,
        /// Where that goes.
        dst: Reg,
        /// Which exceptions stop here and how they are told apart: the personality and the clauses, as text.
        clauses: Box<str>,
        /// `cleanup`: all of them stop here.
        cleanup: bool,
    },
    /// `resume`: an exception goes on to the caller.
    Resume {
        /// The shape of what it is.
        shape: ShapeId,
        /// What it is.
        value: Operand,
    },
}

/// A call that is an operation of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IntrinsicCall {
    /// Which.
    pub which: Intrinsic,
    /// Fast-math flags.
    pub flags: OpFlags,
    /// The shape of the result.
    pub ret: ShapeId,
    /// Where the result goes.
    pub dst: Reg,
    /// The arguments with their shapes; metadata is left out.
    pub args: Box<[(Operand, ShapeId)]>,
    /// What the operand bundles of an assumption promise.
    pub promises: Box<[Promised]>,
    /// What attributes promise about the arguments.
    pub arg_promises: Box<[Promised]>,
    /// What attributes and metadata promise about the result.
    pub ret_promises: Box<[Promise]>,
    /// The logarithms of the alignments that the first two arguments promise, where the intrinsic follows them: 0 elsewhere.
    pub align_logs: [u8; 2],
}

/// A `switch`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SwitchCode {
    /// What decides.
    pub value: Operand,
    /// How many bits it has.
    pub width: u32,
    /// The cases of at most 64 bits, sorted by value; wider ones are in `wide`.
    pub cases: Box<[(u64, EdgeId)]>,
    /// The cases of more than 64 bits.
    pub wide: Box<[(Bits, EdgeId)]>,
    /// Where to go otherwise.
    pub default: EdgeId,
}

/// What is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Callee {
    /// A function with a body.
    Function(FuncId),
    /// Whatever the pointer points to.
    Pointer(Operand),
    /// A primitive of the platform.
    Primitive(crate::primitive::Primitive),
    /// A function that nobody defines, by its place in [`Code::externals`].
    External(u32),
}

/// What an attribute promises about a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Promise {
    /// `noundef`.
    NoUndef,
    /// `nonnull`.
    NonNull,
    /// `align`.
    Align(u64),
    /// `align` of so many bytes, so many bytes before it.
    AlignBefore {
        /// The alignment.
        bytes: u64,
        /// The distance from what has it.
        offset: u64,
    },
    /// `dereferenceable`.
    Dereferenceable(u64),
    /// `dereferenceable_or_null`.
    DereferenceableOrNull(u64),
    /// `range`: in one of these, each from the first up to, but not including, the second, wrapping around.
    Range(Box<[(Bits, Bits)]>),
    /// `nofpclass`: the mask of classes that it is not.
    NoFpClass(u32),
}

impl Promise {
    /// Whether a value that is undefined or poison breaks it at once, so that other promises about the value do, too, when they are broken.
    pub fn implies_noundef(&self) -> bool {
        match self {
            Promise::NoUndef | Promise::Dereferenceable(_) | Promise::DereferenceableOrNull(_) => true,
            Promise::NonNull
            | Promise::Align(_)
            | Promise::AlignBefore { .. }
            | Promise::Range(_)
            | Promise::NoFpClass(_) => false,
        }
    }
}

/// A promise about one value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Promised {
    /// The value.
    pub value: Operand,
    /// Its shape.
    pub shape: ShapeId,
    /// What is promised.
    pub promise: Promise,
}

/// One argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Argument {
    /// Its first cell.
    pub value: Operand,
    /// Its shape.
    pub shape: ShapeId,
    /// The pointee's size and alignment if the callee gets a copy of it (`byval`).
    pub byval: Option<(u64, u64)>,
}

/// A call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CallSite {
    /// What is called.
    pub callee: Callee,
    /// The arguments.
    pub args: Box<[Argument]>,
    /// How many arguments are named ones by the function type of the call.
    pub fixed: u32,
    /// Whether that type allows more.
    pub vararg: bool,
    /// The shape of the result.
    pub ret: ShapeId,
    /// Where the result goes.
    pub dst: Reg,
    /// What the attributes of the call promise about its arguments.
    pub promises: Box<[Promised]>,
    /// What its attributes and metadata promise about its result beyond what the function called does.
    pub ret_promises: Box<[Promise]>,
    /// Where an `invoke` goes on; otherwise the next op is next.
    pub then: Option<EdgeId>,
    /// Where an `invoke` goes if the callee unwinds. Only programs of one function have it.
    pub unwind: Option<EdgeId>,
    /// `musttail`: the callee takes the caller's place.
    pub musttail: bool,
    /// Whether `promises` include all that the function called says about its parameters.
    pub checks_parameters: bool,
}

/// A parameter, or another register of the IR.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Param {
    /// Its first cell.
    pub reg: Reg,
    /// Its shape.
    pub shape: ShapeId,
}

/// A function with a body.
#[derive(Clone, Debug)]
pub struct Function {
    /// Its name, without `@`.
    pub name: String,
    /// The global it comes from.
    pub global: ir::global::GlobalId,
    /// Its address.
    pub object: ObjectId,
    /// Where its code starts.
    pub entry: Pc,
    /// Where its code ends.
    pub end: Pc,
    /// How many cells a frame of it has.
    pub cells: u32,
    /// Its parameters.
    pub params: Box<[Param]>,
    /// Whether it takes more arguments.
    pub vararg: bool,
    /// The shape of its result.
    pub ret: ShapeId,
    /// What its attributes promise about its parameters.
    pub promises: Box<[Promised]>,
    /// What its attributes promise about its result; the operands are meaningless.
    pub ret_promises: Box<[Promise]>,
    /// Where each block starts, by its place in the text.
    pub blocks: Box<[Pc]>,
    /// Where each register of the IR lies, by its id; one whose type is not supported has the void shape.
    pub registers: Box<[Param]>,
    /// Whether it runs as one step: those named `__VERIFIER_atomic_*`, but for `begin` and `end`.
    pub atomic: bool,
    /// Whether null is an address like any other here.
    pub null_is_valid: bool,
}

/// A constant that the machine has to put into its cells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Literal {
    /// Its first cell.
    pub cell: u32,
    /// How many bits it has.
    pub width: u32,
    /// What it is.
    pub value: LiteralValue,
}

/// What a constant is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum LiteralValue {
    /// These bits.
    Bits(Bits),
    /// `undef`.
    Undef,
    /// `poison`.
    Poison,
    /// The address of something.
    Address(ObjectId),
    /// What the constant code leaves in this cell of its frame.
    Computed(Reg),
}

/// The code of a program.
#[derive(Clone, Debug, Default)]
pub struct Code {
    /// The ops of all functions.
    pub ops: Vec<Op>,
    /// The same ops for loops in a hurry.
    pub quick: Vec<crate::quick::Quick>,
    /// The calls that are as usual, by their sites.
    pub calls: Vec<Option<crate::quick::QuickCall>>,
    /// The address computations that are only accessed.
    pub accessed_only: crate::accessed::AccessedOnly,
    /// The instruction of each op.
    pub insts: Vec<Option<ir::function::InstId>>,
    /// The ops that need more room.
    pub general: Vec<General>,
    /// The edges.
    pub edges: Vec<Edge>,
    /// What edges copy.
    pub copies: Vec<Copy_>,
    /// The switches.
    pub switches: Vec<SwitchCode>,
    /// The calls.
    pub sites: Vec<CallSite>,
    /// What is not supported, for people.
    pub unsupported: Vec<String>,
    /// The functions that nobody defines.
    pub externals: Vec<String>,
    /// The shapes.
    pub shapes: arena::Arena<ShapeId, Shape>,
}

impl Code {
    /// The shape `id`.
    #[inline]
    pub fn shape(&self, id: ShapeId) -> &Shape {
        &self.shapes[id]
    }

    /// The place of the last op, which every program has.
    pub fn end(&self) -> Pc {
        self.ops.len() as Pc
    }
}

impl ShapeId {
    /// The shape of nothing, which every program has first.
    pub fn void() -> ShapeId {
        ShapeId::new(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ops_are_small() {
        assert!(size_of::<Op>() <= 24, "{}", size_of::<Op>());
    }
}
