//! Makes explicit that the address of a thread-local variable is the running thread's own.
//!
//! Newer compilers ask for that address with `llvm.threadlocal.address`; older ones, and newer ones in what they add to C++, name the variable
//! itself, which means the same. Afterwards every function asks, so that engines need to know of one way only. This adds a step
//! where a variable was named, as if a newer compiler had written it.
//!
//! Limit: constant expressions of such addresses stay as they are: they mean the first thread's.

use crate::insert;
use arena::Id;
use hashbrown::{HashMap, HashSet};
use ir::Module;
use ir::constant::{Const, ConstId, ConstKind};
use ir::function::{Body, Function, InstId, Local, LocalId};
use ir::global::{Global, GlobalId, GlobalKind};
use ir::inst::{Arg, Call, CallConv, CallSite, Inst, Op, OpFlags, TailKind, Value};
use ir::strings::Strings;
use ir::types::TypeId;
use rustc_hash::FxBuildHasher;

const INTRINSIC: &[u8] = b"llvm.threadlocal.address.p0";

/// The constants that matter.
#[derive(Default)]
struct Named {
    /// Addresses of thread-local variables, with the names of these.
    variables: HashMap<ConstId, String, FxBuildHasher>,
    /// Functions that name variables without using their address: debug info, and the one that is asked.
    exempt: HashSet<ConstId, FxBuildHasher>,
}

impl Named {
    fn in_module(module: &Module) -> Named {
        let mut named = Named::default();
        for (id, constant) in module.constants.iter() {
            let ConstKind::Global(global_id) = constant.kind else { continue };
            let global = &module.globals[global_id];
            let name = global.name.map_or(&b""[..], |name| module.strings.bytes(name));
            match &global.kind {
                GlobalKind::Variable(_) if global.tls.is_some() && global.addrspace == 0 => {
                    named.variables.insert(id, module.global_name(global_id));
                }
                GlobalKind::Function(_)
                    if name.starts_with(b"llvm.threadlocal.address.") || name.starts_with(b"llvm.dbg.") =>
                {
                    named.exempt.insert(id);
                }
                _ => {}
            }
        }
        named
    }

    /// Whether an instruction uses the address of a thread-local variable.
    fn used_by(&self, inst: &Inst) -> bool {
        if let Op::Call(call) = &inst.op
            && matches!(call.site.callee, Value::Const(callee) if self.exempt.contains(&callee))
        {
            return false;
        }
        let mut used = false;
        inst.op.for_each_value(|value| {
            used |= matches!(value, Value::Const(id) if self.variables.contains_key(id));
        });
        used
    }
}

/// Asks for the running thread's own address wherever a thread-local variable is named.
pub(crate) fn ask_for_addresses(module: &mut Module) {
    if !module.globals.values().any(|global| global.tls.is_some()) {
        return;
    }
    let named = Named::in_module(module);
    let uses = |global: &Global| {
        let body = global.as_function().and_then(|function| function.body.as_ref());
        body.is_some_and(|body| body.insts.values().any(|inst| named.used_by(inst)))
    };
    let users: Vec<GlobalId> = module.globals.ids().filter(|&id| uses(&module.globals[id])).collect();
    if users.is_empty() {
        return;
    }
    let ptr = TypeId::ptr();
    let fn_ty = module.types.function(ptr, &[ptr], false);
    let intrinsic = module.global_named(INTRINSIC).unwrap_or_else(|| {
        let name = module.strings.intern(INTRINSIC);
        let declared = Function { implicit: true, ..Function::declaration(fn_ty, 1) };
        module.globals.push(Global::new(
            Some(name),
            GlobalKind::Function(declared.into()),
            Default::default(),
        ))
    });
    let callee = Value::Const(module.constants.add(Const { ty: ptr, kind: ConstKind::Global(intrinsic) }));
    let Module { globals, strings, .. } = module;
    for id in users {
        if let GlobalKind::Function(function) = &mut globals[id].kind
            && let Some(body) = &mut function.body
        {
            let asked = replace_uses(body, &named, strings);
            insert_calls(body, &asked, callee, fn_ty);
        }
    }
}

/// What is asked for before an instruction: the variable, and the register for the answer.
type Asked = HashMap<InstId, Vec<(ConstId, LocalId)>, FxBuildHasher>;

