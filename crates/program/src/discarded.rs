//! Makes explicit that a structure in C whose value is discarded is read: of `p->member;` clang writes no more than the member's address.
//!
//! An expression of structure type that stands for an object has the value of that object (C11 6.3.2.1p2), also if it is not used, so that `p` must point to one.
//! Afterwards such an address is followed by a load. Members of other types have theirs already.
//!
//! Limits: of `*p;` and `p[i];` nothing remains that would tell. `&p->member;` looks the same and counts as a read. C++ reads nothing here unless it is volatile.

use crate::insert;
use arena::Id;
use ir::Module;
use ir::debug::DebugInfo;
use ir::function::{Body, InstId, Local, LocalId};
use ir::global::{GlobalId, GlobalKind};
use ir::inst::{Align, Inst, Op, Ordering, Value};
use ir::types::{TypeId, Types};

/// Reads the structures whose addresses are not used, in functions that clang has written for C without optimisation.
pub(crate) fn read_structures(module: &mut Module) {
    let found: Vec<(GlobalId, Vec<(InstId, TypeId)>)> = {
        let debug = DebugInfo::new(module);
        let in_c = module.globals.ids().filter(|&id| debug.is_plain_c(id));
        in_c.map(|id| (id, discarded(module, id))).filter(|(_, found)| !found.is_empty()).collect()
    };
    let Module { globals, strings, .. } = module;
    for (id, found) in found {
        let GlobalKind::Function(function) = &mut globals[id].kind else { continue };
        let Some(body) = &mut function.body else { continue };
        let loads: Vec<(InstId, Inst)> = (found.into_iter())
            .filter_map(|(at, ty)| {
                let Inst { result, dbg, pos, .. } = body.insts[at];
                let name = strings.intern(format!("discarded {}", body.locals.len()).as_bytes());
                let own = body.locals.push(Local { ty, name: Some(name), def: None });
                let op = Op::Load {
                    ty,
                    ptr: Value::Local(result?),
                    align: Align::from_bytes(1).unwrap_or(Align::NONE),
                    volatile: false,
                    ordering: Ordering::NotAtomic,
                    scope: None,
                };
                Some((InstId::new(at.index() + 1), Inst { op, result: Some(own), dbg, pos }))
            })
            .collect();
        insert::before(body, |id, _| {
            loads.iter().filter(|(at, _)| *at == id).map(|(_, load)| load.clone()).collect()
        });
    }
}

/// The addresses of members of structure type that are not used, with these types.
fn discarded(module: &Module, function: GlobalId) -> Vec<(InstId, TypeId)> {
    let Some(body) = module.globals[function].as_function().and_then(|function| function.body.as_ref())
    else {
        return Vec::new();
    };
    let members: Vec<(InstId, LocalId, TypeId)> = (body.insts.iter())
        .filter_map(|(id, inst)| match &inst.op {
            Op::Gep { source, indices, .. } => Some((id, inst.result?, member(module, *source, indices)?)),
            _ => None,
        })
        .collect();
    if members.is_empty() {
        return Vec::new();
    }
    let used = used(body);
    members.into_iter().filter(|(_, result, _)| !used[result.index()]).map(|(id, _, ty)| (id, ty)).collect()
}

/// The type of the member whose address is computed, if it is a structure or a union.
fn member(module: &Module, source: TypeId, indices: &[Value]) -> Option<TypeId> {
    let (_, steps) = indices.split_first()?;
    let types: &Types = &module.types;
    let mut ty = source;
    let mut is_member = false;
    for &step in steps {
        let Value::Const(step) = step else { return None };
        is_member = types.struct_body(ty).is_some();
        ty = types.element(ty, ir::constant::as_index(&module.constants[step].kind)?)?;
    }
    (is_member && types.struct_body(ty).is_some()).then_some(ty)
}

/// Which locals some instruction uses.
fn used(body: &Body) -> Vec<bool> {
    let mut used = vec![false; body.locals.len()];
    for inst in body.insts.values() {
        inst.op.for_each_value(|value| {
            if let Value::Local(local) = *value {
                used[local.index()] = true;
            }
        });
    }
    used
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(language: &str, body: &str) -> String {
        let text = format!(
            "%inner = type {{ i32, i32 }}
             %outer = type {{ i32, %inner, [2 x i32] }}
             declare void @use(ptr)
             define void @f(ptr %p) !dbg !3 {{
               {body}
               ret void
             }}
             !llvm.dbg.cu = !{{!1}}
             !llvm.module.flags = !{{!2}}
             !0 = !DIFile(filename: \"a.c\", directory: \".\")
             !1 = distinct !DICompileUnit(language: {language}, file: !0)
             !2 = !{{i32 2, !\"Debug Info Version\", i32 3}}
             !3 = distinct !DISubprogram(name: \"f\", file: !0, line: 1, type: !4, unit: !1, spFlags: DISPFlagDefinition)
             !4 = !DISubroutineType(types: !5)
             !5 = !{{null}}"
        );
        let mut module = reader::read("test", text.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
        read_structures(&mut module);
        assert_eq!(ir::verify::module(&module).len(), 0, "{module}");
        module.to_string()
    }

    const MEMBER: &str = "%m = getelementptr inbounds %outer, ptr %p, i32 0, i32 1";

    #[test]
    fn a_structure_that_is_not_used_is_read() {
        let text = read("DW_LANG_C11", MEMBER);
        assert!(text.contains("load %inner, ptr %m, align 1"), "{text}");
    }

    #[test]
    fn what_is_used_or_no_structure_or_no_c_is_left_alone() {
        let used = format!("{MEMBER} call void @use(ptr %m)");
        let array = "%m = getelementptr inbounds %outer, ptr %p, i32 0, i32 2";
        let whole = "%m = getelementptr inbounds %outer, ptr %p, i32 1";
        for (language, body) in [
            ("DW_LANG_C11", &used[..]),
            ("DW_LANG_C11", array),
            ("DW_LANG_C11", whole),
            ("DW_LANG_C_plus_plus_14", MEMBER),
            ("DW_LANG_Rust", MEMBER),
        ] {
            let text = read(language, body);
            assert!(!text.contains("load"), "{text}");
        }
    }
}
