//! Whether it matters that locals end with their blocks.
//!
//! Claim: if [`locals_may_outlive_blocks`] and [`locals_may_be_read_unwritten`] say no, no execution of the module can tell whether the locals of an inner block end with it or with their function.
//! One that is private to its function can only be named where it is in scope; and one that is written before it is read whenever its declaration is reached shows nothing of what it held before.
//!
//! Limits: what is declared where is known from debug info; without it the answer is no. Addresses that are passed to a function count as if they were kept. A local that is not written as a whole counts as not written.

use crate::privacy::Privacy;
use arena::Id;
use ir::Module;
use ir::cfg::Cfg;
use ir::constant::ConstKind;
use ir::debug::{DebugInfo, SourceLocation, Variables};
use ir::function::{BlockId, Body, InstId, LocalId};
use ir::inst::{Inst, Op, Value};
use ir::layout::Layouts;
use ir::types::TypeId;

/// What clang calls compound literals of C.
const COMPOUND_LITERAL: &str = ".compoundliteral";
/// What clang calls what ends with a block or an expression but is no variable: a compound literal of C, a temporary of C++.
const TEMPORARIES: &[&str] = &[COMPOUND_LITERAL, "ref.tmp", "temp.lvalue"];

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
        allocas(body).any(|local| {
            !privacy.is_private(local)
                && (is_temporary(module, body, local) || is_inner(&debug, &variables, local))
        })
    })
}

/// Whether a local may be read before it is written, after its declaration was reached once more: in a loop, or by a `goto` back.
pub fn locals_may_be_read_unwritten(module: &Module) -> bool {
    let Ok(layouts) = Layouts::of(module) else { return false };
    let debug = DebugInfo::new(module);
    module.globals.iter().any(|(id, global)| {
        let Some(body) = global.as_function().and_then(|function| function.body.as_ref()) else {
            return false;
        };
        let variables = debug.variables_of(id);
        let declared: Vec<LocalId> =
            allocas(body).filter(|local| variables.of(*local).next().is_some()).collect();
        if declared.is_empty() {
            return false;
        }
        let paths = Paths { module, layouts: &layouts, body, cfg: Cfg::new(body) };
        declared
            .into_iter()
            .any(|local| variables.of(local).any(|(_, binding)| paths.may_read_unwritten(local, binding.at)))
    })
}

fn allocas(body: &Body) -> impl Iterator<Item = LocalId> {
    body.insts.values().filter_map(|inst| inst.result.filter(|_| matches!(inst.op, Op::Alloca { .. })))
}

/// Whether a local is a variable of a block within its function.
fn is_inner(debug: &DebugInfo<'_>, variables: &Variables<'_>, local: LocalId) -> bool {
    variables.of(local).any(|(variable, _)| match variable.scope {
        Some(scope) => debug.enclosing_subprogram(scope) != Some(scope),
        None => false,
    })
}

/// Where control may reach a use of a local of a block without its declaration, so that clang has no markers of its lifetime, and where that matters:
/// the block is entered again, or the address is given away. The first such use.
pub fn bypassed_declaration<'m>(debug: &DebugInfo<'m>, module: &'m Module) -> Option<SourceLocation<'m>> {
    let layouts = Layouts::of(module).ok()?;
    module.globals.iter().find_map(|(id, global)| {
        let body = global.as_function()?.body.as_ref()?;
        if !debug.subprogram_of(id).is_some_and(|source| debug.is_c(source.node)) {
            return None;
        }
        let variables = debug.variables_of(id);
        let privacy = Privacy::of(module, body);
        let paths = Paths { module, layouts: &layouts, body, cfg: Cfg::new(body) };
        allocas(body).find_map(|local| {
            let use_at = match variables.of(local).next() {
                Some((_, binding)) if is_inner(debug, &variables, local) => {
                    paths.use_before(local, |at, _| at == binding.at)
                }
                // A declaration that no path reaches: clang has written none. What it makes for itself is written before it is read,
                // and its address is not given away.
                None if !is_own_of_clang(module, body, local) => {
                    let is_private = privacy.is_private(local);
                    paths.use_before(local, |_, does| is_private && does == Does::Writes)
                }
                _ => None,
            }?;
            let again = || block_of(body, use_at).is_some_and(|home| is_in_cycle(body, &paths.cfg, home));
            let matters = !privacy.is_private(local) || again();
            if matters { debug.location_of(&body.insts[use_at]) } else { None }
        })
    })
}

