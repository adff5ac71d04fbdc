//! The body of a function: blocks, terminators, phis, and that every use comes after its definition.

use super::facts::Facts;
use super::problem::{Problem, Sink};
use crate::cfg::Cfg;
use crate::constant::{Const, ConstKind};
use crate::dominators::Dominators;
use crate::function::{BlockId, Body, Function, InstId, LocalId};
use crate::global::GlobalId;
use crate::inst::{Inst, Op, Value};
use crate::module::Module;
use crate::print;
use crate::types::{Type, TypeId};
use arena::Id;

/// Everything a check of one instruction may ask about its surroundings.
pub(super) struct Context<'m> {
    pub(super) module: &'m Module,
    pub(super) facts: &'m Facts,
    /// The function that is checked.
    pub(super) id: GlobalId,
    pub(super) function: &'m Function,
    pub(super) body: &'m Body,
    pub(super) cfg: Cfg,
    dominators: Dominators,
    /// For each instruction, its block.
    block_of: Vec<BlockId>,
    /// The block and instruction that are being checked.
    pub(super) block: BlockId,
    pub(super) inst: InstId,
    sink: Sink<'m>,
    /// The type that all landing pads and resumes of the function share, once one is seen.
    pub(super) landing_type: Option<TypeId>,
    /// Whether `llvm.localescape` has been seen.
    pub(super) escape_seen: bool,
    /// Space for sorting, kept from one use to the next.
    predecessors: Vec<BlockId>,
    incoming: Vec<(BlockId, Value)>,
    pub(super) case_values: Vec<u64>,
}

/// The problems of the body of one function.
pub(super) fn check<'m>(
    module: &'m Module,
    facts: &'m Facts,
    id: GlobalId,
    function: &'m Function,
    body: &'m Body,
) -> Vec<Problem> {
    let mut sink = Sink::new(module);
    if body.blocks.is_empty() {
        sink.of_global(id, "the function has a body without blocks".into());
        return sink.problems;
    }
    if !parameters_match(module, function, body) {
        sink.of_global(id, "the parameters differ from those of the function's type".into());
        return sink.problems;
    }
    let cfg = Cfg::new(body);
    let dominators = Dominators::new(&cfg);
    let first = BlockId::new(0);
    let mut block_of = vec![first; body.insts.len()];
    for (block, data) in body.blocks.iter() {
        let start = data.first.index();
        block_of[start..start + data.len as usize].fill(block);
    }
    let mut context = Context {
        module,
        facts,
        id,
        function,
        body,
        cfg,
        dominators,
        block_of,
        block: first,
        inst: InstId::new(0),
        sink,
        landing_type: None,
        escape_seen: false,
        predecessors: Vec::new(),
        incoming: Vec::new(),
        case_values: Vec::new(),
    };
    context.check_body();
    context.sink.problems
}

fn parameters_match(module: &Module, function: &Function, body: &Body) -> bool {
    let Type::Function { params, .. } = &module.types[function.ty] else { return false };
    let locals = body.locals.as_slice();
    params.len() <= locals.len()
        && params.iter().zip(locals).all(|(ty, local)| local.ty == *ty && local.def.is_none())
}

impl<'m> Context<'m> {
    fn check_body(&mut self) {
        let entry = BlockId::new(0);
        if !self.cfg.predecessors(entry).is_empty() {
            let message = "the entry block has predecessors".into();
            self.sink.of_block(self.id, entry, message);
        }
        for block in self.body.blocks.ids() {
            if self.sink.is_full() {
                return;
            }
            self.block = block;
            self.check_block(block);
        }
        self.check_attachments();
        self.check_funclets();
        self.check_swifterror_values();
    }

