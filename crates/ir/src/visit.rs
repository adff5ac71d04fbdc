//! Visiting the operands of an instruction: the one place that knows where they are.

use crate::function::BlockId;
use crate::inst::{CallSite, Op, Value};

/// Where the value operands of an instruction are: the one list behind visiting and changing them.
macro_rules! visit_values {
    ($op:expr, $visit:ident, $site:ident, $iter:ident $(, $mut:tt)?) => {{
        use Op::*;
        match $op {
            Br(_) | Unreachable | Fence { .. } => {}
            Ret(value) => value.$iter().for_each(&mut $visit),
            CondBr { cond: a, .. }
            | IndirectBr { address: a, .. }
            | Resume(a)
            | CleanupRet { pad: a, .. }
            | CatchRet { pad: a, .. }
            | FNeg { value: a, .. }
            | Cast { value: a, .. }
            | Freeze(a)
            | ExtractValue { aggregate: a, .. }
            | Load { ptr: a, .. }
            | VaArg { list: a, .. } => $visit(a),
            Switch(switch) => $visit(& $($mut)? switch.value),
            Invoke(invoke) => $site(& $($mut)? invoke.site, &mut $visit),
            CallBr(callbr) => $site(& $($mut)? callbr.site, &mut $visit),
            Call(call) => $site(& $($mut)? call.site, &mut $visit),
            CatchSwitch(switch) => $visit(& $($mut)? switch.within),
            Binary { lhs: a, rhs: b, .. }
            | ICmp { lhs: a, rhs: b, .. }
            | FCmp { lhs: a, rhs: b, .. }
            | ExtractElement { vector: a, index: b }
            | ShuffleVector { a, b, .. }
            | Store(crate::inst::Store { value: a, ptr: b, .. }) => {
                $visit(a);
                $visit(b);
            }
            Select { cond: a, yes: b, no: c, .. } | InsertElement { vector: a, element: b, index: c } => {
                $visit(a);
                $visit(b);
                $visit(c);
            }
            Phi { incoming, .. } => incoming.$iter().for_each(|(value, _)| $visit(value)),
            InsertValue(insert) => {
                $visit(& $($mut)? insert.aggregate);
                $visit(& $($mut)? insert.element);
            }
            Alloca { count, .. } => count.$iter().for_each(&mut $visit),
            Gep { base, indices, .. } => {
                $visit(base);
                indices.$iter().for_each(&mut $visit);
            }
            CmpXchg(op) => {
                $visit(& $($mut)? op.ptr);
                $visit(& $($mut)? op.expected);
                $visit(& $($mut)? op.new);
            }
            AtomicRmw(op) => {
                $visit(& $($mut)? op.ptr);
                $visit(& $($mut)? op.value);
            }
            LandingPad(pad) => pad.clauses.$iter().for_each(|(_, _, value)| $visit(value)),
            CatchPad { within, args } | CleanupPad { within, args } => {
                $visit(within);
                args.$iter().for_each(&mut $visit);
            }
        }
    }};
}

/// Where the value operands of a call are.
macro_rules! visit_call_values {
    ($site:expr, $visit:ident, $iter:ident $(, $mut:tt)?) => {{
        $visit(& $($mut)? $site.callee);
        $site.args.$iter().for_each(|arg| $visit(& $($mut)? arg.value));
        $site.bundles.$iter().flat_map(|b| b.inputs.$iter()).for_each(|(_, v)| $visit(v));
    }};
}

impl Op {
    /// Calls `visit` on every operand that is a value, in textual order.
    pub fn for_each_value(&self, mut visit: impl FnMut(&Value)) {
        fn call(site: &CallSite, visit: &mut impl FnMut(&Value)) {
            visit_call_values!(site, visit, iter)
        }
        visit_values!(self, visit, call, iter)
    }

    /// Calls `change` on every operand that is a value, in textual order.
    pub fn for_each_value_mut(&mut self, mut change: impl FnMut(&mut Value)) {
        fn call(site: &mut CallSite, change: &mut impl FnMut(&mut Value)) {
            visit_call_values!(site, change, iter_mut, mut)
        }
        visit_values!(self, change, call, iter_mut, mut)
    }

    /// Calls `change` on every block it names, in textual order; a phi's incoming blocks too.
    pub fn for_each_block_mut(&mut self, mut change: impl FnMut(&mut BlockId)) {
        use Op::*;
        match self {
            Br(to) | CatchRet { to, .. } => change(to),
            CondBr { then, otherwise, .. } => {
                change(then);
                change(otherwise);
            }
            Switch(switch) => {
                change(&mut switch.default);
                switch.cases.iter_mut().for_each(|(_, to)| change(to));
            }
            IndirectBr { targets, .. } => targets.iter_mut().for_each(change),
            Invoke(invoke) => {
                change(&mut invoke.normal);
                change(&mut invoke.unwind);
            }
            CallBr(callbr) => {
                change(&mut callbr.fallthrough);
                callbr.indirect.iter_mut().for_each(change);
            }
            CleanupRet { unwind, .. } => unwind.iter_mut().for_each(change),
            CatchSwitch(switch) => {
                switch.handlers.iter_mut().for_each(&mut change);
                switch.unwind.iter_mut().for_each(change);
            }
            Phi { incoming, .. } => incoming.iter_mut().for_each(|(_, block)| change(block)),
            _ => {}
        }
    }

    /// Calls `visit` on every block that control may go to next, in textual order, with repetitions.
    pub fn for_each_successor(&self, mut visit: impl FnMut(BlockId)) {
        use Op::*;
        match self {
            Br(to) | CatchRet { to, .. } => visit(*to),
            CondBr { then, otherwise, .. } => {
                visit(*then);
                visit(*otherwise);
            }
            Switch(switch) => {
                visit(switch.default);
                switch.cases.iter().for_each(|(_, to)| visit(*to));
            }
            IndirectBr { targets, .. } => targets.iter().copied().for_each(visit),
            Invoke(invoke) => {
                visit(invoke.normal);
                visit(invoke.unwind);
            }
            CallBr(callbr) => {
                visit(callbr.fallthrough);
                callbr.indirect.iter().copied().for_each(visit);
            }
            CleanupRet { unwind, .. } => unwind.iter().copied().for_each(visit),
            CatchSwitch(switch) => {
                switch.handlers.iter().copied().for_each(&mut visit);
                switch.unwind.iter().copied().for_each(visit);
            }
            _ => {}
        }
    }
}