/// Whether clang has made a local that the source does not have, of a kind that may be read although it was not written as a whole:
/// the result of a function, an aggregate that is written member by member.
fn is_own_of_clang(module: &Module, body: &Body, local: LocalId) -> bool {
    let Some(name) = body.locals[local].name.map(|name| module.strings.text(name)) else { return true };
    let is_aggregate = body.locals[local].def.is_some_and(|def| match &body.insts[def].op {
        Op::Alloca { ty, .. } => module.types.is_aggregate(*ty),
        _ => false,
    });
    is_name_of_clang(&name, is_aggregate)
}

/// Whether clang calls a local like that which the source does not have. Copies of aggregates have names that variables may have, too.
fn is_name_of_clang(name: &str, is_aggregate: bool) -> bool {
    let is_identifier = name.chars().all(|one| one.is_ascii_alphanumeric() || one == '_' || one == '$');
    let is_number = |rest: &str| rest.bytes().all(|digit| digit.is_ascii_digit());
    let is_copy = || ["tmp", "coerce"].iter().any(|own| name.strip_prefix(own).is_some_and(is_number));
    name == "retval" || !is_identifier || (is_aggregate && is_copy())
}

/// The paths of a function from the declaration of a local on.
struct Paths<'m> {
    module: &'m Module,
    layouts: &'m Layouts<'m>,
    body: &'m Body,
    cfg: Cfg,
}

/// What an instruction does to a local.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Does {
    Nothing,
    Writes,
    /// Reads it, or something that may be.
    Uses,
}

