//! One instruction: which check looks at it, and the checks of control flow.

use super::function::Context;
use crate::constant::ConstKind;
use crate::function::BlockId;
use crate::inst::{Inst, Op, Switch, Value};
use crate::types::{Type, TypeId};
use bits::Bits;
use hashbrown::HashSet;
use rustc_hash::FxBuildHasher;

impl Context<'_> {
    /// Checks what the current instruction is made of.
    #[inline]
    pub(super) fn check_inst(&mut self, inst: &Inst) {
        use Op::*;
        match &inst.op {
            Unreachable | Br(_) => {}
            Ret(value) => self.check_ret(*value),
            CondBr { cond, .. } => {
                if self.ty(*cond) != TypeId::i1() {
                    self.report(format!("a branch needs a condition of type i1, not {}", {
                        self.text(self.ty(*cond))
                    }));
                }
            }
            Switch(switch) => self.check_switch(switch),
            IndirectBr { address, .. } => {
                let is_ptr = self.module.types.is_ptr(self.ty(*address));
                self.require(is_ptr, "the address of an indirectbr must be a pointer");
            }
            Invoke(invoke) => self.check_invoke(invoke),
            CallBr(callbr) => self.check_callbr(callbr),
            Call(call) => self.check_call(call),
            Resume(value) => self.check_resume(*value),
            LandingPad(pad) => self.check_landingpad(pad),
            CatchSwitch(switch) => self.check_catchswitch(switch),
            CatchPad { within, .. } => self.check_catchpad(*within),
            CleanupPad { within, .. } => self.check_cleanuppad(*within),
            CatchRet { pad, .. } => {
                let fine = matches!(self.definition_op(*pad), Some(Op::CatchPad { .. }));
                self.require(fine, "a catchret must name a catchpad");
            }
            CleanupRet { pad, unwind } => self.check_cleanupret(*pad, *unwind),
            FNeg { flags, value } => self.check_fneg(*flags, *value),
            Binary { op, flags, lhs, rhs } => self.check_binary(*op, *flags, *lhs, *rhs),
            ICmp { flags, lhs, rhs, .. } => self.check_icmp(*flags, *lhs, *rhs),
            FCmp { flags, lhs, rhs, .. } => self.check_fcmp(*flags, *lhs, *rhs),
            Cast { op, flags, value, to } => self.check_cast(*op, *flags, *value, *to),
            Select { flags, cond, yes, no } => self.check_select(*flags, *cond, *yes, *no),
            Freeze(value) => self.check_operand(*value),
            Phi { flags, ty, incoming } => self.check_phi(*flags, *ty, incoming),
            ExtractElement { vector, index } => self.check_extract_element(*vector, *index),
            InsertElement { vector, element, index } => self.check_insert_element(*vector, *element, *index),
            ShuffleVector { a, b, mask } => self.check_shuffle(*a, *b, *mask),
            ExtractValue { aggregate, indices } => self.check_extract_value(*aggregate, indices),
            InsertValue(insert) => self.check_insert_value(insert),
            Alloca { ty, count, swifterror, .. } => self.check_alloca(*ty, *count, *swifterror),
            Load { ty, ptr, align, ordering, scope, .. } => {
                self.check_load(*ty, *ptr, *align, *ordering, *scope)
            }
            Store(store) => self.check_store(store),
            Gep { source, base, indices, .. } => self.check_gep(*source, *base, indices),
            Fence { ordering, .. } => self.check_fence(*ordering),
            CmpXchg(op) => self.check_cmpxchg(op),
            AtomicRmw(op) => self.check_atomicrmw(op),
            VaArg { ty, .. } => {
                let fine = self.module.types.is_first_class(*ty);
                self.require(fine, "va_arg needs a type that a register may have");
            }
        }
    }

    /// A value that may be used as it is.
    pub(super) fn check_operand(&mut self, value: Value) {
        let ty = self.ty(value);
        if !self.module.types.is_first_class(ty) {
            self.report(format!("an operand cannot have type {}", self.text(ty)));
        }
    }

    fn check_ret(&mut self, value: Option<Value>) {
        let Type::Function { ret, .. } = self.module.types[self.function.ty] else { return };
        match value {
            None if ret != TypeId::void() => {
                self.report(format!("the function returns {}, not void", self.text(ret)));
            }
            Some(value) if !self.agree(self.ty(value), ret) => {
                let found = self.text(self.ty(value));
                self.report(format!("the function returns {}, not {found}", self.text(ret)));
            }
            _ => {}
        }
    }

    fn check_switch(&mut self, switch: &Switch) {
        let ty = self.ty(switch.value);
        if !self.module.types.is_int(ty) {
            return self.report(format!("a switch is on an integer, not on {}", self.text(ty)));
        }
        let mut values = std::mem::take(&mut self.case_values);
        values.clear();
        let mut wide: HashSet<&Bits, FxBuildHasher> = HashSet::default();
        let mut repeated = false;
        for &(case, _) in &switch.cases {
            let constant = &self.module.constants[case];
            if constant.ty != ty {
                self.report(format!(
                    "a case has type {}, but the switch is on {}",
                    self.text(constant.ty),
                    self.text(ty)
                ));
                break;
            }
            match &constant.kind {
                ConstKind::Int(value) => values.push(*value),
                ConstKind::Zero => values.push(0),
                ConstKind::WideInt(value) => repeated |= !wide.insert(&**value),
                // A computed one is compared with nothing.
                ConstKind::Expr(_) => {}
                _ => {
                    self.report("a case of a switch is not an integer constant".into());
                    break;
                }
            }
        }
        values.sort_unstable();
        repeated |= values.windows(2).any(|pair| pair[0] == pair[1]);
        self.require(!repeated, "the switch has two cases for one value");
        self.case_values = values;
    }

    /// Whether a block starts, after its phis, with an instruction that receives exceptions.
    pub(super) fn starts_with_pad(&self, block: BlockId) -> bool {
        let first = self.first_after_phis(block).map(|id| &self.body.insts[id].op);
        use Op::*;
        matches!(first, Some(LandingPad(_) | CatchSwitch(_) | CatchPad { .. } | CleanupPad { .. }))
    }
}
