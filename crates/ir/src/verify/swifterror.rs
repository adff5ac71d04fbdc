//! `swifterror`: a register in disguise, so nothing may look at its address.

use super::function::Context;
use crate::attribute::AttrKind;
use crate::function::LocalId;
use crate::inst::{Op, Value};
use arena::Id;

impl Context<'_> {
    /// Whether an operand is a swifterror alloca or parameter.
    fn is_swifterror(&self, value: Value) -> bool {
        let Value::Local(local) = value else { return false };
        match self.body.locals[local].def {
            Some(def) => matches!(self.body.insts[def].op, Op::Alloca { swifterror: true, .. }),
            None => self.facts.param(self.function, local.index()).has(AttrKind::SwiftError),
        }
    }

    pub(super) fn check_swifterror_argument(&mut self, value: Value) {
        let fine = self.is_swifterror(value);
        self.require(fine, "a swifterror argument must be a swifterror alloca or parameter");
    }

    /// Swifterror values are only loaded, stored to, and passed on as swifterror.
    pub(super) fn check_swifterror_values(&mut self) {
        let params = self.function.param_attrs.len();
        let in_params = (0..params).any(|i| self.is_swifterror(Value::Local(LocalId::new(i))));
        let is_alloca = |op: &Op| matches!(op, Op::Alloca { swifterror: true, .. });
        if !in_params && !self.body.insts.values().any(|inst| is_alloca(&inst.op)) {
            return;
        }
        for (id, inst) in self.body.insts.iter() {
            let fine = match &inst.op {
                Op::Load { .. } => true,
                Op::Store(store) => !self.is_swifterror(store.value),
                Op::Call(_) | Op::Invoke(_) => inst.op.call_site().is_none_or(|site| {
                    let mut args = site.args.iter().enumerate();
                    args.all(|(i, arg)| {
                        !self.is_swifterror(arg.value) || self.argument_has(site, i, AttrKind::SwiftError)
                    })
                }),
                op => {
                    let mut used = false;
                    op.for_each_value(|&value| used |= self.is_swifterror(value));
                    !used
                }
            };
            if !fine {
                let message = "a swifterror value can only be loaded, stored to, or passed as swifterror";
                self.report_at(id, message.into());
            }
        }
    }
}
