//! Instructions that touch memory.

use super::function::Scope;
use super::{Builder, Indexed, Lowered, subscripts};
use crate::code::{Access, Earlier, General, Op, Promise, Reg, ScalarKind, SyncScope};
use crate::shape::Kind;
use bits::Bits;
use ir::Symbol;
use ir::function::{InstId, LocalId};
use ir::inst::{Align, Inst, Op as IrOp, Ordering};
use ir::metadata::MdKind;
use ir::types::TypeId;

fn small_kind(kind: Kind) -> ScalarKind {
    match kind {
        Kind::Int => ScalarKind::Int,
        Kind::Float(_) => ScalarKind::Float,
        Kind::Ptr => ScalarKind::Ptr,
    }
}

impl Builder<'_> {
    pub(super) fn memory(&mut self, scope: &Scope<'_>, id: InstId, inst: &Inst, dst: Reg) -> Lowered<Op> {
        match &inst.op {
            IrOp::Alloca { ty, count, align, .. } => {
                let bytes = self.alloc_size(*ty)?;
                let align = align.bytes().unwrap_or_else(|| self.layouts.pref_align(*ty).unwrap_or(1));
                let count = match count {
                    // The usual count is a constant 1.
                    Some(ir::inst::Value::Const(id))
                        if ir::constant::as_index(&self.module.constants[*id].kind) == Some(1) =>
                    {
                        None
                    }
                    Some(value) => {
                        let width = self.lanes(self.type_of(scope, *value))?.width;
                        Some((self.operand(scope, *value)?, width))
                    }
                    None => None,
                };
                Ok(self.general(General::Alloca { dst, bytes, align, count }))
            }
            IrOp::Load { ty, ptr, align, volatile, ordering, scope: among } => {
                let shape = self.shape(*ty)?;
                let access = self.access(*ty, *align, *volatile, (*ordering, *among))?;
                let ptr = self.operand(scope, *ptr)?;
                let promises = self.promises_of_metadata(scope, inst.result);
                let apart = self.apart(scope, id)?;
                if let [leaf] = self.code.shapes[shape].leaves[..]
                    && leaf.width <= 64
                    && promises.is_empty()
                    && apart.is_empty()
                {
                    let kind = small_kind(leaf.kind);
                    return Ok(Op::Load { kind, width: leaf.width as u8, access, dst, ptr });
                }
                let promises = promises.into();
                Ok(self.general(General::Load { shape, access, dst, ptr, promises, apart }))
            }
            IrOp::Store(store) => {
                let ty = self.type_of(scope, store.value);
                let shape = self.shape(ty)?;
                let access = self.access(ty, store.align, store.volatile, (store.ordering, store.scope))?;
                let (value, ptr) = (self.operand(scope, store.value)?, self.operand(scope, store.ptr)?);
                let apart = self.apart(scope, id)?;
                if let [leaf] = self.code.shapes[shape].leaves[..]
                    && leaf.width <= 64
                    && apart.is_empty()
                {
                    let kind = small_kind(leaf.kind);
                    return Ok(Op::Store { kind, width: leaf.width as u8, access, value, ptr });
                }
                Ok(self.general(General::Store { shape, access, value, ptr, apart }))
            }
            IrOp::Gep { flags, source, base, indices } => {
                let base_ty = self.type_of(scope, *base);
                let elements = match scope.has_subscripts {
                    true => subscripts::elements(self.module, scope.body, *source, *base, indices),
                    false => None,
                };
                let base = self.operand(scope, *base)?;
                let mut parts = Vec::with_capacity(indices.len());
                for &index in indices {
                    let known = match index {
                        ir::inst::Value::Const(id) => self.known_index(id),
                        _ => None,
                    };
                    parts.push((self.operand(scope, index)?, self.type_of(scope, index), known));
                }
                let ty = inst.result.map_or(base_ty, |local| scope.body.locals[local].ty);
                self.gep(*flags, Indexed { ty: *source, elements }, ty, dst, (base, base_ty), &parts)
            }
            IrOp::Fence { ordering, scope: among } => {
                Ok(self.general(General::Fence { ordering: *ordering, scope: self.sync_scope(*among) }))
            }
            IrOp::CmpXchg(op) => {
                let ty = self.type_of(scope, op.new);
                let lanes = self.lanes(ty)?;
                let access = self.access(ty, op.align, op.volatile, (op.success, op.scope))?;
                let ptr = self.operand(scope, op.ptr)?;
                let (expected, new) = (self.operand(scope, op.expected)?, self.operand(scope, op.new)?);
                let leaf = (lanes.kind, lanes.width);
                Ok(self.general(General::CmpXchg { leaf, access, weak: op.weak, dst, ptr, expected, new }))
            }
            IrOp::AtomicRmw(op) => {
                let ty = self.type_of(scope, op.value);
                let lanes = self.lanes(ty)?;
                let access = self.access(ty, op.align, op.volatile, (op.ordering, op.scope))?;
                let (ptr, value) = (self.operand(scope, op.ptr)?, self.operand(scope, op.value)?);
                Ok(self.general(General::AtomicRmw { op: op.op, lanes, access, dst, ptr, value }))
            }
            IrOp::VaArg { list, ty } => {
                let shape = self.shape(*ty)?;
                let align = self.layouts.abi_align(*ty).unwrap_or(1);
                let list = self.operand(scope, *list)?;
                Ok(self.general(General::VaArg { shape, align, dst, list }))
            }
            _ => Err("an instruction that does not touch memory".to_string()),
        }
    }

    /// The earlier accesses that must not have touched the bytes of this one.
    fn apart(&mut self, scope: &Scope<'_>, id: InstId) -> Lowered<Box<[Earlier]>> {
        let Some(earlier) = scope.apart.get(&id) else { return Ok([].into()) };
        let earlier = earlier.iter().map(|&(ptr, ty)| {
            let shape = self.shape(ty)?;
            let bytes = self.code.shapes[shape].bytes;
            Ok(Earlier { ptr: self.operand(scope, ptr)?, bytes })
        });
        earlier.collect()
    }

    /// What the metadata of a load or a call promises about its result.
    pub(super) fn promises_of_metadata(&self, scope: &Scope<'_>, result: Option<LocalId>) -> Vec<Promise> {
        let Some(id) = result.and_then(|local| scope.body.locals[local].def) else { return Vec::new() };
        let mut promises = Vec::new();
        for (_, attachment) in scope.body.attachments_of(id) {
            let MdKind::Tuple(parts) = &self.module.metadata.nodes[attachment.node].kind else { continue };
            let numbers: Option<Vec<Bits>> = parts.iter().map(|part| self.metadata_number(part)).collect();
            match (self.module.strings.bytes(attachment.kind), &numbers.unwrap_or_default()[..]) {
                (b"noundef", _) => promises.push(Promise::NoUndef),
                (b"nonnull", _) => promises.push(Promise::NonNull),
                (b"align", [bytes]) => promises.extend(bytes.to_u64().map(Promise::Align)),
                (b"dereferenceable", [bytes]) => {
                    promises.extend(bytes.to_u64().map(Promise::Dereferenceable))
                }
                (b"dereferenceable_or_null", [bytes]) => {
                    promises.extend(bytes.to_u64().map(Promise::DereferenceableOrNull));
                }
                (b"range", bounds @ [_, _, ..]) => {
                    let pair = |pair: &[Bits; 2]| (pair[0].clone(), pair[1].clone());
                    let (pairs, []) = bounds.as_chunks::<2>() else { continue };
                    promises.push(Promise::Range(pairs.iter().map(pair).collect()));
                }
                _ => {}
            }
        }
        promises
    }

    fn metadata_number(&self, part: &ir::metadata::Md) -> Option<Bits> {
        let ir::metadata::Md::Const(id) = part else { return None };
        let width = self.lanes(self.module.constants[*id].ty).ok()?.width;
        match &self.module.constants[*id].kind {
            ir::constant::ConstKind::WideInt(bits) => Some((**bits).clone()),
            kind => ir::constant::as_index(kind).map(|value| Bits::from_u64(width, value)),
        }
    }

    /// The value of a constant index: an integer, or a vector of equal ones, which only structures are indexed with.
    fn known_index(&self, id: ir::constant::ConstId) -> Option<u64> {
        use ir::constant::{ConstKind, as_index};
        let constants = &self.module.constants;
        match &constants[id].kind {
            ConstKind::Splat(part) => as_index(&constants[*part].kind),
            ConstKind::Vector(parts) => {
                let first = as_index(&constants[*parts.first()?].kind)?;
                let equal = parts.iter().all(|&part| as_index(&constants[part].kind) == Some(first));
                equal.then_some(first)
            }
            kind => as_index(kind),
        }
    }

    fn access(
        &self,
        ty: TypeId,
        align: Align,
        volatile: bool,
        (ordering, scope): (Ordering, Option<Symbol>),
    ) -> Lowered<Access> {
        let natural = match ordering {
            Ordering::NotAtomic => self.layouts.abi_align(ty).unwrap_or(1),
            _ => self.store_size(ty)?.next_power_of_two(),
        };
        let bytes = align.bytes().unwrap_or(natural).max(1);
        let scope = self.sync_scope(scope);
        Ok(Access { align_log: bytes.trailing_zeros() as u8, volatile, ordering, scope })
    }

    fn sync_scope(&self, scope: Option<Symbol>) -> SyncScope {
        match scope.map(|scope| self.module.strings.bytes(scope)) {
            Some(b"singlethread") => SyncScope::SingleThread,
            Some(_) | None => SyncScope::System,
        }
    }
}
