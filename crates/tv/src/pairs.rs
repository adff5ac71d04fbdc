//! Which functions belong together, and which are the same to begin with.

use ir::Module;
use ir::attribute::{Attr, AttrKind};
use ir::global::GlobalKind;
use program::Program;
use program::code::FuncId;
use rustc_hash::{FxHashMap, FxHashSet};

/// Two functions that are to be compared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pair {
    /// The name in the source.
    pub source: String,
    /// The name in the target.
    pub target: String,
}

/// Names the functions of a module that have none, each by its number among them, so that they can be compared.
pub fn name_unnamed(module: &mut Module) {
    let mut number = 0;
    for global in module.globals.values_mut() {
        let is_defined = global.as_function().is_some_and(|function| function.body.is_some());
        if global.name.is_none() && is_defined {
            global.name = Some(module.strings.intern(format!("unnamed.{number}").as_bytes()));
            number += 1;
        }
    }
}

/// The names of the functions that a module defines, in order.
pub fn defined(module: &Module) -> Vec<String> {
    module
        .globals
        .values()
        .filter(|global| global.as_function().is_some_and(|function| function.body.is_some()))
        .filter_map(|global| global.name.map(|name| module.strings.text(name).into_owned()))
        .collect()
}

/// The pairs inside one module: `src` and `tgt`, `src1` and `tgt1`, `src_x` and `tgt_x`.
pub fn inside(module: &Module) -> Vec<Pair> {
    let names = defined(module);
    let sources = names.iter().filter_map(|name| Some((name, partner(name, "src", "tgt")?)));
    let pairs = sources.filter(|(_, target)| names.contains(target));
    pairs.map(|(source, target)| Pair { source: source.clone(), target }).collect()
}

/// Functions of a module that are called like one of a pair whose other one is not there; and how that would be called.
pub fn lonely(module: &Module) -> Vec<(String, String)> {
    let names = defined(module);
    let partner = |name: &String| partner(name, "src", "tgt").or_else(|| partner(name, "tgt", "src"));
    let wanted = names.iter().filter_map(|name| Some((name.clone(), partner(name)?)));
    wanted.filter(|(_, other)| !names.contains(other)).collect()
}

/// What the other one of a pair is called, if this is one.
fn partner(name: &str, this: &str, other: &str) -> Option<String> {
    let rest = name.strip_prefix(this)?;
    let is_one = rest.is_empty() || rest.starts_with('_') || rest.chars().all(|c| c.is_ascii_digit());
    is_one.then(|| format!("{other}{rest}"))
}

/// The text of a function and of what it needs, with nothing in it that only people or debuggers need.
pub fn essence(module: &Module, name: &str) -> Option<String> {
    let text = bare_text(module, name)?;
    let mut essence = body_of(&text);
    let needed = needed_lines(&text, &essence);
    essence.extend(needed.into_iter().flat_map(|(_, lines)| lines).flat_map(|line| [line, "\n"]));
    for line in text.lines().filter(|line| line.starts_with("target ")) {
        essence.push_str(line);
        essence.push('\n');
    }
    Some(essence)
}

/// Whether what two functions name means the same in both modules: types, variables, what is declared of functions.
pub(crate) fn same_surroundings(source: (&Module, &str), target: (&Module, &str)) -> bool {
    let (Some(before), Some(after)) = (bare_text(source.0, source.1), bare_text(target.0, target.1)) else {
        return false;
    };
    let targets = |text: &str| -> Vec<String> {
        text.lines().filter(|line| line.starts_with("target ")).map(str::to_string).collect()
    };
    // Groups of attributes may have other numbers.
    let with_groups = |text: &str, line: &str| {
        let groups = names_in(line).into_iter().filter(|name| name.starts_with('#'));
        groups.fold(line.to_string(), |line, group| {
            let start = format!("attributes {group} = ");
            let said = text.lines().find_map(|line| line.strip_prefix(&start)).unwrap_or_default();
            line.replace(&group, said)
        })
    };
    let old = needed_lines(&before, &body_of(&before));
    let new = needed_lines(&after, &body_of(&after));
    targets(&before) == targets(&after)
        && new.iter().filter(|(name, _)| name.starts_with(['@', '%'])).all(|(name, lines)| {
            old.iter().find(|(other, _)| other == name).is_none_or(|(_, others)| {
                let all = |text: &str, lines: &[&str]| -> Vec<String> {
                    lines.iter().map(|line| with_groups(text, line)).collect()
                };
                all(&before, others) == all(&after, lines)
            })
        })
}

/// The text of a module in which only one function has a body, with nothing in it that only people or debuggers need.
fn bare_text(module: &Module, name: &str) -> Option<String> {
    let mut module = module.clone();
    let strings = module.strings.clone();
    let own = module
        .globals
        .iter()
        .find(|(_, global)| global.name.is_some_and(|symbol| strings.bytes(symbol) == name.as_bytes()))
        .map(|(id, _)| id)?;
    for (place, global) in module.globals.values_mut().enumerate() {
        let is_own = place == arena::Id::index(own);
        if is_own {
            global.name = None;
            global.linkage = ir::global::Linkage::External;
            global.pos = Default::default();
        }
        global.attachments.clear();
        if let GlobalKind::Function(function) = &mut global.kind {
            if !is_own {
                function.body = None;
                continue;
            }
            let body = function.body.as_mut()?;
            body.records.clear();
            body.attachments
                .retain(|(_, attachment)| !matches!(&*strings.text(attachment.kind), "dbg" | "prof"));
            body.locals.values_mut().for_each(|local| local.name = None);
            body.blocks.values_mut().for_each(|block| block.name = None);
            for inst in body.insts.values_mut() {
                inst.dbg = None;
            }
        }
    }
    Some(ir::print::module(&module))
}