    fn check_block(&mut self, block: BlockId) {
        let body = self.body;
        let count = body.blocks[block].len;
        if count == 0 {
            let message = "the block is empty: it needs a terminator".into();
            return self.sink.of_block(self.id, block, message);
        }
        let reachable = self.cfg.is_reachable(block);
        let mut after_phis = false;
        for (i, (id, inst)) in body.block_insts(block).enumerate() {
            if self.sink.is_full() {
                return;
            }
            self.inst = id;
            if inst.op.is_terminator() != (i + 1 == count as usize) {
                self.report(if inst.op.is_terminator() {
                    "a terminator stands in the middle of a block".into()
                } else {
                    "the block does not end with a terminator".into()
                });
            }
            if let Op::Phi { incoming, .. } = &inst.op {
                if after_phis {
                    self.report("a phi stands after other instructions of its block".into());
                }
                if i == 0 || after_phis {
                    self.predecessors.clear();
                    self.predecessors.extend_from_slice(self.cfg.predecessors(block));
                    self.predecessors.sort_unstable();
                }
                self.check_phi_blocks(incoming);
                self.check_phi_uses(incoming);
            } else {
                after_phis = true;
                if reachable {
                    self.check_uses(inst);
                }
            }
            self.check_inst(inst);
            self.check_result(inst);
        }
    }

    /// One entry per edge into the block, and one value per predecessor.
    fn check_phi_blocks(&mut self, incoming: &'m [(Value, BlockId)]) {
        let mut entries = std::mem::take(&mut self.incoming);
        entries.clear();
        entries.extend(incoming.iter().map(|(value, block)| (*block, *value)));
        entries.sort_unstable_by_key(|(block, _)| *block);
        let expected = &self.predecessors;
        if !entries.iter().map(|(block, _)| block).eq(expected.iter()) {
            let has = |block| entries.binary_search_by_key(block, |(found, _)| *found).is_ok();
            let missing = expected.iter().find(|block| !has(block));
            let extra = incoming.iter().map(|(_, b)| b).find(|b| expected.binary_search(b).is_err());
            self.report(match (missing, extra) {
                (Some(&block), _) => {
                    format!("the phi has no value for predecessor {}", self.block_name(block))
                }
                (None, Some(&block)) => {
                    format!("the phi has a value for {}, which is no predecessor", self.block_name(block))
                }
                (None, None) => format!(
                    "the phi has {} values, but there are {} edges into its block",
                    incoming.len(),
                    self.predecessors.len()
                ),
            });
        }
        for pair in entries.windows(2) {
            let [(block, value), (next_block, next_value)] = [pair[0], pair[1]];
            if block == next_block && !self.may_be_same(value, next_value) && !self.sink.is_full() {
                self.report(format!("the phi has different values for {}", self.block_name(block)));
            }
        }
        self.incoming = entries;
    }

    /// A phi uses its values at the end of the blocks they come from.
    fn check_phi_uses(&mut self, incoming: &[(Value, BlockId)]) {
        for &(value, from) in incoming {
            let Value::Local(local) = value else { continue };
            if !self.cfg.is_reachable(from) {
                continue;
            }
            let Some(def) = self.body.locals[local].def else { continue };
            let def_block = self.block_of[def.index()];
            let ok = match &self.body.insts[def].op {
                Op::Invoke(invoke) if invoke.normal == invoke.unwind => true,
                Op::Invoke(invoke) if self.block == invoke.normal && from == def_block => true,
                Op::Invoke(invoke) => self.edge_dominates(def_block, invoke.normal, from),
                _ => self.dominators.dominates(def_block, from),
            };
            if !ok {
                self.report_undefined(local);
            }
        }
    }

    #[inline]
    fn check_uses(&mut self, inst: &Inst) {
        let first = self.body.blocks[self.block].first;
        let here = self.inst;
        let mut intrinsics = 0;
        inst.op.for_each_value(|value| match *value {
            Value::Local(local) => {
                let Some(def) = self.body.locals[local].def else { return };
                let in_block_before = first <= def && def < here;
                if !in_block_before && !self.is_available(def) {
                    self.report_undefined(local);
                }
            }
            Value::Const(constant) if self.facts.is_intrinsic_address(constant) => intrinsics += 1,
            _ => {}
        });
        if intrinsics > 0 {
            self.check_intrinsic_uses(&inst.op);
        }
    }

    /// Whether the result of `def`, not before it in the same block, is there at the current instruction.
    fn is_available(&self, def: InstId) -> bool {
        let def_block = self.block_of[def.index()];
        match &self.body.insts[def].op {
            Op::Invoke(invoke) if invoke.normal == invoke.unwind => true,
            Op::Invoke(invoke) => self.edge_dominates(def_block, invoke.normal, self.block),
            _ => def_block != self.block && self.dominators.dominates(def_block, self.block),
        }
    }

