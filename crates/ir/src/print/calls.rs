//! `call`, `invoke`, `callbr`, operand bundles and inline assembly.

use super::Printer;
use crate::inst::{AsmId, Call, CallBr, CallConv, CallSite, Invoke, TailKind};
use crate::types::Type;

impl Printer<'_> {
    pub(super) fn call(&mut self, call: &Call) {
        if call.tail != TailKind::None {
            self.out.text(call.tail.word());
            self.out.byte(b' ');
        }
        self.out.text("call");
        self.flags(call.flags);
        self.convention_and_result(&call.site);
        self.callee_addrspace(&call.site);
        // A call that must be a tail call hands on the arguments its function cannot name.
        self.callee_and_operands(&call.site, call.tail == TailKind::MustTail && self.vararg);
    }

    pub(super) fn invoke(&mut self, invoke: &Invoke) {
        self.out.text("invoke");
        self.convention_and_result(&invoke.site);
        self.callee_addrspace(&invoke.site);
        self.callee_and_operands(&invoke.site, false);
        self.out.text("\n          to ");
        self.label(invoke.normal);
        self.out.text(" unwind ");
        self.label(invoke.unwind);
    }

    pub(super) fn callbr(&mut self, callbr: &CallBr) {
        self.out.text("callbr");
        self.convention_and_result(&callbr.site);
        self.callee_and_operands(&callbr.site, false);
        self.out.text("\n          to ");
        self.label(callbr.fallthrough);
        self.out.text(" [");
        self.comma_separated(&callbr.indirect, |p, to| p.label(*to));
        self.out.byte(b']');
    }

    fn convention_and_result(&mut self, site: &CallSite) {
        if site.cc != CallConv::C {
            self.out.byte(b' ');
            self.calling_convention(site.cc);
        }
        self.attrs_before_space(site.ret_attrs);
    }

    fn callee_addrspace(&mut self, site: &CallSite) {
        if site.addrspace != 0 || self.functions_elsewhere {
            self.addrspace(site.addrspace);
        }
    }

    fn callee_and_operands(&mut self, site: &CallSite, forwards: bool) {
        self.out.byte(b' ');
        // The whole function type only where the arguments do not tell it.
        match self.module.types[site.fn_ty] {
            Type::Function { ret, vararg: false, .. } => self.ty(ret),
            _ => self.ty(site.fn_ty),
        }
        self.out.byte(b' ');
        self.value(site.callee);
        self.out.byte(b'(');
        self.comma_separated(&site.args, |p, arg| {
            p.ty(arg.ty);
            p.attrs_before_space(arg.attrs);
            p.out.byte(b' ');
            p.value(arg.value);
        });
        if forwards {
            self.out.text(if site.args.is_empty() { "..." } else { ", ..." });
        }
        self.out.byte(b')');
        self.attrs_before_space(site.fn_attrs);
        self.bundles(site);
    }

    fn bundles(&mut self, site: &CallSite) {
        if site.bundles.is_empty() {
            return;
        }
        self.out.text(" [ ");
        self.comma_separated(&site.bundles, |p, bundle| {
            p.out.quoted(p.module.strings.bytes(bundle.tag));
            p.out.byte(b'(');
            p.comma_separated(&bundle.inputs, |p, (ty, value)| {
                p.ty(*ty);
                p.out.byte(b' ');
                p.value(*value);
            });
            p.out.byte(b')');
        });
        self.out.text(" ]");
    }

    pub(super) fn inline_asm(&mut self, id: AsmId) {
        let module = self.module;
        let asm = &module.asms[id];
        self.out.text("asm ");
        for (is_set, word) in [
            (asm.side_effect, "sideeffect "),
            (asm.align_stack, "alignstack "),
            (asm.intel_dialect, "inteldialect "),
            (asm.unwind, "unwind "),
        ] {
            if is_set {
                self.out.text(word);
            }
        }
        self.out.quoted(module.strings.bytes(asm.assembly));
        self.out.text(", ");
        self.out.quoted(module.strings.bytes(asm.constraints));
    }
}
