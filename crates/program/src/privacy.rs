//! Which locals never leave their function: nobody else can have their address.
//!
//! An `alloca` is private if its address, and every address computed from it by `getelementptr`, is only loaded from, stored to, filled or
//! copied by LLVM's memory intrinsics, and given a lifetime. Stored, passed, returned, compared, converted or merged with
//! another address by a phi or `select`, it is taken to have escaped, even where it has not.
//!
//! Limit: an access outside of its object is undefined behaviour and is no reason to call anything escaped.

use crate::intrinsic::Intrinsic;
use arena::Id;
use ir::Module;
use ir::cfg::Cfg;
use ir::constant::ConstKind;
use ir::function::{Body, LocalId};
use ir::inst::{CallSite, Op, Value};

/// What is known about the locals of one function.
#[derive(Clone, Debug)]
pub struct Privacy {
    /// For each register the alloca that it points into, if that is plain.
    roots: Vec<Option<LocalId>>,
    /// For each register, whether it is an alloca that escapes.
    escapes: Vec<bool>,
}

impl Privacy {
    /// The locals of `body`.
    pub fn of(module: &Module, body: &Body) -> Privacy {
        let count = body.locals.len();
        let mut privacy = Privacy { roots: vec![None; count], escapes: vec![false; count] };
        // In reverse post-order, an address is known before what is computed from it.
        for &block in Cfg::new(body).reverse_post_order() {
            for (_, inst) in body.block_insts(block) {
                let Some(result) = inst.result else { continue };
                privacy.roots[result.index()] = match &inst.op {
                    Op::Alloca { .. } => Some(result),
                    Op::Gep { base, .. } => privacy.root(*base),
                    _ => None,
                };
            }
        }
        let mut harmless = Vec::new();
        for inst in body.insts.values() {
            harmless.clear();
            harmless_uses(module, &inst.op, |value| harmless.push(value));
            // An address that is used twice by one instruction may be harmless in one place only.
            inst.op.for_each_value(|value| {
                if let Some(place) = harmless.iter().position(|known| known == value) {
                    harmless.swap_remove(place);
                } else if let Some(root) = privacy.root(*value) {
                    privacy.escapes[root.index()] = true;
                }
            });
        }
        privacy
    }

    /// The alloca that an operand points into.
    fn root(&self, value: Value) -> Option<LocalId> {
        match value {
            Value::Local(local) => self.roots[local.index()],
            _ => None,
        }
    }

    /// Whether an alloca is private; also, whether a register points into a private one.
    pub fn is_private(&self, local: LocalId) -> bool {
        self.roots.get(local.index()).copied().flatten().is_some_and(|root| !self.escapes[root.index()])
    }

    /// Whether some alloca may be known to others.
    pub fn any_escapes(&self) -> bool {
        self.escapes.contains(&true)
    }

    /// Whether an instruction touches memory, and only private locals.
    pub fn only_private(&self, module: &Module, op: &Op) -> bool {
        let (mut some, mut all) = (false, true);
        harmless_uses(module, op, |value| {
            some = true;
            all &= matches!(value, Value::Local(local) if self.is_private(local));
        });
        some && all
    }
}

/// Calls `visit` on the operands of an instruction that are addresses and do not get away by it.
fn harmless_uses(module: &Module, op: &Op, mut visit: impl FnMut(Value)) {
    match op {
        Op::Load { ptr, .. } => visit(*ptr),
        Op::Store(store) => visit(store.ptr),
        Op::CmpXchg(op) => visit(op.ptr),
        Op::AtomicRmw(op) => visit(op.ptr),
        Op::Gep { base, .. } => visit(*base),
        Op::Call(call) if is_memory_call(module, &call.site) => {
            let pointers = call.site.args.iter().filter(|arg| module.types.is_ptr(arg.ty));
            pointers.for_each(|arg| visit(arg.value));
        }
        _ => {}
    }
}

/// Whether it calls an intrinsic that forgets the addresses it is given.
fn is_memory_call(module: &Module, site: &CallSite) -> bool {
    let Value::Const(callee) = site.callee else { return false };
    let ConstKind::Global(callee) = module.constants[callee].kind else { return false };
    let Some(name) = module.globals[callee].name else { return false };
    matches!(
        Intrinsic::named(module.strings.bytes(name)),
        Some(
            Intrinsic::MemCpy
                | Intrinsic::MemMove
                | Intrinsic::MemSet
                | Intrinsic::LifetimeStart
                | Intrinsic::LifetimeEnd
        )
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The names of the private allocas of the only function with a body.
    fn private(text: &str) -> Vec<String> {
        let module = reader::read("test", text.as_bytes()).expect("it can be read");
        let mut bodies = module.globals.values().filter_map(|g| g.as_function()?.body.as_ref());
        let body = bodies.next().expect("there is one");
        let privacy = Privacy::of(&module, body);
        let allocas = body.insts.values().filter(|inst| matches!(inst.op, Op::Alloca { .. }));
        let private = allocas.filter_map(|inst| inst.result).filter(|&local| privacy.is_private(local));
        private.filter_map(|local| Some(module.strings.text(body.locals[local].name?).into_owned())).collect()
    }

    #[test]
    fn loads_stores_and_address_computations_keep_it_private() {
        let found = private(
            "declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
             declare void @llvm.lifetime.start.p0(i64, ptr)
             define i32 @f(i64 %i) {
               %a = alloca [4 x i32]
               %b = alloca i32
               call void @llvm.lifetime.start.p0(i64 4, ptr %b)
               call void @llvm.memset.p0.i64(ptr %a, i8 0, i64 16, i1 false)
               br label %after
             before:
               %x = load i32, ptr %p
               ret i32 %x
             after:
               %p = getelementptr i32, ptr %a, i64 %i
               store i32 1, ptr %b
               br label %before
             }",
        );
        assert_eq!(found, ["a", "b"]);
    }

    #[test]
    fn what_is_stored_passed_returned_merged_or_compared_escapes() {
        let found = private(
            "declare void @g(ptr)
             define ptr @f(ptr %o, i1 %c) {
               %stored = alloca i32
               %passed = alloca i32
               %returned = alloca i32
               %merged = alloca i32
               %compared = alloca i32
               %twice = alloca ptr
               %part = alloca [2 x i32]
               %kept = alloca i32
               store ptr %stored, ptr %o
               call void @g(ptr %passed)
               %s = select i1 %c, ptr %merged, ptr null
               %d = icmp eq ptr %compared, null
               store ptr %twice, ptr %twice
               %q = getelementptr i32, ptr %part, i64 1
               call void @g(ptr %q)
               store i32 0, ptr %kept
               ret ptr %returned
             }",
        );
        assert_eq!(found, ["kept"]);
    }
}
