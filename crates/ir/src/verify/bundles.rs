//! Operand bundles: the tags LLVM gives a meaning to.

use super::function::Context;
use crate::constant::ConstKind;
use crate::inst::{Bundle, CallSite, Op, Value};
use crate::types::TypeId;

/// Tags of which a call may have only one bundle.
const ONCE: &[&[u8]] = &[
    b"deopt",
    b"gc-transition",
    b"funclet",
    b"cfguardtarget",
    b"ptrauth",
    b"kcfi",
    b"preallocated",
    b"gc-live",
    b"clang.arc.attachedcall",
];

impl Context<'_> {
    pub(super) fn check_bundles(&mut self, site: &CallSite) {
        for (i, bundle) in site.bundles.iter().enumerate() {
            let tag = self.module.strings.bytes(bundle.tag);
            if ONCE.contains(&tag) && site.bundles[..i].iter().any(|b| b.tag == bundle.tag) {
                let tag = self.module.strings.text(bundle.tag);
                self.report(format!("the call has two \"{tag}\" bundles"));
            }
            for &(ty, value) in &bundle.inputs {
                let found = self.ty(value);
                if !self.agree(ty, found) {
                    self.report("an operand of a bundle has another type than it is written with".into());
                }
            }
            self.check_bundle(tag, bundle, site);
        }
    }

    fn check_bundle(&mut self, tag: &[u8], bundle: &Bundle, site: &CallSite) {
        let count = bundle.inputs.len();
        let is_constant = |context: &Self, i: usize, ty: TypeId| {
            bundle.inputs.get(i).is_some_and(|&(found, value)| found == ty && context.may_be_immediate(value))
        };
        match tag {
            b"funclet" => {
                let pad = bundle.inputs.first().and_then(|(_, value)| self.definition_op(*value));
                let fine = count == 1 && matches!(pad, Some(Op::CatchPad { .. } | Op::CleanupPad { .. }));
                self.require(fine, "a funclet bundle names one catchpad or cleanuppad");
            }
            b"cfguardtarget" => {
                self.require(count == 1, "a cfguardtarget bundle has one operand");
            }
            b"ptrauth" => {
                let second = bundle.inputs.get(1).is_some_and(|(ty, _)| *ty == TypeId::i64());
                let fine = count == 2 && is_constant(self, 0, TypeId::i32()) && second;
                self.require(fine, "a ptrauth bundle has a constant i32 and an i64");
                let direct = self.called(site.callee).is_some();
                self.require(!direct, "a direct call cannot have a ptrauth bundle");
            }
            b"kcfi" => {
                let fine = count == 1 && is_constant(self, 0, TypeId::i32());
                self.require(fine, "a kcfi bundle has one constant i32");
            }
            b"preallocated" => {
                let setup = bundle.inputs.first().and_then(|(_, value)| self.definition_op(*value));
                let name = setup.and_then(|op| self.called_intrinsic(op)).map(|i| i.base());
                let fine = count == 1 && name == Some("call.preallocated.setup");
                self.require(fine, "a preallocated bundle has the token of llvm.call.preallocated.setup");
            }
            b"clang.arc.attachedcall" => {
                let callee = bundle.inputs.first().is_some_and(|(_, value)| self.may_be_function(*value));
                let fine = count == 0 || (count == 1 && callee);
                self.require(fine, "an attached call is a function");
            }
            _ => {}
        }
    }

    fn may_be_function(&self, value: Value) -> bool {
        self.is_function(value)
            || self.constant(value).is_some_and(|c| !matches!(c.kind, ConstKind::Null | ConstKind::Zero))
    }
}
