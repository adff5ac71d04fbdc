//! The body of a function as code.

use super::calls::Around;
use super::{Builder, Lowered, noalias};
use crate::code::{Copy_, FuncId, General, Leave, Op, Operand, Param, Pc, Reg, ShapeId};
use crate::shape;
use arena::Id;
use ir::attribute::{Attr, AttrKind};
use ir::cfg::Cfg;
use ir::function::{BlockId, Body, InstId, LocalId};
use ir::inst::{Inst, Op as IrOp, Value};
use ir::types::TypeId;
use rustc_hash::FxHashMap;

/// What is known about the function that is being lowered.
pub(super) struct Scope<'b> {
    pub(super) body: &'b Body,
    /// Whoever decides about exceptions that pass through the function.
    pub(super) personality: Option<ir::constant::ConstId>,
    /// The attributes of the function.
    pub(super) attrs: Option<ir::attribute::AttrSetId>,
    /// The first cell of each register, and its shape.
    pub(super) cells: Vec<(Reg, Lowered<ShapeId>)>,
    /// The edges made so far whose target is not known yet.
    pub(super) targets: Vec<(u32, BlockId)>,
    /// The earlier accesses that each access must not have met.
    pub(super) apart: FxHashMap<InstId, Vec<noalias::Accessed>>,
    /// Whether address computations of array types are subscripts of C that are checked.
    pub(super) has_subscripts: bool,
}

impl Scope<'_> {
    pub(super) fn reg(&self, local: LocalId) -> Lowered<Reg> {
        let (cell, shape) = &self.cells[local.index()];
        shape.as_ref().map(|_| *cell).map_err(Clone::clone)
    }
}

