//! Metadata attached to instructions: the kinds that optimisers rely on.

use super::function::Context;
use crate::constant::{Const, ConstKind, as_index};
use crate::function::Attachment;
use crate::inst::{CastOp, Inst, Op};
use crate::metadata::{Md, MdId, MdKind};
use crate::module::Module;
use crate::types::{Type, TypeId};

/// The operands of a node that is a plain list.
pub(super) fn operands(module: &Module, node: MdId) -> Option<&[Md]> {
    match &module.metadata.nodes[node].kind {
        MdKind::Tuple(operands) => Some(operands),
        _ => None,
    }
}

/// The operands of a use that is a plain list.
pub(super) fn operands_of(module: &Module, md: Md) -> Option<&[Md]> {
    match md {
        Md::Node(node) => operands(module, node),
        _ => None,
    }
}

/// The constant that a use of metadata is.
fn constant(module: &Module, md: Md) -> Option<&Const> {
    match md {
        Md::Const(id) => Some(&module.constants[id]),
        _ => None,
    }
}

/// Whether it is an integer, or a constant that may be folded into one.
pub(super) fn is_integer(module: &Module, md: Md) -> bool {
    constant(module, md).is_some_and(|c| {
        module.types.is_int(c.ty)
            && matches!(
                c.kind,
                ConstKind::Int(_) | ConstKind::WideInt(_) | ConstKind::Zero | ConstKind::Expr(_)
            )
    })
}

/// The value of an integer of at most 64 bits.
pub(super) fn integer(module: &Module, md: Md) -> Option<u64> {
    constant(module, md).filter(|c| module.types.is_int(c.ty)).and_then(|c| as_index(&c.kind))
}

fn is_i64(module: &Module, md: Md) -> bool {
    is_integer(module, md) && constant(module, md).is_some_and(|c| c.ty == TypeId::i64())
}

fn is_string(md: Md) -> bool {
    matches!(md, Md::Str(_))
}