impl Paths<'_> {
    /// Whether a local that is declared before this instruction, which is reached again from there, may be read before it is written.
    fn may_read_unwritten(&self, local: LocalId, at: InstId) -> bool {
        let Some(home) = block_of(self.body, at) else { return false };
        if !is_in_cycle(self.body, &self.cfg, home) {
            return false;
        }
        let mut read = false;
        let mut seen = vec![false; self.body.blocks.len()];
        let mut todo = Vec::new();
        match self.first_use(local, home, at) {
            Does::Uses => read = true,
            // It is only reached again where it is written, too.
            Does::Writes => return false,
            Does::Nothing => todo.extend_from_slice(self.cfg.successors(home)),
        }
        while let Some(block) = todo.pop() {
            if std::mem::replace(&mut seen[block.index()], true) {
                continue;
            }
            match self.first_use(local, block, self.body.blocks[block].first) {
                Does::Uses => read = true,
                Does::Writes => {}
                Does::Nothing => todo.extend_from_slice(self.cfg.successors(block)),
            }
        }
        read
    }

    /// A use of a local that control may reach from the entry without an instruction that ends the search.
    fn use_before(&self, local: LocalId, ends: impl Fn(InstId, Does) -> bool) -> Option<InstId> {
        let entry = self.body.blocks.iter().next()?.0;
        let mut seen = vec![false; self.body.blocks.len()];
        let mut todo = vec![entry];
        while let Some(block) = todo.pop() {
            if std::mem::replace(&mut seen[block.index()], true) {
                continue;
            }
            let insts = self.body.blocks[block];
            let first = insts.first.index();
            let mut ended = false;
            for at in (first..first + insts.len as usize).map(InstId::new) {
                let does = self.does(&self.body.insts[at], local);
                ended = ends(at, does);
                if ended {
                    break;
                }
                if does != Does::Nothing {
                    return Some(at);
                }
            }
            if !ended {
                todo.extend_from_slice(self.cfg.successors(block));
            }
        }
        None
    }

    /// What a block does first to a local, from an instruction on.
    fn first_use(&self, local: LocalId, block: BlockId, from: InstId) -> Does {
        let block = self.body.blocks[block];
        let end = block.first.index() + block.len as usize;
        let mut does = (from.index()..end).map(|inst| self.does(&self.body.insts[InstId::new(inst)], local));
        does.find(|does| *does != Does::Nothing).unwrap_or(Does::Nothing)
    }

    fn does(&self, inst: &Inst, local: LocalId) -> Does {
        let value = Value::Local(local);
        let mut used = false;
        inst.op.for_each_value(|one| used |= *one == value);
        if !used {
            return Does::Nothing;
        }
        let whole = self.body.locals[local].def.and_then(|def| match &self.body.insts[def].op {
            Op::Alloca { ty, count: None, .. } => self.layouts.size_of(*ty).ok(),
            _ => None,
        });
        let Some(whole) = whole else { return Does::Uses };
        let written = match &inst.op {
            Op::Store(store) if store.ptr == value && store.value != value => {
                self.type_of(store.value).and_then(|ty| self.layouts.size_of(ty).ok()).map(|size| size.store)
            }
            Op::Call(call) => match (self.name_of(call.site.callee), &call.site.args[..]) {
                (Some(name), _) if name.starts_with("llvm.lifetime.") => return Does::Nothing,
                (Some(name), [to, what, length, ..])
                    if (name.starts_with("llvm.memset.") || name.starts_with("llvm.memcpy."))
                        && to.value == value
                        && what.value != value =>
                {
                    self.number(length.value)
                }
                _ => None,
            },
            _ => None,
        };
        if written.is_some_and(|bytes| bytes >= whole.store) { Does::Writes } else { Does::Uses }
    }

    fn type_of(&self, value: Value) -> Option<TypeId> {
        match value {
            Value::Local(local) => Some(self.body.locals[local].ty),
            Value::Const(id) => Some(self.module.constants[id].ty),
            Value::Metadata(_) | Value::Asm(_) => None,
        }
    }

    fn name_of(&self, callee: Value) -> Option<String> {
        let Value::Const(callee) = callee else { return None };
        match self.module.constants[callee].kind {
            ConstKind::Global(global) => {
                Some(self.module.strings.text(self.module.globals[global].name?).into_owned())
            }
            _ => None,
        }
    }

    fn number(&self, value: Value) -> Option<u64> {
        let Value::Const(id) = value else { return None };
        match self.module.constants[id].kind {
            ConstKind::Int(number) => Some(number),
            _ => None,
        }
    }
}

/// Whether control may come back to a block.
pub(crate) fn is_in_cycle(body: &Body, cfg: &Cfg, home: BlockId) -> bool {
    let mut seen = vec![false; body.blocks.len()];
    let mut todo: Vec<BlockId> = cfg.successors(home).to_vec();
    while let Some(block) = todo.pop() {
        if block == home {
            return true;
        }
        if !std::mem::replace(&mut seen[block.index()], true) {
            todo.extend_from_slice(cfg.successors(block));
        }
    }
    false
}

/// The block that an instruction stands in.
pub(crate) fn block_of(body: &Body, at: InstId) -> Option<BlockId> {
    let at = at.index();
    let holds = |first: InstId, len: u32| {
        let first = first.index();
        (first..first + len as usize).contains(&at)
    };
    body.blocks.iter().find(|(_, block)| holds(block.first, block.len)).map(|(id, _)| id)
}

/// Whether a local is a compound literal of C, for which clang writes no lifetime.
pub(crate) fn is_compound_literal(module: &Module, body: &Body, local: LocalId) -> bool {
    let name = body.locals[local].name.map(|name| module.strings.text(name));
    name.is_some_and(|name| name.starts_with(COMPOUND_LITERAL))
}