impl Builder<'_> {
    pub(super) fn lower_function(&mut self, id: FuncId) {
        let module = self.module;
        let global = self.functions[id].global;
        let Some(function) = module.globals[global].as_function() else { return };
        let Some(body) = &function.body else { return };
        let cfg = Cfg::new(body);
        let apart = noalias::pairs(module, function, body, &cfg);
        let personality = function.personality;
        let registers = Vec::with_capacity(body.locals.len());
        let attrs = function.attrs;
        let has_subscripts = self.debug.as_ref().is_some_and(|debug| debug.is_plain_c_or_cpp(global));
        let cells = registers;
        let mut scope = Scope { body, personality, attrs, cells, targets: Vec::new(), apart, has_subscripts };
        let mut cells = 0;
        for local in body.locals.values() {
            let shape = self.shape(local.ty);
            let taken = shape.as_ref().map_or(0, |&shape| self.code.shapes[shape].cells);
            scope.cells.push((cells, shape));
            cells += taken;
        }
        let entry = self.code.end();
        let mut blocks = vec![Pc::MAX; body.blocks.len()];
        for block in body.blocks.ids().filter(|&block| cfg.is_reachable(block)) {
            blocks[block.index()] = self.code.end();
            self.lower_block(&mut scope, block);
        }
        for (edge, block) in std::mem::take(&mut scope.targets) {
            self.code.edges[edge as usize].target = blocks[block.index()];
        }
        let register = |(reg, shape): &(Reg, Lowered<ShapeId>)| Param {
            reg: *reg,
            shape: shape.clone().unwrap_or(ShapeId::void()),
        };
        let registers: Box<[Param]> = scope.cells.iter().map(register).collect();
        let params: Box<[Param]> = registers.iter().take(function.param_attrs.len()).copied().collect();
        let promises = params.iter().zip(&function.param_attrs).flat_map(|(param, attrs)| {
            self.promises(*attrs).into_iter().map(|promise| crate::code::Promised {
                value: Operand::reg(param.reg),
                shape: param.shape,
                promise,
            })
        });
        let promises = promises.collect();
        let ret_promises = self.promises(function.ret_attrs).into();
        let null_is_valid = module
            .attrs_of(function.attrs)
            .any(|attr| matches!(attr, Attr::Flag(AttrKind::NullPointerIsValid)));
        let (ret_ty, vararg) = match &module.types[function.ty] {
            ir::types::Type::Function { ret, vararg, .. } => (*ret, *vararg),
            _ => (TypeId::void(), false),
        };
        let ret = self.shape(ret_ty).unwrap_or(ShapeId::void());
        let end = self.code.end();
        let lowered = &mut self.functions[id];
        lowered.entry = entry;
        lowered.end = end;
        lowered.cells = cells;
        lowered.params = params;
        lowered.promises = promises;
        lowered.ret_promises = ret_promises;
        lowered.vararg = vararg;
        lowered.ret = ret;
        lowered.blocks = blocks.into();
        lowered.registers = registers;
        lowered.null_is_valid = null_is_valid;
    }

    fn lower_block(&mut self, scope: &mut Scope<'_>, block: BlockId) {
        let body = scope.body;
        for (id, inst) in body.block_insts(block) {
            if matches!(inst.op, IrOp::Phi { .. }) {
                continue;
            }
            let op = self.lower_inst(scope, block, id, inst).unwrap_or_else(|what| self.unsupported(what));
            self.code.ops.push(op);
            self.code.insts.push(Some(id));
        }
    }

    /// An op that stops whoever reaches it.
    pub(super) fn unsupported(&mut self, what: String) -> Op {
        let place = self.code.unsupported.len() as u32;
        self.code.unsupported.push(what);
        Op::Unsupported(place)
    }

    pub(super) fn operand(&mut self, scope: &Scope<'_>, value: Value) -> Lowered<Operand> {
        match value {
            Value::Local(local) => scope.reg(local).map(Operand::reg),
            Value::Const(id) => self.constant(id),
            Value::Metadata(_) => Err("metadata as an operand".to_string()),
            Value::Asm(_) => Err("inline assembly as an operand".to_string()),
        }
    }

    pub(super) fn type_of(&self, scope: &Scope<'_>, value: Value) -> TypeId {
        self.module.type_of(scope.body, value)
    }

    /// Where the result of an instruction goes.
    pub(super) fn result(&self, scope: &Scope<'_>, inst: &Inst) -> Lowered<Reg> {
        inst.result.map_or(Ok(0), |local| scope.reg(local))
    }

    fn lower_inst(&mut self, scope: &mut Scope<'_>, block: BlockId, id: InstId, inst: &Inst) -> Lowered<Op> {
        let dst = self.result(scope, inst)?;
        match &inst.op {
            IrOp::Ret(value) => {
                let value = value.map(|value| self.operand(scope, value)).transpose()?;
                Ok(Op::Ret(value))
            }
            IrOp::Br(_) | IrOp::CondBr { .. } | IrOp::Switch(_) | IrOp::IndirectBr { .. } => {
                self.control(scope, block, &inst.op)
            }
            IrOp::Unreachable => Ok(Op::Unreachable),
            IrOp::FNeg { flags, value } => {
                let lanes = self.lanes(self.type_of(scope, *value))?;
                let a = self.operand(scope, *value)?;
                Ok(self.general(General::FNeg { flags: *flags, lanes, dst, a }))
            }
            IrOp::Binary { op, flags, lhs, rhs } => {
                let (a, b) = (self.operand(scope, *lhs)?, self.operand(scope, *rhs)?);
                self.binary(*op, *flags, self.type_of(scope, *lhs), dst, a, b)
            }
            IrOp::ICmp { predicate, flags, lhs, rhs } => {
                let (a, b) = (self.operand(scope, *lhs)?, self.operand(scope, *rhs)?);
                self.icmp(*predicate, *flags, self.type_of(scope, *lhs), dst, a, b)
            }
            IrOp::FCmp { predicate, flags, lhs, rhs } => {
                let (a, b) = (self.operand(scope, *lhs)?, self.operand(scope, *rhs)?);
                self.fcmp(*predicate, *flags, self.type_of(scope, *lhs), dst, a, b)
            }
            IrOp::Cast { op, flags, value, to } => {
                let a = self.operand(scope, *value)?;
                self.cast(*op, *flags, self.type_of(scope, *value), *to, dst, a)
            }
            IrOp::Select { flags, cond, yes, no } => {
                let operands =
                    [self.operand(scope, *cond)?, self.operand(scope, *yes)?, self.operand(scope, *no)?];
                let (cond_ty, ty) = (self.type_of(scope, *cond), self.type_of(scope, *yes));
                self.select(*flags, cond_ty, ty, dst, operands)
            }
            IrOp::Freeze(value) => {
                let shape = self.shape(self.type_of(scope, *value))?;
                let a = self.operand(scope, *value)?;
                Ok(self.general(General::Freeze { shape, dst, a }))
            }
            IrOp::ExtractElement { .. }
            | IrOp::InsertElement { .. }
            | IrOp::ShuffleVector { .. }
            | IrOp::ExtractValue { .. }
            | IrOp::InsertValue(_) => self.aggregate(scope, inst, dst),
            IrOp::Alloca { .. }
            | IrOp::Load { .. }
            | IrOp::Store(_)
            | IrOp::Gep { .. }
            | IrOp::Fence { .. }
            | IrOp::CmpXchg(_)
            | IrOp::AtomicRmw(_)
            | IrOp::VaArg { .. } => self.memory(scope, id, inst, dst),
            IrOp::Call(call) => {
                let promised = self.promises_of_metadata(scope, inst.result);
                let musttail = call.tail == ir::inst::TailKind::MustTail;
                let around = Around { flags: call.flags, musttail, dst, promised, then: None, unwind: None };
                self.call(scope, &call.site, around)
            }
            IrOp::Invoke(invoke) => {
                let then = self.edge(scope, block, invoke.normal)?;
                let promised = self.promises_of_metadata(scope, inst.result);
                let unwind = match self.opaque_intrinsics {
                    true => Some(self.edge(scope, block, invoke.unwind)?),
                    false => None,
                };
                let flags = ir::inst::OpFlags::NONE;
                let around = Around { flags, musttail: false, dst, promised, then: Some(then), unwind };
                self.call(scope, &invoke.site, around)
            }
            IrOp::CallBr(_) => Err("callbr (assembly that jumps)".to_string()),
            IrOp::LandingPad(pad) if self.opaque_intrinsics => self.landing_pad(scope, pad, dst),
            IrOp::Resume(value) if self.opaque_intrinsics => {
                let shape = self.shape(self.type_of(scope, *value))?;
                let value = self.operand(scope, *value)?;
                Ok(self.general(General::Leave(Box::new(Leave::Resume { shape, value }))))
            }
            IrOp::LandingPad(_) | IrOp::Resume(_) => {
                Err("a C++ exception or Rust panic that unwinds".to_string())
            }
            IrOp::CleanupRet { .. }
            | IrOp::CatchRet { .. }
            | IrOp::CatchSwitch(_)
            | IrOp::CatchPad { .. }
            | IrOp::CleanupPad { .. } => Err("structured exception handling".to_string()),
            IrOp::Phi { .. } => Err("a phi in the middle of a block".to_string()),
        }
    }

    fn aggregate(&mut self, scope: &Scope<'_>, inst: &Inst, dst: Reg) -> Lowered<Op> {
        match &inst.op {
            IrOp::ExtractElement { vector, index } => {
                let types = (self.type_of(scope, *vector), self.type_of(scope, *index));
                let (vector, index) = (self.operand(scope, *vector)?, self.operand(scope, *index)?);
                self.extract_element(types, dst, vector, index)
            }
            IrOp::InsertElement { vector, element, index } => {
                let types = (self.type_of(scope, *vector), self.type_of(scope, *index));
                let vector = self.operand(scope, *vector)?;
                let (element, index) = (self.operand(scope, *element)?, self.operand(scope, *index)?);
                self.insert_element(types, dst, vector, element, index)
            }
            IrOp::ShuffleVector { a, b, mask } => {
                let ty = self.type_of(scope, *a);
                let (a, b) = (self.operand(scope, *a)?, self.operand(scope, *b)?);
                self.shuffle(ty, dst, a, b, *mask)
            }
            IrOp::ExtractValue { aggregate, indices } => {
                let (src, cells) = self.part(scope, *aggregate, indices)?;
                let whole = self.operand(scope, *aggregate)?;
                Ok(self.copies(vec![Copy_ { dst, src: whole.plus(src), cells }]))
            }
            IrOp::InsertValue(insert) => {
                let (at, cells) = self.part(scope, insert.aggregate, &insert.indices)?;
                let shape = self.shape(self.type_of(scope, insert.aggregate))?;
                let all = self.code.shapes[shape].cells;
                let (whole, part) =
                    (self.operand(scope, insert.aggregate)?, self.operand(scope, insert.element)?);
                let copies = [
                    Copy_ { dst, src: whole, cells: at },
                    Copy_ { dst: dst + at, src: part, cells },
                    Copy_ { dst: dst + at + cells, src: whole.plus(at + cells), cells: all - at - cells },
                ];
                Ok(self.copies(copies.into_iter().filter(|copy| copy.cells > 0).collect()))
            }
            _ => Err("an instruction that is no aggregate's".to_string()),
        }
    }

    /// An element of a vector; the types are those of the vector and of the index.
    pub(crate) fn extract_element(
        &mut self,
        (vector_ty, index_ty): (TypeId, TypeId),
        dst: Reg,
        vector: Operand,
        index: Operand,
    ) -> Lowered<Op> {
        let (lanes, index_width) = (self.lanes(vector_ty)?, self.lanes(index_ty)?.width);
        Ok(self.general(General::ExtractElement { lanes, index_width, dst, vector, index }))
    }

    /// A vector with another element; the types are those of the vector and of the index.
    pub(crate) fn insert_element(
        &mut self,
        (vector_ty, index_ty): (TypeId, TypeId),
        dst: Reg,
        vector: Operand,
        element: Operand,
        index: Operand,
    ) -> Lowered<Op> {
        let (lanes, index_width) = (self.lanes(vector_ty)?, self.lanes(index_ty)?.width);
        Ok(self.general(General::InsertElement { lanes, index_width, dst, vector, element, index }))
    }

    /// The elements of two vectors of this type that a mask names.
    pub(crate) fn shuffle(
        &mut self,
        ty: TypeId,
        dst: Reg,
        a: Operand,
        b: Operand,
        mask: ir::constant::ConstId,
    ) -> Lowered<Op> {
        let lanes = self.lanes(ty)?;
        let mask = self.shuffle_mask(mask)?;
        let stride = lanes.stride();
        let poison = self.poison(lanes);
        let copies = mask.iter().enumerate().map(|(i, chosen)| {
            let src = match chosen {
                Some(lane) if *lane < lanes.count => a.plus(lane * stride),
                Some(lane) => b.plus((lane - lanes.count) * stride),
                None => poison,
            };
            Copy_ { dst: dst + i as u32 * stride, src, cells: stride }
        });
        Ok(self.copies(copies.collect()))
    }

    /// A destination is a fresh register, which no operand of the same instruction can be.
    fn copies(&mut self, copies: Vec<Copy_>) -> Op {
        self.general(General::Copy(copies.into()))
    }

    /// The first cell of an element within an aggregate, and how many it takes.
    fn part(&mut self, scope: &Scope<'_>, aggregate: Value, indices: &[u32]) -> Lowered<(u32, u32)> {
        let ty = self.type_of(scope, aggregate);
        let shape = self.shape(ty)?;
        let (first, count, _) = shape::element(&self.module.types, self.layouts, ty, indices)
            .ok_or_else(|| "an element that does not exist".to_string())?;
        let shape = &self.code.shapes[shape];
        let cell_at = |leaf: usize| shape.leaves.get(leaf).map_or(shape.cells, |leaf| leaf.cell);
        Ok((cell_at(first), cell_at(first + count) - cell_at(first)))
    }

    fn shuffle_mask(&mut self, mask: ir::constant::ConstId) -> Lowered<Vec<Option<u32>>> {
        use ir::constant::ConstKind;
        let constants = &self.module.constants;
        let constant = &constants[mask];
        let lane = |kind: &ConstKind| ir::constant::as_index(kind).map(|lane| lane as u32);
        let ir::types::Type::Vector { len, scalable: false, .. } = self.module.types[constant.ty] else {
            return Err("a scalable vector".to_string());
        };
        Ok(match &constant.kind {
            ConstKind::Vector(parts) => parts.iter().map(|&part| lane(&constants[part].kind)).collect(),
            ConstKind::Splat(part) => vec![lane(&constants[*part].kind); len as usize],
            ConstKind::Zero => vec![Some(0); len as usize],
            _ => vec![None; len as usize],
        })
    }

    fn poison(&mut self, lanes: crate::shape::Lanes) -> Operand {
        let cell = self.constant_cells;
        let value = crate::code::LiteralValue::Poison;
        self.literals.push(crate::code::Literal { cell, width: lanes.width, value });
        self.constant_cells += lanes.stride();
        Operand::constant(cell)
    }
}
