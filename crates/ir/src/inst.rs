//! Instructions: one enum, one variant per form, operands in place, long lists boxed.
//!
//! Size: an [`Inst`] is 48 bytes, and 1 in 4 has a box beside it; `inst_is_small` keeps it so.

use crate::attribute::AttrSetId;
use crate::constant::ConstId;
use crate::function::{BlockId, LocalId, MdOperandId};
use crate::metadata::MdId;
use crate::strings::Symbol;
use crate::types::TypeId;
use source::Pos;

pub use crate::opcode::{
    BinaryOp, CallConv, CastOp, FloatPredicate, GepFlags, IntPredicate, OpFlags, Ordering, RmwOp, TailKind,
};

/// An operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// A parameter or the result of an instruction of the same function.
    Local(LocalId),
    /// A constant, globals included.
    Const(ConstId),
    /// Metadata, as an argument of a call.
    Metadata(MdOperandId),
    /// Inline assembly, as a callee.
    Asm(AsmId),
}

arena::id! {
    /// A piece of inline assembly of one module.
    pub struct AsmId("asm")
}

/// Inline assembly.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct InlineAsm {
    /// The function type it is called with.
    pub ty: TypeId,
    /// `sideeffect`.
    pub side_effect: bool,
    /// `alignstack`.
    pub align_stack: bool,
    /// `inteldialect`.
    pub intel_dialect: bool,
    /// `unwind`.
    pub unwind: bool,
    /// The assembly.
    pub assembly: Symbol,
    /// Its constraints.
    pub constraints: Symbol,
}

/// A power of two, or none given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Align(u8);

impl Align {
    /// No alignment given.
    pub const NONE: Align = Align(0);

    /// The alignment `bytes`, if that is a power of two that LLVM allows (at most 2^32).
    pub fn from_bytes(bytes: u64) -> Option<Align> {
        let log = bytes.trailing_zeros();
        (bytes.is_power_of_two() && log <= 32).then_some(Align(log as u8 + 1))
    }

    /// The alignment in bytes, if given.
    pub fn bytes(self) -> Option<u64> {
        (self.0 != 0).then(|| 1 << (self.0 - 1))
    }
}

/// An instruction with what is attached to it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Inst {
    /// What it does.
    pub op: Op,
    /// The register it defines; none if its type is void.
    pub result: Option<LocalId>,
    /// Its `!dbg` attachment. The others are in [`Body::attachments`](crate::function::Body::attachments).
    pub dbg: Option<MdId>,
    /// Where it stands in the IR text.
    pub pos: Pos,
}

/// What an instruction does.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // The fields are the operands, in textual order.
pub enum Op {
    // Terminators.
    Ret(Option<Value>),
    Br(BlockId),
    CondBr {
        cond: Value,
        then: BlockId,
        otherwise: BlockId,
    },
    Switch(Box<Switch>),
    IndirectBr {
        address: Value,
        targets: Box<[BlockId]>,
    },
    Invoke(Box<Invoke>),
    CallBr(Box<CallBr>),
    Resume(Value),
    Unreachable,
    CleanupRet {
        pad: Value,
        unwind: Option<BlockId>,
    },
    CatchRet {
        pad: Value,
        to: BlockId,
    },
    CatchSwitch(Box<CatchSwitch>),
    // Arithmetic.
    FNeg {
        flags: OpFlags,
        value: Value,
    },
    Binary {
        op: BinaryOp,
        flags: OpFlags,
        lhs: Value,
        rhs: Value,
    },
    ICmp {
        predicate: IntPredicate,
        flags: OpFlags,
        lhs: Value,
        rhs: Value,
    },
    FCmp {
        predicate: FloatPredicate,
        flags: OpFlags,
        lhs: Value,
        rhs: Value,
    },
    Cast {
        op: CastOp,
        flags: OpFlags,
        value: Value,
        to: TypeId,
    },
    Select {
        flags: OpFlags,
        cond: Value,
        yes: Value,
        no: Value,
    },
    Freeze(Value),
    Phi {
        flags: OpFlags,
        ty: TypeId,
        incoming: Box<[(Value, BlockId)]>,
    },
    // Vectors and aggregates.
    ExtractElement {
        vector: Value,
        index: Value,
    },
    InsertElement {
        vector: Value,
        element: Value,
        index: Value,
    },
    ShuffleVector {
        a: Value,
        b: Value,
        mask: ConstId,
    },
    ExtractValue {
        aggregate: Value,
        indices: Box<[u32]>,
    },
    InsertValue(Box<InsertValue>),
    // Memory.
    Alloca {
        ty: TypeId,
        count: Option<Value>,
        align: Align,
        addrspace: u32,
        inalloca: bool,
        swifterror: bool,
    },
    Load {
        ty: TypeId,
        ptr: Value,
        align: Align,
        volatile: bool,
        ordering: Ordering,
        scope: Option<Symbol>,
    },
    Store(Store),
    Gep {
        flags: GepFlags,
        source: TypeId,
        base: Value,
        indices: Box<[Value]>,
    },
    Fence {
        ordering: Ordering,
        scope: Option<Symbol>,
    },
    CmpXchg(Box<CmpXchg>),
    AtomicRmw(Box<AtomicRmw>),
    // Calls and exceptions.
    Call(Box<Call>),
    VaArg {
        list: Value,
        ty: TypeId,
    },
    LandingPad(Box<LandingPad>),
    CatchPad {
        within: Value,
        args: Box<[Value]>,
    },
    CleanupPad {
        within: Value,
        args: Box<[Value]>,
    },
}

