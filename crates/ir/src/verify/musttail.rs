//! `musttail`: the call takes the place of its caller, so the two must look alike.

use super::facts::Kinds;
use super::function::Context;
use crate::attribute::{Attr, AttrKind, AttrSetId};
use crate::constant::ConstKind;
use crate::inst::{CallConv, CallSite, CastOp, Op, Value};
use crate::types::{Type, TypeId};
use AttrKind::*;

const TAIL_CC: CallConv = CallConv(18);
const SWIFT_TAIL_CC: CallConv = CallConv(20);

/// The attributes that say how an argument is passed.
const ABI: Kinds = Kinds::of(&[
    StructRet,
    ByVal,
    InAlloca,
    InReg,
    AlignStack,
    SwiftSelf,
    SwiftAsync,
    SwiftError,
    Preallocated,
    ByRef,
]);

/// Those that `tailcc` cannot pass on.
const NOT_IN_TAIL_CC: Kinds = Kinds::of(&[InAlloca, InReg, SwiftError, Preallocated, ByRef]);

impl Context<'_> {
    pub(super) fn check_musttail(&mut self, site: &CallSite) {
        self.require(!matches!(site.callee, Value::Asm(_)), "inline assembly cannot be a musttail call");
        let (caller, callee) = (&self.module.types[self.function.ty], &self.module.types[site.fn_ty]);
        let (
            Type::Function { ret, params, vararg },
            Type::Function { ret: callee_ret, params: callee_params, vararg: callee_vararg },
        ) = (caller, callee)
        else {
            return;
        };
        self.require(
            vararg == callee_vararg,
            "a musttail call must be variadic if and only if its caller is",
        );
        let fine = self.congruent(*ret, *callee_ret);
        self.require(fine, "a musttail call must return what its caller returns");
        self.require(site.cc == self.function.cc, "a musttail call must use its caller's calling convention");
        self.check_followed_by_ret();
        if site.cc == TAIL_CC || site.cc == SWIFT_TAIL_CC {
            self.require(!vararg, "a musttail call cannot be variadic in this calling convention");
            let caller = (0..params.len()).map(|i| self.facts.param(self.function, i));
            let callee = site.args.iter().take(callee_params.len()).map(|arg| self.facts.attrs(arg.attrs));
            let wrong = caller.chain(callee).find_map(|kinds| kinds.and(NOT_IN_TAIL_CC).iter().next());
            if let Some(kind) = wrong {
                self.report(format!("a musttail call with {} in this calling convention", kind.word()));
            }
            return;
        }
        if !self.is_intrinsic_callee(site.callee) {
            if params.len() != callee_params.len() {
                return self.report("a musttail call must have its caller's parameters".into());
            }
            for (&a, &b) in params.iter().zip(callee_params) {
                if !self.congruent(a, b) {
                    return self.report("a musttail call must have its caller's parameters".into());
                }
            }
        }
        for i in 0..params.len().min(site.args.len()) {
            let caller_set = self.function.param_attrs.get(i).copied().flatten();
            if !self.passed_alike(caller_set, site.args[i].attrs) {
                return self.report(format!("argument {} is not passed as the caller's is", i + 1));
            }
        }
    }

    /// Whether two types are passed alike: equal, or pointers into one address space.
    fn congruent(&self, a: TypeId, b: TypeId) -> bool {
        let types = &self.module.types;
        a == b || (types.is_ptr(a) && types.is_ptr(b) && types.addrspace(a) == types.addrspace(b))
    }

    fn passed_alike(&self, a: Option<AttrSetId>, b: Option<AttrSetId>) -> bool {
        let (kinds_a, kinds_b) = (self.facts.attrs(a).and(ABI), self.facts.attrs(b).and(ABI));
        if kinds_a != kinds_b {
            return false;
        }
        if kinds_a.is_empty() {
            return true;
        }
        let carried = |set| {
            let attrs = self.module.attrs_of(set).filter(|attr| match attr {
                Attr::Type(kind, _) => ABI.has(*kind),
                Attr::Int(AlignStack, _) => true,
                Attr::Int(Align, _) => kinds_a.has(ByVal) || kinds_a.has(ByRef),
                _ => false,
            });
            attrs.collect::<Vec<_>>()
        };
        let (a, b) = (carried(a), carried(b));
        a.len() == b.len() && a.iter().all(|attr| b.contains(attr))
    }

    /// The call, perhaps a bitcast of its result, and the return of that.
    fn check_followed_by_ret(&mut self) {
        let mut result = self.body.insts[self.inst].result.map(Value::Local);
        let mut next = self.after(self.inst);
        if let Some((id, inst)) = next
            && let Op::Cast { op: CastOp::BitCast, value, .. } = &inst.op
        {
            self.require(Some(*value) == result, "the bitcast after a musttail call must be of its result");
            result = inst.result.map(Value::Local);
            next = self.after(id);
        }
        let fine = match next.map(|(_, inst)| &inst.op) {
            Some(Op::Ret(None)) => true,
            Some(Op::Ret(Some(value))) => {
                let undefined = self
                    .constant(*value)
                    .is_some_and(|c| matches!(c.kind, ConstKind::Undef | ConstKind::Poison));
                Some(*value) == result || undefined
            }
            _ => false,
        };
        self.require(fine, "a musttail call must be followed by the return of its result");
    }
}