/// The lines that say what a module is for.
pub(crate) fn head_of(module: &Module) -> String {
    let mut empty = Module { name: String::new(), ..Module::default() };
    for (from, to) in [(module.datalayout, &mut empty.datalayout), (module.triple, &mut empty.triple)] {
        *to = from.map(|symbol| empty.strings.intern(module.strings.bytes(symbol)));
    }
    let text = ir::print::module(&empty);
    let lines = text.lines().filter(|line| line.starts_with("target "));
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// The lines of the function that a text defines.
fn body_of(text: &str) -> String {
    let mut body = String::new();
    let mut inside = false;
    for line in text.lines() {
        inside |= line.starts_with("define ");
        if inside {
            body.push_str(line);
            body.push('\n');
        }
        inside &= line != "}";
    }
    body
}

/// The lines of a text that say what the names in a part of it mean, and the names in those, by name.
fn needed_lines<'t>(text: &'t str, part: &str) -> Vec<(String, Vec<&'t str>)> {
    let mut says: FxHashMap<&str, Vec<&str>> = FxHashMap::default();
    for line in text.lines() {
        let name = match line.strip_prefix("attributes ").unwrap_or(line) {
            declared if declared.starts_with("declare ") => {
                let start = declared.find('@');
                let end = start.and_then(|start| Some(start + name_length(declared.get(start..)?)));
                start.zip(end).map(|(start, end)| &declared[start..end])
            }
            said if said.starts_with(['@', '%', '!', '#']) => said.split_once(" = ").map(|(name, _)| name),
            _ => None,
        };
        if let Some(name) = name {
            says.entry(name).or_default().push(line);
        }
    }
    let mut wanted: Vec<String> = names_in(part);
    let mut seen: FxHashSet<String> = FxHashSet::default();
    let mut found: Vec<(String, Vec<&str>)> = Vec::new();
    while let Some(name) = wanted.pop() {
        if !seen.insert(name.clone()) {
            continue;
        }
        let Some(lines) = says.get(&*name) else { continue };
        wanted.extend(lines.iter().flat_map(|line| names_in(line)));
        found.push((name, lines.clone()));
    }
    found
}

/// How long the name at the start of a text is, with the sign before it.
fn name_length(text: &str) -> usize {
    match text[1..].starts_with('"') {
        true => text[2..].find('"').map_or(text.len(), |end| end + 3),
        false => text[1..]
            .find(|c: char| !(c.is_ascii_alphanumeric() || "._-$".contains(c)))
            .map_or(text.len(), |end| end + 1),
    }
}

/// The names of globals, types, metadata and groups of attributes in a text.
fn names_in(text: &str) -> Vec<String> {
    let mut names = Vec::new();
    let mut seen: FxHashSet<&str> = FxHashSet::default();
    let mut rest = text;
    while let Some(start) = rest.find(['@', '%', '#', '!']) {
        let tail = &rest[start..];
        let length = name_length(tail);
        let name = &tail[..length];
        if name.len() > 1 && seen.insert(name) {
            names.push(name.to_string());
        }
        rest = &tail[length.max(1)..];
    }
    names
}

/// Whether two functions are the same text, but for what means nothing.
pub fn is_same(source: (&Module, &str), target: (&Module, &str)) -> bool {
    match (essence(source.0, source.1), essence(target.0, target.1)) {
        (Some(a), Some(b)) => a == b,
        _ => false,
    }
}

/// Whether two functions take and give the same.
pub fn same_signature(
    (source, f): (&Program, FuncId),
    (target, g): (&Program, FuncId),
) -> Result<(), String> {
    let (a, b) = (&source.functions[f], &target.functions[g]);
    let leaves = |program: &Program, shape| -> Vec<(program::shape::Kind, u32)> {
        program.code.shape(shape).leaves.iter().map(|leaf| (leaf.kind, leaf.width)).collect()
    };
    let same_params = a.params.len() == b.params.len()
        && a.params
            .iter()
            .zip(&b.params)
            .all(|(x, y)| leaves(source, x.shape) == leaves(target, y.shape) && x.reg == y.reg);
    // Where a copy is passed, its alignment says how it is made.
    let copies = |program: &Program, function: FuncId| -> Vec<Option<u64>> {
        let module = &program.module;
        let function = module.globals[program.functions[function].global].as_function();
        let sets = function.into_iter().flat_map(|function| function.param_attrs.iter().copied());
        let is_copy = |set| crate::effects::has(module, set, AttrKind::ByVal);
        let align = |set| {
            module.attrs_of(set).find_map(|attr| match attr {
                Attr::Int(AttrKind::Align, bytes) => Some(*bytes),
                _ => None,
            })
        };
        sets.map(|set| align(set).filter(|_| is_copy(set))).collect()
    };
    let same_params = same_params && copies(source, f) == copies(target, g);
    match same_params && a.vararg == b.vararg && leaves(source, a.ret) == leaves(target, b.ret) {
        true => Ok(()),
        false => Err("mismatch: the functions take or give different types".to_string()),
    }
}

/// The lines of a function, as LLVM writes it.
pub fn listing(module: &Module, name: &str) -> Vec<String> {
    let mut module = module.clone();
    let strings = module.strings.clone();
    for global in module.globals.values_mut() {
        let own = global.name.is_some_and(|symbol| strings.bytes(symbol) == name.as_bytes());
        if let GlobalKind::Function(function) = &mut global.kind
            && !own
        {
            function.body = None;
        }
    }
    let text = ir::print::module(&module);
    let lines = text.lines().skip_while(|line| !line.starts_with("define "));
    let mut listing: Vec<String> = lines.take_while(|line| *line != "}").map(str::to_string).collect();
    listing.push("}".to_string());
    listing
}