fn is_temporary(module: &Module, body: &Body, local: LocalId) -> bool {
    let name = body.locals[local].name.map(|name| module.strings.text(name));
    name.is_some_and(|name| TEMPORARIES.iter().any(|one| name.starts_with(one)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A function with the local `x`, declared in `scope`, and what it does with it.
    fn outlives(scope: &str, body: &str) -> bool {
        let text = scoped(scope, &format!("#dbg_declare(ptr %x, !7, !DIExpression(), !9)\n{body}"));
        let module = reader::read("test", text.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
        locals_may_outlive_blocks(&module)
    }

    /// A function with the local `x`, which debug info has in `scope`.
    fn scoped(scope: &str, body: &str) -> String {
        format!(
            "declare void @keep(ptr)
             declare i1 @choose()
             define void @f() !dbg !5 {{
               %x = alloca i32
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
        )
    }

    /// Whether `x`, which is declared in the body of a loop that ends with this code, may be read unwritten.
    fn reads_unwritten(body: &str) -> bool {
        let text = scoped(
            "!6",
            &format!("br label %loop\nloop:\n  #dbg_declare(ptr %x, !7, !DIExpression(), !9)\n{body}"),
        );
        let module = reader::read("test", text.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
        locals_may_be_read_unwritten(&module)
    }

    #[test]
    fn what_is_not_written_in_each_iteration_matters() {
        let again = "%c = call i1 @choose() br i1 %c, label %loop, label %end end:";
        assert!(!reads_unwritten(&format!("store i32 1, ptr %x %v = load i32, ptr %x {again}")));
        assert!(reads_unwritten(&format!("%v = load i32, ptr %x store i32 1, ptr %x {again}")));
        assert!(reads_unwritten(&format!(
            "%w = call i1 @choose() br i1 %w, label %write, label %read
             write: store i32 1, ptr %x br label %read
             read: %v = load i32, ptr %x {again}"
        )));
        assert!(!reads_unwritten("%v = load i32, ptr %x br label %end end:"));
    }

    /// Whether `x`, which is declared in a block that follows this code, is used by a jump over its declaration where it matters.
    fn bypasses(before: &str, block: &str) -> bool {
        let declaration = "#dbg_declare(ptr %x, !7, !DIExpression(), !9)";
        let text = scoped("!6", &format!("{before}\ndeclared:\n{declaration}\n{block}\nend:"));
        let text = text.replace("ret void\n             }", "ret void, !dbg !9\n             }");
        let module = reader::read("test", text.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
        bypassed_declaration(&DebugInfo::new(&module), &module).is_some()
    }

    #[test]
    fn a_jump_over_a_declaration_matters_in_a_loop_or_if_the_address_is_kept() {
        let jump = "%c = call i1 @choose() br i1 %c, label %declared, label %inside";
        let read = "br label %inside inside: %v = load i32, ptr %x, !dbg !9";
        let again = "%d = call i1 @choose() br i1 %d, label %inside, label %end";
        assert!(bypasses(jump, &format!("{read} {again}")));
        assert!(!bypasses(jump, &format!("{read} br label %end")));
        assert!(bypasses(jump, "br label %inside inside: call void @keep(ptr %x), !dbg !9 br label %end"));
        assert!(!bypasses("br label %declared", &format!("{read} {again}")));
    }

    #[test]
    fn clang_numbers_its_copies() {
        for name in ["retval", "tmp", "coerce12", "agg.tmp", ".compoundliteral"] {
            assert!(is_name_of_clang(name, true), "{name}");
        }
        for name in ["x", "tmp_x", "coerced", "retval2"] {
            assert!(!is_name_of_clang(name, true), "{name}");
        }
        assert!(!is_name_of_clang("tmp", false));
    }

    #[test]
    fn only_locals_of_blocks_whose_address_is_given_away_matter() {
        let [function, block] = ["!5", "!6"];
        assert!(outlives(block, "call void @keep(ptr %x)"));
        assert!(!outlives(function, "call void @keep(ptr %x)"));
        assert!(!outlives(block, "store i32 1, ptr %x"));
    }
}