impl Context<'_> {
    /// Checks what is attached to the instructions of the function.
    pub(super) fn check_attachments(&mut self) {
        let body = self.body;
        for (id, attachment) in &body.attachments {
            self.inst = *id;
            self.block = self.block_of(*id);
            self.check_attachment(&body.insts[*id], attachment);
        }
    }

    fn check_attachment(&mut self, inst: &Inst, attachment: &Attachment) {
        let module = self.module;
        let list = operands(module, attachment.node);
        let result = inst.result.map(|local| self.body.locals[local].ty);
        let is_load = matches!(inst.op, Op::Load { .. });
        let gives_ptr = result.is_some_and(|ty| module.types.is_ptr(ty));
        match module.strings.bytes(attachment.kind) {
            b"tbaa" => {
                use Op::*;
                let fine = matches!(
                    inst.op,
                    Load { .. } | Store(_) | Call(_) | Invoke(_) | VaArg { .. } | AtomicRmw(_) | CmpXchg(_)
                );
                self.require(fine, "!tbaa is for accesses of memory");
            }
            b"range" => {
                let fine = is_load || matches!(inst.op, Op::Call(_) | Op::Invoke(_));
                self.require(fine, "!range is for loads and calls");
                if let (Some(list), Some(ty)) = (list, result) {
                    self.check_range(list, ty);
                }
            }
            b"nonnull" => {
                self.require(is_load && gives_ptr, "!nonnull is for loads of pointers");
            }
            b"align" => {
                let value = list.and_then(|list| match list {
                    [value] if is_i64(module, *value) => Some(integer(module, *value)),
                    _ => None,
                });
                let power = value.is_some_and(|v| v.is_none_or(u64::is_power_of_two));
                let fine = is_load && gives_ptr && power;
                self.require(fine, "!align is an i64, a power of two, and for loads of pointers");
            }
            b"dereferenceable" | b"dereferenceable_or_null" => {
                let from = is_load || matches!(inst.op, Op::Cast { op: CastOp::IntToPtr, .. });
                let value = list.is_some_and(|list| list.len() == 1 && is_i64(module, list[0]));
                let fine = from && gives_ptr && value;
                self.require(fine, "!dereferenceable is an i64, and for loads of pointers and inttoptr");
            }
            b"invariant.group" => {
                let fine = is_load || matches!(inst.op, Op::Store(_));
                self.require(fine, "!invariant.group is for loads and stores");
            }
            b"fpmath" => self.check_fpmath(list, result),
            b"noalias" | b"alias.scope" => {
                for &scope in list.unwrap_or_default() {
                    self.check_alias_scope(scope);
                }
            }
            b"prof" => self.check_profile(inst, list),
            b"memprof" | b"callsite" => {
                let fine = inst.op.call_site().is_some();
                self.require(fine, "this metadata is for calls");
            }
            b"annotation" => {
                let is_annotation = |md: &Md| {
                    is_string(*md)
                        || operands_of(module, *md).is_some_and(|l| l.iter().all(|m| is_string(*m)))
                };
                let fine = list.is_some_and(|list| !list.is_empty() && list.iter().all(is_annotation));
                self.require(fine, "!annotation is a list of strings, or of lists of them");
            }
            _ => {}
        }
    }

    /// Pairs of integers of the result's type, each a range that is not empty, in order, with gaps between.
    fn check_range(&mut self, list: &[Md], ty: TypeId) {
        let module = self.module;
        if list.is_empty() || !list.len().is_multiple_of(2) {
            return self.report("!range is a list of pairs".into());
        }
        let scalar = module.types.scalar(ty);
        let of_type =
            |md: &Md| is_integer(module, *md) && constant(module, *md).map(|c| c.ty) == Some(scalar);
        if !list.iter().all(of_type) {
            return self.report("!range is of integers of the type of the result".into());
        }
        let Type::Int(width @ 1..=64) = module.types[scalar] else { return };
        let signed = |md: Md| integer(module, md).map(|v| ((v << (64 - width)) as i64) >> (64 - width));
        let mut last: Option<(i64, i64)> = None;
        for pair in list.chunks_exact(2) {
            let (Some(low), Some(high)) = (signed(pair[0]), signed(pair[1])) else { return };
            if low == high {
                return self.report("!range has an empty range".into());
            }
            if let Some((last_low, last_high)) = last
                && (low <= last_low || low == last_high)
            {
                return self.report("!range has ranges that are not in order, or touch".into());
            }
            last = Some((low, high));
        }
    }

    fn check_fpmath(&mut self, list: Option<&[Md]>, result: Option<TypeId>) {
        let module = self.module;
        let floats = result.is_some_and(|ty| module.types.is_float_or_vector(ty));
        let positive = |md: Md| {
            let Some(c) = constant(module, md) else { return false };
            let ConstKind::Float(bits) = c.kind else { return matches!(c.kind, ConstKind::Expr(_)) };
            let value = f32::from_bits(bits as u32);
            c.ty == TypeId::float() && value.is_finite() && value > 0.0
        };
        let fine = floats && list.is_some_and(|list| list.len() == 1 && positive(list[0]));
        self.require(fine, "!fpmath is a positive float, and for floating-point results");
    }

    /// A scope is itself or a name, its domain, and perhaps a name.
    fn check_alias_scope(&mut self, scope: Md) {
        let module = self.module;
        let names_itself = |md: Md, list: &[Md]| list.first() == Some(&md) || is_string(list[0]);
        let fine = match operands_of(module, scope) {
            Some(list @ ([_, domain] | [_, domain, Md::Str(_)])) if names_itself(scope, list) => {
                match operands_of(module, *domain) {
                    Some(list @ ([_] | [_, Md::Str(_)])) => names_itself(*domain, list),
                    Some(_) => false,
                    None => matches!(domain, Md::Node(_)),
                }
            }
            Some(_) => false,
            None => matches!(scope, Md::Node(_)),
        };
        self.require(fine, "the metadata is not a list of alias scopes");
    }

    /// `branch_weights`: one integer per way out.
    fn check_profile(&mut self, inst: &Inst, list: Option<&[Md]>) {
        let module = self.module;
        let Some([Md::Str(name), rest @ ..]) = list else { return };
        if module.strings.bytes(*name) != b"branch_weights" {
            return;
        }
        let weights = match rest {
            [Md::Str(_), weights @ ..] => weights,
            weights => weights,
        };
        use Op::*;
        let expected = match &inst.op {
            Br(_) => 1..=1,
            CondBr { .. } | Select { .. } => 2..=2,
            Switch(switch) => switch.cases.len() + 1..=switch.cases.len() + 1,
            IndirectBr { targets, .. } => targets.len()..=targets.len(),
            Call(_) => 1..=1,
            Invoke(_) => 1..=2,
            CallBr(callbr) => callbr.indirect.len() + 1..=callbr.indirect.len() + 1,
            _ => return self.report("branch weights are for branches, selects and calls".into()),
        };
        if !expected.contains(&weights.len()) {
            return self.report(format!("{} branch weights for {} ways", weights.len(), expected.end()));
        }
        let fine = weights.iter().all(|&md| is_integer(module, md));
        self.require(fine, "branch weights are integers");
    }
}
