//! Instructions other than calls: one arm per form, in the order of [`Op`].

use super::Printer;
use crate::function::{Attachment, BlockId, InstId};
use crate::inst::{
    AtomicRmw, CatchSwitch, Clause, CmpXchg, Inst, LandingPad, Op, Ordering, Store, Switch, Value,
};
use crate::strings::Symbol;

impl Printer<'_> {
    /// An instruction with what is attached to it; without indentation and final line break.
    pub(super) fn inst(&mut self, inst: &Inst, attachments: &[(InstId, Attachment)]) {
        if let Some(result) = inst.result {
            self.local(result);
            self.out.text(" = ");
        }
        self.op(&inst.op);
        if let Some(location) = inst.dbg {
            self.out.text(", !dbg ");
            self.md_node(location);
        }
        for (_, attachment) in attachments {
            self.out.text(", ");
            self.attachment(attachment);
        }
    }

    fn op(&mut self, op: &Op) {
        match op {
            Op::Ret(None) => self.out.text("ret void"),
            Op::Ret(Some(value)) => self.unary("ret ", *value),
            Op::Br(to) => {
                self.out.text("br ");
                self.label(*to);
            }
            Op::CondBr { cond, then, otherwise } => {
                self.unary("br ", *cond);
                self.out.text(", ");
                self.label(*then);
                self.out.text(", ");
                self.label(*otherwise);
            }
            Op::Switch(switch) => self.switch(switch),
            Op::IndirectBr { address, targets } => {
                self.unary("indirectbr ", *address);
                self.out.text(", [");
                self.comma_separated(targets, |p, to| p.label(*to));
                self.out.byte(b']');
            }
            Op::Invoke(invoke) => self.invoke(invoke),
            Op::CallBr(callbr) => self.callbr(callbr),
            Op::Resume(value) => self.unary("resume ", *value),
            Op::Unreachable => self.out.text("unreachable"),
            Op::CleanupRet { pad, unwind } => {
                self.out.text("cleanupret from ");
                self.value(*pad);
                self.unwind(*unwind);
            }
            Op::CatchRet { pad, to } => {
                self.out.text("catchret from ");
                self.value(*pad);
                self.out.text(" to ");
                self.label(*to);
            }
            Op::CatchSwitch(switch) => self.catchswitch(switch),
            Op::FNeg { flags, value } => {
                self.out.text("fneg");
                self.flags(*flags);
                self.unary(" ", *value);
            }
            Op::Binary { op, flags, lhs, rhs } => {
                self.out.text(op.word());
                self.flags(*flags);
                self.pair_of_one_type(*lhs, *rhs);
            }
            Op::ICmp { predicate, flags, lhs, rhs } => {
                self.out.text("icmp");
                self.flags(*flags);
                self.out.byte(b' ');
                self.out.text(predicate.word());
                self.pair_of_one_type(*lhs, *rhs);
            }
            Op::FCmp { predicate, flags, lhs, rhs } => {
                self.out.text("fcmp");
                self.flags(*flags);
                self.out.byte(b' ');
                self.out.text(predicate.word());
                self.pair_of_one_type(*lhs, *rhs);
            }
            Op::Cast { op, flags, value, to } => {
                self.out.text(op.word());
                self.flags(*flags);
                self.unary(" ", *value);
                self.out.text(" to ");
                self.ty(*to);
            }
            Op::Select { flags, cond, yes, no } => {
                self.out.text("select");
                self.flags(*flags);
                self.out.byte(b' ');
                self.typed_values(&[*cond, *yes, *no]);
            }
            Op::Freeze(value) => self.unary("freeze ", *value),
            Op::Phi { flags, ty, incoming } => {
                self.out.text("phi");
                self.flags(*flags);
                self.out.byte(b' ');
                self.ty(*ty);
                self.out.byte(b' ');
                self.comma_separated(incoming, |p, (value, from)| {
                    p.out.text("[ ");
                    p.value(*value);
                    p.out.text(", ");
                    p.block(*from);
                    p.out.text(" ]");
                });
            }
            Op::ExtractElement { vector, index } => {
                self.out.text("extractelement ");
                self.typed_values(&[*vector, *index]);
            }
            Op::InsertElement { vector, element, index } => {
                self.out.text("insertelement ");
                self.typed_values(&[*vector, *element, *index]);
            }
            Op::ShuffleVector { a, b, mask } => {
                self.out.text("shufflevector ");
                self.typed_values(&[*a, *b, Value::Const(*mask)]);
            }
            Op::ExtractValue { aggregate, indices } => {
                self.unary("extractvalue ", *aggregate);
                self.indices(indices);
            }
            Op::InsertValue(insert) => {
                self.out.text("insertvalue ");
                self.typed_values(&[insert.aggregate, insert.element]);
                self.indices(&insert.indices);
            }
            Op::Alloca { ty, count, align, addrspace, inalloca, swifterror } => {
                self.out.text("alloca ");
                self.out.text(if *inalloca { "inalloca " } else { "" });
                self.out.text(if *swifterror { "swifterror " } else { "" });
                self.ty(*ty);
                if let Some(count) = count {
                    self.unary(", ", *count);
                }
                self.align(", align ", *align);
                if *addrspace != 0 {
                    self.out.byte(b',');
                    self.addrspace(*addrspace);
                }
            }
            Op::Load { ty, ptr, align, volatile, ordering, scope } => {
                self.access_word("load", *ordering, *volatile);
                self.ty(*ty);
                self.unary(", ", *ptr);
                self.atomic(*scope, *ordering);
                self.align(", align ", *align);
            }
            Op::Store(Store { value, ptr, align, volatile, ordering, scope }) => {
                self.access_word("store", *ordering, *volatile);
                self.typed_values(&[*value, *ptr]);
                self.atomic(*scope, *ordering);
                self.align(", align ", *align);
            }
            Op::Gep { flags, source, base, indices } => {
                self.out.text("getelementptr");
                self.gep_flags(*flags);
                self.out.byte(b' ');
                self.ty(*source);
                self.unary(", ", *base);
                for index in indices {
                    self.unary(", ", *index);
                }
            }
            Op::Fence { ordering, scope } => {
                self.out.text("fence");
                self.atomic(*scope, *ordering);
            }
            Op::CmpXchg(op) => self.cmpxchg(op),
            Op::AtomicRmw(op) => self.atomicrmw(op),
            Op::Call(call) => self.call(call),
            Op::VaArg { list, ty } => {
                self.unary("va_arg ", *list);
                self.out.text(", ");
                self.ty(*ty);
            }
            Op::LandingPad(pad) => self.landingpad(pad),
            Op::CatchPad { within, args } => self.pad("catchpad within ", *within, args),
            Op::CleanupPad { within, args } => self.pad("cleanuppad within ", *within, args),
        }
    }

    fn unary(&mut self, before: &str, value: Value) {
        self.out.text(before);
        self.typed_value(value);
    }

    fn typed_values(&mut self, values: &[Value]) {
        self.comma_separated(values, |p, value| p.typed_value(*value));
    }

    /// Two operands whose type is written once.
    fn pair_of_one_type(&mut self, lhs: Value, rhs: Value) {
        self.unary(" ", lhs);
        self.out.text(", ");
        self.value(rhs);
    }

    pub(super) fn indices(&mut self, indices: &[u32]) {
        for index in indices {
            self.out.text(", ");
            self.out.number(u64::from(*index));
        }
    }

    fn switch(&mut self, switch: &Switch) {
        self.unary("switch ", switch.value);
        self.out.text(", ");
        self.label(switch.default);
        self.out.text(" [");
        for (value, to) in &switch.cases {
            self.out.text("\n    ");
            self.typed_constant(*value);
            self.out.text(", ");
            self.label(*to);
        }
        self.out.text("\n  ]");
    }

    fn unwind(&mut self, to: Option<BlockId>) {
        self.out.text(" unwind ");
        match to {
            Some(to) => self.label(to),
            None => self.out.text("to caller"),
        }
    }

    fn catchswitch(&mut self, switch: &CatchSwitch) {
        self.out.text("catchswitch within ");
        self.value(switch.within);
        self.out.text(" [");
        self.comma_separated(&switch.handlers, |p, to| p.label(*to));
        self.out.byte(b']');
        self.unwind(switch.unwind);
    }

    fn pad(&mut self, word: &str, within: Value, args: &[Value]) {
        self.out.text(word);
        self.value(within);
        self.out.text(" [");
        self.typed_values(args);
        self.out.byte(b']');
    }

    fn landingpad(&mut self, pad: &LandingPad) {
        self.out.text("landingpad ");
        self.ty(pad.ty);
        if pad.cleanup {
            self.out.text("\n          cleanup");
        }
        for (clause, ty, value) in &pad.clauses {
            self.out.text(match clause {
                Clause::Catch => "\n          catch ",
                Clause::Filter => "\n          filter ",
            });
            self.ty(*ty);
            self.out.byte(b' ');
            self.value(*value);
        }
    }

    /// `load atomic volatile ` and its kin.
    fn access_word(&mut self, word: &str, ordering: Ordering, volatile: bool) {
        self.out.text(word);
        if ordering != Ordering::NotAtomic {
            self.out.text(" atomic");
        }
        self.out.text(if volatile { " volatile " } else { " " });
    }

    /// The scope and the ordering of an atomic access.
    fn atomic(&mut self, scope: Option<Symbol>, ordering: Ordering) {
        if let Some(scope) = scope {
            self.out.text(" syncscope(");
            self.out.quoted(self.module.strings.bytes(scope));
            self.out.byte(b')');
        }
        if ordering != Ordering::NotAtomic {
            self.out.byte(b' ');
            self.out.text(ordering.word());
        }
    }

    fn cmpxchg(&mut self, op: &CmpXchg) {
        self.out.text(if op.weak { "cmpxchg weak " } else { "cmpxchg " });
        self.out.text(if op.volatile { "volatile " } else { "" });
        self.typed_values(&[op.ptr, op.expected, op.new]);
        self.atomic(op.scope, op.success);
        self.atomic(None, op.failure);
        self.align(", align ", op.align);
    }

    fn atomicrmw(&mut self, op: &AtomicRmw) {
        self.out.text(if op.volatile { "atomicrmw volatile " } else { "atomicrmw " });
        self.out.text(op.op.word());
        self.out.byte(b' ');
        self.typed_values(&[op.ptr, op.value]);
        self.atomic(op.scope, op.ordering);
        self.align(", align ", op.align);
    }
}
