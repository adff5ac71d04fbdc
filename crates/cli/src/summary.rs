//! What is in a module, counted.

use arena::Id;
use ir::constant::ConstExpr;
use ir::debug::DebugInfo;
use ir::layout::DataLayout;
use ir::{ConstId, ConstKind, Function, GlobalId, GlobalKind, Module, Value};
use serde::Serialize;
use std::collections::BTreeMap;

/// What is in a module.
#[derive(Debug, Serialize)]
pub struct Summary {
    pub triple: Option<String>,
    pub datalayout: Option<String>,
    /// The width of a pointer, if the module says how data lies in memory.
    pub pointer_bits: Option<u32>,
    pub counts: Counts,
    /// The defined functions, largest first.
    pub functions: Vec<FunctionSummary>,
    /// The functions that are called by name and defined nowhere, the most called first.
    pub externals: Vec<External>,
}

/// How much there is of what.
#[derive(Debug, Default, Serialize)]
pub struct Counts {
    pub functions_defined: usize,
    /// Functions that are only declared, intrinsics excepted.
    pub functions_external: usize,
    pub intrinsics: usize,
    pub variables: usize,
    pub aliases: usize,
    pub blocks: usize,
    pub instructions: usize,
    pub named_types: usize,
    pub metadata_nodes: usize,
}

/// A defined function.
#[derive(Debug, Serialize)]
pub struct FunctionSummary {
    pub name: String,
    /// Where the source defines it, as far as debug info tells.
    pub location: Option<Location>,
    pub blocks: usize,
    pub instructions: usize,
}

/// A line of a source file.
#[derive(Debug, Serialize)]
pub struct Location {
    pub file: String,
    pub line: u32,
}

/// A function that is called but not defined.
#[derive(Debug, Serialize)]
pub struct External {
    pub name: String,
    pub calls: usize,
}

impl Summary {
    pub fn of(module: &Module) -> Summary {
        let text = |symbol: Option<ir::Symbol>| symbol.map(|s| module.strings.text(s).into_owned());
        let mut counts = Counts {
            named_types: module.types.named.len(),
            metadata_nodes: module.metadata.nodes.len(),
            ..Counts::default()
        };
        let debug = DebugInfo::new(module);
        let mut functions = Vec::new();
        let mut calls = BTreeMap::new();
        for (id, global) in module.globals.iter() {
            match &global.kind {
                GlobalKind::Variable(_) => counts.variables += 1,
                GlobalKind::Alias { .. } | GlobalKind::IFunc { .. } => counts.aliases += 1,
                GlobalKind::Function(function) => match &function.body {
                    Some(body) => {
                        counts.functions_defined += 1;
                        counts.blocks += body.blocks.len();
                        counts.instructions += body.insts.len();
                        functions.push(FunctionSummary {
                            name: plain_name(module, id),
                            location: location(&debug, id),
                            blocks: body.blocks.len(),
                            instructions: body.insts.len(),
                        });
                        count_calls(module, function, &mut calls);
                    }
                    None if is_intrinsic(module, id) => counts.intrinsics += 1,
                    None => counts.functions_external += 1,
                },
            }
        }
        functions.sort_by_key(|f| std::cmp::Reverse(f.instructions));
        let mut externals: Vec<External> =
            calls.into_iter().map(|(id, calls)| External { name: plain_name(module, id), calls }).collect();
        externals.sort_by(|a, b| b.calls.cmp(&a.calls).then_with(|| a.name.cmp(&b.name)));
        Summary {
            triple: text(module.triple),
            datalayout: text(module.datalayout),
            pointer_bits: pointer_bits(module),
            counts,
            functions,
            externals,
        }
    }
}

fn pointer_bits(module: &Module) -> Option<u32> {
    module.datalayout?;
    DataLayout::of(module).ok().map(|layout| layout.pointer(0).bits)
}

/// The name without its `@`, in characters that cannot upset a terminal.
fn plain_name(module: &Module, id: GlobalId) -> String {
    match module.globals[id].name {
        Some(name) => printable(&module.strings.text(name)),
        None => format!("<unnamed {}>", id.index()),
    }
}

fn printable(text: &str) -> String {
    text.chars().flat_map(|c| if c.is_control() { c.escape_default().collect() } else { vec![c] }).collect()
}

fn is_intrinsic(module: &Module, id: GlobalId) -> bool {
    module.globals[id].name.is_some_and(|name| module.strings.bytes(name).starts_with(b"llvm."))
}

/// Counts the calls of functions that are only declared.
fn count_calls(module: &Module, function: &Function, calls: &mut BTreeMap<GlobalId, usize>) {
    let Some(body) = &function.body else { return };
    for inst in body.insts.values() {
        let Some(Value::Const(callee)) = inst.op.call_site().map(|site| site.callee) else { continue };
        let Some(id) = called_global(module, callee) else { continue };
        let declared = module.globals[id].as_function().is_some_and(|f| f.body.is_none());
        if declared && !is_intrinsic(module, id) {
            *calls.entry(id).or_default() += 1;
        }
    }
}

/// The global behind a callee; C without prototypes calls through a cast.
fn called_global(module: &Module, mut callee: ConstId) -> Option<GlobalId> {
    loop {
        match &module.constants[callee].kind {
            ConstKind::Global(id) => return Some(*id),
            ConstKind::Expr(expr) => match **expr {
                ConstExpr::Cast { value, .. } => callee = value,
                _ => return None,
            },
            _ => return None,
        }
    }
}

/// Where debug info says that a function is defined.
fn location(debug: &DebugInfo<'_>, id: GlobalId) -> Option<Location> {
    let function = debug.subprogram_of(id)?;
    let known = function.line != 0 && !function.file.is_empty();
    known.then(|| Location { file: printable(&function.file), line: function.line })
}