    /// Whether every way to `block` goes along the edge: its end dominates the block, and the end is
    /// entered, loops apart, only along it.
    fn edge_dominates(&self, from: BlockId, to: BlockId, block: BlockId) -> bool {
        if !self.dominators.dominates(to, block) {
            return false;
        }
        let mut edges = 0;
        self.cfg.predecessors(to).iter().all(|&pred| {
            if pred == from {
                edges += 1;
                return edges == 1;
            }
            self.dominators.dominates(to, pred)
        })
    }

    #[cold]
    fn report_undefined(&mut self, local: LocalId) {
        if self.sink.is_full() {
            return;
        }
        let typed = print::value_text(self.module, Some(self.id), Value::Local(local));
        let name = typed.rfind(" %").map_or(&*typed, |space| &typed[space + 1..]);
        let def = self.body.locals[local].def;
        self.report(if def == Some(self.inst) {
            format!("{name} is used to define itself, which only a phi may do")
        } else if def.is_some_and(|def| self.block_of(def) == self.block) {
            format!("{name} is used before it is defined")
        } else {
            format!("{name} is not defined on every way to here")
        });
    }

    /// Whether two operands may be one value: constants that are stored as often as they are written may be
    /// equal under two ids, and zero has several spellings.
    fn may_be_same(&self, a: Value, b: Value) -> bool {
        if a == b {
            return true;
        }
        let (Some(a), Some(b)) = (self.constant(a), self.constant(b)) else { return false };
        let simple = |c: &Const| {
            use ConstKind::*;
            matches!(c.kind, Int(1..) | Float(1..) | Undef | Poison | Global(_) | None)
        };
        a == b || !(simple(a) && simple(b))
    }

    /// Reports a problem of the current instruction.
    #[cold]
    pub(super) fn report(&mut self, message: String) {
        self.sink.of_inst(self.id, self.inst, message);
    }

    /// Reports a problem of another instruction.
    #[cold]
    pub(super) fn report_at(&mut self, inst: InstId, message: String) {
        self.sink.of_inst(self.id, inst, message);
    }

    /// Reports a problem unless `fine`.
    #[inline]
    pub(super) fn require(&mut self, fine: bool, message: &str) -> bool {
        if !fine {
            self.report(message.to_string());
        }
        fine
    }

    /// The type of an operand.
    #[inline]
    pub(super) fn ty(&self, value: Value) -> TypeId {
        self.module.type_of(self.body, value)
    }

    /// A type for a message.
    #[cold]
    pub(super) fn text(&self, ty: TypeId) -> String {
        print::type_text(self.module, ty)
    }

    /// A block for a message.
    #[cold]
    pub(super) fn block_name(&self, block: BlockId) -> String {
        print::block_name(self.module, self.body, block)
    }

    /// The constant an operand is.
    #[inline]
    pub(super) fn constant(&self, value: Value) -> Option<&'m Const> {
        match value {
            Value::Const(id) => Some(&self.module.constants[id]),
            _ => None,
        }
    }

    /// The instruction that computes an operand.
    #[inline]
    pub(super) fn definition(&self, value: Value) -> Option<InstId> {
        match value {
            Value::Local(local) => self.body.locals[local].def,
            _ => None,
        }
    }

    /// What computes an operand.
    pub(super) fn definition_op(&self, value: Value) -> Option<&'m Op> {
        self.definition(value).map(|id| &self.body.insts[id].op)
    }

    /// The block of an instruction.
    #[inline]
    pub(super) fn block_of(&self, inst: InstId) -> BlockId {
        self.block_of[inst.index()]
    }

    /// The first instruction of a block that is not a phi.
    pub(super) fn first_after_phis(&self, block: BlockId) -> Option<InstId> {
        self.body.block_insts(block).find(|(_, inst)| !matches!(inst.op, Op::Phi { .. })).map(|(id, _)| id)
    }

    /// The instruction after another one, if it is in the same block.
    pub(super) fn after(&self, inst: InstId) -> Option<(InstId, &'m Inst)> {
        let next = InstId::new(inst.index() + 1);
        let found = self.body.insts.get(next)?;
        (self.block_of(next) == self.block_of(inst)).then_some((next, found))
    }

    /// Whether a value of one type can be used as one of the other without a conversion.
    #[inline]
    pub(super) fn agree(&self, a: TypeId, b: TypeId) -> bool {
        self.facts.agree(a, b)
    }
}