/// Uses new registers in place of the variables. They are asked for before the instruction; for a phi, at the end of the block that the
/// value comes from.
fn replace_uses(body: &mut Body, named: &Named, strings: &mut Strings) -> Asked {
    let Body { locals, blocks, insts, .. } = body;
    let mut asked = Asked::default();
    let mut own = |at: InstId, value: &mut Value| {
        let Value::Const(variable) = *value else { return };
        let Some(name) = named.variables.get(&variable) else { return };
        let here = asked.entry(at).or_default();
        let known = here.iter().find(|(asked, _)| *asked == variable).map(|&(_, own)| own);
        let own = known.unwrap_or_else(|| {
            let name = strings.intern(format!("own {name} {}", locals.len()).as_bytes());
            let own = locals.push(Local { ty: TypeId::ptr(), name: Some(name), def: None });
            here.push((variable, own));
            own
        });
        *value = Value::Local(own);
    };
    for inst in 0..insts.len() {
        let id = InstId::new(inst);
        if !named.used_by(&insts[id]) {
            continue;
        }
        match &mut insts[id].op {
            Op::Phi { incoming, .. } => {
                for (value, from) in incoming.iter_mut() {
                    let from = &blocks[*from];
                    own(InstId::new(from.first.index() + (from.len as usize).saturating_sub(1)), value);
                }
            }
            op => op.for_each_value_mut(|value| own(id, value)),
        }
    }
    asked
}

/// Puts the calls in front of the instructions that need them.
fn insert_calls(body: &mut Body, asked: &Asked, callee: Value, fn_ty: TypeId) {
    insert::before(body, |id, inst| {
        let asked = asked.get(&id).map_or(&[][..], |asked| asked);
        let calls = asked.iter().map(|&(variable, own)| {
            let arg = Arg { ty: TypeId::ptr(), attrs: None, value: Value::Const(variable) };
            let site = CallSite {
                cc: CallConv::C,
                ret_attrs: None,
                addrspace: 0,
                fn_ty,
                callee,
                args: [arg].into(),
                fn_attrs: None,
                bundles: [].into(),
            };
            let call = Call { tail: TailKind::None, flags: OpFlags::default(), site };
            Inst { op: Op::Call(call.into()), result: Some(own), dbg: inst.dbg, pos: inst.pos }
        });
        calls.collect()
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(text: &str) -> String {
        let mut module = reader::read("test", text.as_bytes()).expect("it can be read");
        ask_for_addresses(&mut module);
        assert_eq!(ir::verify::module(&module).len(), 0, "{module}");
        module.to_string()
    }

    #[test]
    fn named_variables_are_asked_for() {
        let text = asked(
            "@own = thread_local global i32 0
             @shared = global i32 0
             declare void @g(ptr, ptr, ptr)
             define i32 @f() {
               call void @g(ptr @own, ptr @shared, ptr @own)
               %x = load i32, ptr @own
               store i32 %x, ptr @shared
               ret i32 %x
             }",
        );
        assert_eq!(text.matches("call ptr @llvm.threadlocal.address.p0(ptr @own)").count(), 2, "{text}");
        assert!(!text.contains("load i32, ptr @own") && !text.contains("@g(ptr @own"), "{text}");
        assert!(text.contains(", ptr @shared"), "{text}");
    }

    #[test]
    fn a_phi_asks_where_the_value_comes_from() {
        let text = asked(
            "@own = thread_local global i32 0
             define ptr @f(i1 %c, ptr %p) {
             entry:
               br i1 %c, label %a, label %b
             a:
               br label %b
             b:
               %q = phi ptr [ @own, %entry ], [ %p, %a ]
               ret ptr %q
             }",
        );
        let call = text.find("call ptr @llvm.threadlocal.address").expect("it asks");
        assert!(call < text.find("br i1 %c").expect("it is there"), "{text}");
    }

    #[test]
    fn what_asks_already_is_left_alone() {
        let text = "@own = thread_local global i32 0
                    declare ptr @llvm.threadlocal.address.p0(ptr)
                    define ptr @f() {
                      %p = call ptr @llvm.threadlocal.address.p0(ptr @own)
                      ret ptr %p
                    }";
        let before = reader::read("test", text.as_bytes()).expect("it can be read").to_string();
        assert_eq!(asked(text), before);
    }
}
