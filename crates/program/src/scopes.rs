//! Whether locals may be used after their blocks have ended.
//!
//! Claim: if [`locals_may_outlive_blocks`] says no, no execution of the module can tell whether the locals of an inner block end with it or with their function.
//! One that is private to its function can only be named where it is in scope.
//!
//! Limits: what is declared where is known from debug info; without it the answer is no. Addresses that are passed to a function count as if they were kept.

use crate::privacy::Privacy;
use ir::Module;
use ir::debug::DebugInfo;
use ir::function::{Body, LocalId};

/// What clang calls what a compound literal of C makes; it ends with its block, too.
const LITERAL: &str = ".compoundliteral";

/// Whether somebody may have the address of a local of a block, other than the outermost one of its function.
pub fn locals_may_outlive_blocks(module: &Module) -> bool {
    let debug = DebugInfo::new(module);
    module.globals.iter().any(|(id, global)| {
        let Some(body) = global.as_function().and_then(|function| function.body.as_ref()) else {
            return false;
        };
        let privacy = Privacy::of(module, body);
        if !privacy.any_escapes() {
            return false;
        }
        let variables = debug.variables_of(id);
        let is_inner = |local: LocalId| {
            is_literal(module, body, local)
                || variables.of(local).any(|(variable, _)| match variable.scope {
                    Some(scope) => debug.enclosing_subprogram(scope) != Some(scope),
                    None => false,
                })
        };
        body.insts.values().any(|inst| {
            let alloca = inst.result.filter(|_| matches!(inst.op, ir::inst::Op::Alloca { .. }));
            alloca.is_some_and(|local| !privacy.is_private(local) && is_inner(local))
        })
    })
}

fn is_literal(module: &Module, body: &Body, local: LocalId) -> bool {
    body.locals[local].name.is_some_and(|name| module.strings.text(name).starts_with(LITERAL))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A function with the local `x`, declared in `scope`, and what it does with it.
    fn outlives(scope: &str, body: &str) -> bool {
        let text = format!(
            "declare void @keep(ptr)
             define void @f() !dbg !5 {{
               %x = alloca i32
                 #dbg_declare(ptr %x, !7, !DIExpression(), !9)
               {body}
               ret void
             }}
             !llvm.dbg.cu = !{{!1}}
             !llvm.module.flags = !{{!2}}
             !0 = !DIFile(filename: \"a.c\", directory: \".\")
             !1 = distinct !DICompileUnit(language: DW_LANG_C11, file: !0)
             !2 = !{{i32 2, !\"Debug Info Version\", i32 3}}
             !3 = !DISubroutineType(types: !4)
             !4 = !{{null}}
             !5 = distinct !DISubprogram(name: \"f\", file: !0, line: 1, type: !3, unit: !1, spFlags: DISPFlagDefinition)
             !6 = distinct !DILexicalBlock(scope: !5, file: !0, line: 2)
             !7 = !DILocalVariable(name: \"x\", scope: {scope}, file: !0, line: 3, type: !8)
             !8 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)
             !9 = !DILocation(line: 3, scope: {scope})"
        );
        let module = reader::read("test", text.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
        locals_may_outlive_blocks(&module)
    }

    #[test]
    fn only_locals_of_blocks_whose_address_is_given_away_matter() {
        let [function, block] = ["!5", "!6"];
        assert!(outlives(block, "call void @keep(ptr %x)"));
        assert!(!outlives(function, "call void @keep(ptr %x)"));
        assert!(!outlives(block, "store i32 1, ptr %x"));
    }
}
