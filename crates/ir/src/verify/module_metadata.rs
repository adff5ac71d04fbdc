//! Metadata of the module and its globals: flags, identification, profiles, and the access tags of `!tbaa`.

use super::metadata::{integer, is_integer, operands, operands_of};
use super::problem::Sink;
use super::tbaa;
use crate::constant::ConstKind;
use crate::global::{Global, GlobalId, GlobalKind};
use crate::metadata::{Md, MdId, NamedMd};
use crate::module::Module;
use crate::strings::Symbol;
use crate::types::TypeId;
use hashbrown::HashSet;
use rustc_hash::FxBuildHasher;

/// Checks the metadata of a module that does not depend on single instructions.
pub(super) fn check(module: &Module, sink: &mut Sink<'_>) {
    for named in &module.metadata.named {
        match module.strings.bytes(named.name) {
            b"llvm.module.flags" => check_flags(module, named, sink),
            name @ (b"llvm.ident" | b"llvm.commandline") => {
                let is_text = |node: &MdId| matches!(operands(module, *node), Some([Md::Str(_)]) | None);
                if !named.nodes.iter().all(is_text) {
                    let name = String::from_utf8_lossy(name);
                    sink.of_list(named, format!("!{name} is a list of strings"));
                }
            }
            _ => {}
        }
    }
    check_compile_units(module, sink);
    for (id, global) in module.globals.iter() {
        check_attachments(module, id, global, sink);
    }
    tbaa::check(module, sink);
}

/// A compile unit that another list names is in `!llvm.dbg.cu` too.
fn check_compile_units(module: &Module, sink: &mut Sink<'_>) {
    let is_unit = |node: &MdId| {
        module.metadata.nodes[*node].special_kind(&module.strings) == Some(b"DICompileUnit".as_slice())
    };
    let is_list_of_units = |name: Symbol| module.strings.bytes(name) == b"llvm.dbg.cu";
    let mut others = module.metadata.named.iter().filter(|named| !is_list_of_units(named.name));
    let listed = |node: &MdId| {
        module.metadata.named.iter().any(|named| is_list_of_units(named.name) && named.nodes.contains(node))
    };
    if let Some(named) = others.find(|named| named.nodes.iter().any(|node| is_unit(node) && !listed(node))) {
        sink.of_list(named, "a compile unit is missing in !llvm.dbg.cu".into());
    }
}

/// How a flag behaves when modules are linked.
const REQUIRE: u64 = 3;
const APPEND: u64 = 5;
const APPEND_UNIQUE: u64 = 6;
const MAX: u64 = 7;
const MIN: u64 = 8;

fn check_flags(module: &Module, list: &NamedMd, sink: &mut Sink<'_>) {
    let mut seen: HashSet<Symbol, FxBuildHasher> = HashSet::default();
    let mut required = Vec::new();
    for &flag in &list.nodes {
        let [behaviour, Md::Str(name), value] = *operands(module, flag).unwrap_or_default() else {
            sink.of_list(list, "a module flag is a behaviour, a name and a value".into());
            continue;
        };
        let text = module.strings.text(name);
        if !is_integer(module, behaviour) {
            sink.of_list(list, format!("the behaviour of the module flag \"{text}\" is not an integer"));
            continue;
        }
        let Some(behaviour) = integer(module, behaviour) else { continue };
        let is_node = matches!(value, Md::Node(_));
        let fine = match behaviour {
            1 | 2 | 4 => true,
            REQUIRE => match operands_of(module, value) {
                Some([Md::Str(flag), _]) => {
                    required.push(*flag);
                    true
                }
                Some(_) => false,
                None => is_node,
            },
            APPEND | APPEND_UNIQUE => is_node,
            MAX | MIN => is_integer(module, value),
            _ => false,
        };
        if !fine {
            sink.of_list(
                list,
                format!("the module flag \"{text}\" has a behaviour that its value does not fit"),
            );
        }
        if behaviour != REQUIRE && !seen.insert(name) {
            sink.of_list(list, format!("the module flag \"{text}\" is given twice"));
        }
        if &*text == "Linker Options" {
            sink.of_list(list, "linker options are in !llvm.linker.options, no longer a module flag".into());
        }
        if &*text == "CG Profile" {
            let is_edge = |md: &Md| match operands_of(module, *md) {
                Some(list) => list.len() == 3 && is_integer(module, list[2]),
                None => false,
            };
            if operands_of(module, value).is_some_and(|edges| !edges.iter().all(is_edge)) {
                sink.of_list(
                    list,
                    "the module flag \"CG Profile\" is a list of two functions and a count".into(),
                );
            }
        }
        let needs_integer = matches!(&*text, "wchar_size" | "SemanticInterposition");
        if needs_integer && !is_integer(module, value) {
            sink.of_list(list, format!("the module flag \"{text}\" is an integer"));
        }
    }
    for flag in required {
        if !seen.contains(&flag) {
            let text = module.strings.text(flag);
            sink.of_list(list, format!("the module flag \"{text}\" is required, but not there"));
        }
    }
}

fn check_attachments(module: &Module, id: GlobalId, global: &Global, sink: &mut Sink<'_>) {
    for attachment in &global.attachments {
        let list = operands(module, attachment.node).unwrap_or_default();
        match module.strings.bytes(attachment.kind) {
            b"associated" => {
                let is_address = |md: &Md| match md {
                    Md::Const(c) => module.types.is_ptr(module.constants[*c].ty),
                    other => *other == Md::Null,
                };
                if list.len() != 1 || !list.iter().all(is_address) {
                    sink.of_global(id, "!associated is one address".into());
                }
            }
            b"absolute_symbol" => {
                let integers = list.iter().all(|&md| is_integer(module, md));
                if list.is_empty() || !list.len().is_multiple_of(2) || !integers {
                    sink.of_global(id, "!absolute_symbol is a list of pairs of integers".into());
                }
            }
            _ => {}
        }
    }
    let GlobalKind::Function(function) = &global.kind else { return };
    let mut profiles = 0;
    for attachment in &global.attachments {
        let list = operands(module, attachment.node);
        match module.strings.bytes(attachment.kind) {
            b"prof" => {
                profiles += 1;
                if function.body.is_none() {
                    sink.of_global(id, "a declaration has no !prof".into());
                }
                let counts = match list {
                    Some([Md::Str(name), count, ..]) => {
                        let is_count = module.strings.bytes(*name).ends_with(b"function_entry_count");
                        !is_count || matches!(count, Md::Const(_))
                    }
                    Some([Md::Str(_)]) | None => true,
                    Some(_) => false,
                };
                if !counts {
                    sink.of_global(id, "!prof of a function is a name and a count".into());
                }
            }
            b"kcfi_type" => {
                let is_type = |md: Md| match md {
                    Md::Const(c) => {
                        let c = &module.constants[c];
                        c.ty == TypeId::i32() && !matches!(c.kind, ConstKind::Undef | ConstKind::Poison)
                    }
                    _ => false,
                };
                if list.is_some_and(|list| list.len() != 1 || !is_type(list[0])) {
                    sink.of_global(id, "!kcfi_type is an i32".into());
                }
            }
            _ => {}
        }
    }
    if profiles > 1 {
        sink.of_global(id, "the function has two !prof".into());
    }
}
