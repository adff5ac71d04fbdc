//! Functions with their bodies: registers, blocks and instructions under dense ids.
//!
//! Ids follow the text: parameters are the first registers, then results in order; blocks in order;
//! instructions of a block are consecutive. So a body is three flat lists and no pointers.

use crate::attribute::AttrSetId;
use crate::constant::ConstId;
use crate::global::GlobalId;
use crate::inst::{CallConv, Inst, Value};
use crate::metadata::{Md, MdId};
use crate::strings::Symbol;
use crate::types::TypeId;
use arena::{Arena, Id};

arena::id! {
    /// A register of one function: a parameter, or the result of an instruction.
    pub struct LocalId("local")
}
arena::id! {
    /// A basic block of one function.
    pub struct BlockId("block")
}
arena::id! {
    /// An instruction of one function.
    pub struct InstId("inst")
}
arena::id! {
    /// Metadata that one function uses as an operand.
    pub struct MdOperandId("mdop")
}

/// What is special about a function, beside what every global has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Function {
    /// The calling convention.
    pub cc: CallConv,
    /// Attributes of the result.
    pub ret_attrs: Option<AttrSetId>,
    /// The result and parameter types: a [`Type::Function`](crate::types::Type::Function).
    pub ty: TypeId,
    /// Attributes of each parameter.
    pub param_attrs: Box<[Option<AttrSetId>]>,
    /// Attributes of the function.
    pub attrs: Option<AttrSetId>,
    /// `gc "..."`.
    pub gc: Option<Symbol>,
    /// `prefix`.
    pub prefix: Option<ConstId>,
    /// `prologue`.
    pub prologue: Option<ConstId>,
    /// `personality`.
    pub personality: Option<ConstId>,
    /// Whether nobody wrote its declaration: an intrinsic that is only called. It is not printed.
    pub implicit: bool,
    /// Its code; none for a declaration.
    pub body: Option<Body>,
}

/// The code of a function.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Body {
    /// The registers: the parameters first, then each result in textual order.
    pub locals: Arena<LocalId, Local>,
    /// The blocks in textual order; the first is the entry.
    pub blocks: Arena<BlockId, Block>,
    /// The instructions of all blocks in textual order.
    pub insts: Arena<InstId, Inst>,
    /// Metadata attached to instructions, `!dbg` excepted: sorted by instruction.
    pub attachments: Vec<(InstId, Attachment)>,
    /// Debug records, each with the instruction it stands before: sorted by instruction.
    pub records: Vec<(InstId, DebugRecord)>,
    /// Metadata used as operands.
    pub md_operands: Arena<MdOperandId, Md>,
    /// `uselistorder`, in textual order.
    pub use_orders: Vec<UseOrder>,
}

/// A register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Local {
    /// Its type.
    pub ty: TypeId,
    /// Its name; without one it is printed as a number.
    pub name: Option<Symbol>,
    /// The instruction that defines it; none for a parameter.
    pub def: Option<InstId>,
}

/// A basic block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Block {
    /// Its name; without one it is printed as a number.
    pub name: Option<Symbol>,
    /// Its first instruction.
    pub first: InstId,
    /// How many instructions it has.
    pub len: u32,
}

/// `uselistorder`: in which order LLVM lists the uses of something. It means nothing, but LLVM's output shows it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct UseOrder {
    /// Whose uses.
    pub of: UseOrderOf,
    /// Which use comes where.
    pub order: Box<[u32]>,
}

/// Whose uses are ordered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UseOrderOf {
    /// A register or constant.
    Value(Value),
    /// A block of the function that says so.
    Block(BlockId),
    /// A block of some function, said outside of it.
    BlockOf(GlobalId, BlockId),
}

/// `!kind !node`, attached to something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Attachment {
    /// The kind, without its `!`.
    pub kind: Symbol,
    /// The node.
    pub node: MdId,
}

/// `#dbg_value(...)` and its kin.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct DebugRecord {
    /// Which.
    pub kind: DebugRecordKind,
    /// Its arguments in textual order, the location last.
    pub args: Box<[Md]>,
}

crate::opcode::words! {
    /// The kinds of debug records, by the word after `#dbg_`.
    pub enum DebugRecordKind {
        Value = "value", Declare = "declare", Assign = "assign", Label = "label",
        DeclareValue = "declare_value",
    }
}

impl DebugRecordKind {
    /// The record that a call of this function stands for in modules that have none.
    pub fn from_intrinsic(name: &[u8]) -> Option<DebugRecordKind> {
        match name {
            // `addr` is what `declare` was to become once.
            b"llvm.dbg.declare" | b"llvm.dbg.addr" => Some(DebugRecordKind::Declare),
            b"llvm.dbg.value" => Some(DebugRecordKind::Value),
            b"llvm.dbg.assign" => Some(DebugRecordKind::Assign),
            b"llvm.dbg.label" => Some(DebugRecordKind::Label),
            _ => None,
        }
    }
}

impl Function {
    /// A declaration of a function of type `ty` with `params` parameters, with nothing special about it.
    pub fn declaration(ty: TypeId, params: usize) -> Function {
        Function {
            cc: CallConv::C,
            ret_attrs: None,
            ty,
            param_attrs: vec![None; params].into(),
            attrs: None,
            gc: None,
            prefix: None,
            prologue: None,
            personality: None,
            implicit: false,
            body: None,
        }
    }
}

impl Body {
    /// The instructions of a block with their ids.
    pub fn block_insts(
        &self,
        block: BlockId,
    ) -> impl DoubleEndedIterator<Item = (InstId, &Inst)> + ExactSizeIterator {
        let Block { first, len, .. } = self.blocks[block];
        let start = first.index();
        self.insts.as_slice()[start..start + len as usize]
            .iter()
            .enumerate()
            .map(move |(i, inst)| (InstId::new(start + i), inst))
    }

    /// The last instruction of a block, which a verified body has and ends with.
    pub fn terminator(&self, block: BlockId) -> Option<&Inst> {
        self.block_insts(block).next_back().map(|(_, inst)| inst)
    }

    /// The metadata attached to an instruction, `!dbg` excepted.
    pub fn attachments_of(&self, inst: InstId) -> &[(InstId, Attachment)] {
        of_inst(&self.attachments, inst)
    }
}

fn of_inst<T>(sorted: &[(InstId, T)], inst: InstId) -> &[(InstId, T)] {
    let start = sorted.partition_point(|(i, _)| *i < inst);
    let len = sorted[start..].iter().take_while(|(i, _)| *i == inst).count();
    &sorted[start..start + len]
}