/// `switch`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Switch {
    /// What decides.
    pub value: Value,
    /// Where to go if no case matches.
    pub default: BlockId,
    /// The cases: integer constants of the value's type.
    pub cases: Vec<(ConstId, BlockId)>,
}

/// The part that `call`, `invoke` and `callbr` share.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct CallSite {
    /// The calling convention.
    pub cc: CallConv,
    /// Attributes of the result.
    pub ret_attrs: Option<AttrSetId>,
    /// The address space of the callee.
    pub addrspace: u32,
    /// The function type it is called with.
    pub fn_ty: TypeId,
    /// What is called.
    pub callee: Value,
    /// The arguments.
    pub args: Box<[Arg]>,
    /// Attributes of the call.
    pub fn_attrs: Option<AttrSetId>,
    /// Operand bundles.
    pub bundles: Box<[Bundle]>,
}

/// An argument of a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Arg {
    /// Its type.
    pub ty: TypeId,
    /// Its attributes.
    pub attrs: Option<AttrSetId>,
    /// Its value.
    pub value: Value,
}

/// An operand bundle: `"tag"(...)`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Bundle {
    /// Its tag.
    pub tag: Symbol,
    /// Its operands with their types.
    pub inputs: Box<[(TypeId, Value)]>,
}

/// `call`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Call {
    /// `tail`, `musttail`, `notail`.
    pub tail: TailKind,
    /// Fast-math flags.
    pub flags: OpFlags,
    /// The rest.
    pub site: CallSite,
}

/// `invoke`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Invoke {
    /// The call.
    pub site: CallSite,
    /// Where it returns to.
    pub normal: BlockId,
    /// Where it unwinds to.
    pub unwind: BlockId,
}

/// `callbr`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct CallBr {
    /// The call.
    pub site: CallSite,
    /// Where it falls through to.
    pub fallthrough: BlockId,
    /// Where else the assembly may jump.
    pub indirect: Box<[BlockId]>,
}

/// `catchswitch`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct CatchSwitch {
    /// The pad it lies in, or the constant `none`.
    pub within: Value,
    /// The catch pads.
    pub handlers: Box<[BlockId]>,
    /// Where it unwinds to; none is `unwind to caller`.
    pub unwind: Option<BlockId>,
}

/// `landingpad`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct LandingPad {
    /// The type of its result.
    pub ty: TypeId,
    /// `cleanup`.
    pub cleanup: bool,
    /// Its clauses: type and value.
    pub clauses: Box<[(Clause, TypeId, Value)]>,
}

/// A clause of a landing pad.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Clause {
    /// `catch`.
    Catch,
    /// `filter`.
    Filter,
}

/// `insertvalue`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct InsertValue {
    /// The aggregate.
    pub aggregate: Value,
    /// What is put into it.
    pub element: Value,
    /// Where.
    pub indices: Box<[u32]>,
}

/// `store`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Store {
    /// What is stored.
    pub value: Value,
    /// Where.
    pub ptr: Value,
    /// The alignment given.
    pub align: Align,
    /// `volatile`.
    pub volatile: bool,
    /// The ordering of an atomic store.
    pub ordering: Ordering,
    /// `syncscope("...")`.
    pub scope: Option<Symbol>,
}

/// `cmpxchg`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct CmpXchg {
    /// `weak`.
    pub weak: bool,
    /// `volatile`.
    pub volatile: bool,
    /// Where.
    pub ptr: Value,
    /// What must be there.
    pub expected: Value,
    /// What to write.
    pub new: Value,
    /// `syncscope("...")`.
    pub scope: Option<Symbol>,
    /// The ordering if it was there.
    pub success: Ordering,
    /// The ordering if not.
    pub failure: Ordering,
    /// The alignment given.
    pub align: Align,
}

/// `atomicrmw`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct AtomicRmw {
    /// The operation.
    pub op: RmwOp,
    /// `volatile`.
    pub volatile: bool,
    /// Where.
    pub ptr: Value,
    /// The operand.
    pub value: Value,
    /// `syncscope("...")`.
    pub scope: Option<Symbol>,
    /// The ordering.
    pub ordering: Ordering,
    /// The alignment given.
    pub align: Align,
}

impl Op {
    /// Whether it ends a block.
    pub fn is_terminator(&self) -> bool {
        use Op::*;
        matches!(
            self,
            Ret(_)
                | Br(_)
                | CondBr { .. }
                | Switch(_)
                | IndirectBr { .. }
                | Invoke(_)
                | CallBr(_)
                | Resume(_)
                | Unreachable
                | CleanupRet { .. }
                | CatchRet { .. }
                | CatchSwitch(_)
        )
    }

    /// The call it makes, if any.
    pub fn call_site(&self) -> Option<&CallSite> {
        match self {
            Op::Call(call) => Some(&call.site),
            Op::Invoke(invoke) => Some(&invoke.site),
            Op::CallBr(callbr) => Some(&callbr.site),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inst_is_small() {
        assert_eq!(size_of::<Value>(), 8);
        assert!(size_of::<Inst>() <= 48, "{}", size_of::<Inst>());
    }
}
