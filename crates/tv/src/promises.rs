//! Promises that the target makes, that the source does not, and that nothing else here looks at: a proof may not rest on them.
//!
//! What attributes and metadata say about single values (`nonnull`, `noundef`, `range` and the like) is checked where the values are. What they say about
//! memory, about other pointers, or about how a call ends is not, and breaking it is undefined. So a target that says more of this than the source refines
//! it only if its code is plainly so (`own_promises`), or as far as somebody else has seen to that. What declarations say of functions is believed on both sides: it is about the world around.

use ir::Module;
use ir::attribute::{Attr, AttrKind, AttrSetId};
use ir::constant::ConstKind;
use ir::function::Function;
use ir::global::GlobalId;
use ir::inst::Value;
use program::Program;
use program::code::FuncId;
use rustc_hash::FxHashMap;

use crate::own_promises::{Accesses, Own};

/// Attributes of functions and calls.
const OF_FUNCTIONS: &[AttrKind] = &[
    AttrKind::ArgMemOnly,
    AttrKind::InaccessibleMemOnly,
    AttrKind::InaccessibleMemOrArgMemOnly,
    AttrKind::Memory,
    AttrKind::MustProgress,
    AttrKind::NoCallback,
    AttrKind::NoFree,
    AttrKind::NoReturn,
    AttrKind::NoSync,
    AttrKind::NoUnwind,
    AttrKind::ReadNone,
    AttrKind::ReadOnly,
    AttrKind::Speculatable,
    AttrKind::WillReturn,
    AttrKind::WriteOnly,
];

/// Those that say which memory is read and written.
const OF_MEMORY: &[AttrKind] = &[
    AttrKind::ArgMemOnly,
    AttrKind::InaccessibleMemOnly,
    AttrKind::InaccessibleMemOrArgMemOnly,
    AttrKind::Memory,
    AttrKind::ReadNone,
    AttrKind::ReadOnly,
    AttrKind::WriteOnly,
];

/// Attributes of parameters, arguments and results.
const OF_VALUES: &[AttrKind] = &[
    AttrKind::Captures,
    AttrKind::DeadOnUnwind,
    AttrKind::Initializes,
    AttrKind::NoAlias,
    AttrKind::NoCapture,
    AttrKind::NoFree,
    AttrKind::ReadNone,
    AttrKind::ReadOnly,
    AttrKind::Returned,
    AttrKind::Writable,
    AttrKind::WriteOnly,
];

/// Metadata of instructions.
const OF_INSTRUCTIONS: &[&str] = &[
    "alias.scope",
    "dereferenceable",
    "dereferenceable_or_null",
    "invariant.group",
    "invariant.load",
    "noalias",
    "tbaa",
    "tbaa.struct",
];

/// Metadata that allows less exact results, or says who is called.
const OF_OPERATIONS: &[&str] = &["callees", "fpmath"];

/// How often each promise is made, by where and what.
type Said = FxHashMap<(String, String), u32>;

/// A promise that the target adds, in words.
pub(crate) fn added(
    (source, f): (&Program, FuncId),
    (target, g): (&Program, FuncId),
    which: Accesses,
) -> Option<String> {
    let mut new = about_itself((source, f), (target, g), which);
    let (before, places) = said(source, f, which);
    let (after, _) = said(target, g, which);
    new.extend(
        after
            .into_iter()
            .filter(|((place, promise), count)| {
                let known = before.get(&(place.clone(), promise.clone())).copied().unwrap_or(0);
                // What all of them say in the source, copies may say as well.
                let always = known > 0 && Some(&known) == places.get(place);
                !always && known < *count
            })
            .map(|((place, promise), _)| format!("{promise} {place}")),
    );
    new.sort();
    new.into_iter().next()
}

/// Whether a function says something about memory that nothing here makes use of.
pub(crate) fn speaks_of_memory(program: &Program, function: FuncId) -> bool {
    let module = &program.module;
    let Some(function) = module.globals[program.functions[function].global].as_function() else {
        return false;
    };
    let mut attachments = function.body.iter().flat_map(|body| &body.attachments);
    function.param_attrs.iter().any(|set| crate::effects::has(module, *set, AttrKind::DeadOnUnwind))
        || attachments.any(|(_, it)| OF_INSTRUCTIONS.contains(&&*module.strings.text(it.kind)))
}

/// What a function says of itself about memory, if that is not plain, and an access that breaks it is not undefined either.
pub(crate) fn not_kept(program: &Program, function: FuncId) -> Option<String> {
    let module = &program.module;
    let global = program.functions[function].global;
    let (own, function) = (Own::new(module, global)?, module.globals[global].as_function()?);
    let broken =
        listed(module, function.attrs, OF_MEMORY).find(|(attr, _)| !own.keeps(attr, Accesses::Unclear));
    broken.map(|(_, word)| word).or_else(|| {
        let sets = function.param_attrs.iter().enumerate();
        let mut all =
            sets.flat_map(|(place, set)| listed(module, *set, OF_MEMORY).map(move |it| (place, it)));
        all.find(|(place, (attr, _))| own.parameter_breaks(*place, attr, Accesses::Unclear))
            .map(|(place, (_, word))| format!("{word} of parameter {place}"))
    })
}

/// What the target says of itself, where the source does not and nobody can see that it is so.
fn about_itself(
    (source, f): (&Program, FuncId),
    (target, g): (&Program, FuncId),
    which: Accesses,
) -> Vec<String> {
    let (before, after) = (&source.module, &target.module);
    let global = target.functions[g].global;
    let functions =
        (before.globals[source.functions[f].global].as_function(), after.globals[global].as_function());
    let ((Some(old), Some(new)), Some(own)) = (functions, Own::new(after, global)) else { return Vec::new() };
    let mut found = Vec::new();
    let known = words(before, old.attrs, OF_FUNCTIONS);
    for (attr, word) in listed(after, new.attrs, OF_FUNCTIONS) {
        if !known.contains(&word) && !own.keeps(attr, which) {
            found.push(format!("{word} of the function"));
        }
    }
    for (place, set) in new.param_attrs.iter().enumerate() {
        let known = words(before, old.param_attrs.get(place).copied().flatten(), OF_VALUES);
        for (attr, word) in listed(after, *set, OF_VALUES) {
            if !known.contains(&word) && !own.parameter_keeps(place, attr, which) {
                found.push(format!("{word} of parameter {place}"));
            }
        }
    }
    let known = words(before, old.ret_attrs, OF_VALUES);
    let returned = words(after, new.ret_attrs, OF_VALUES).into_iter().filter(|word| !known.contains(word));
    found.extend(returned.map(|word| format!("{word} of what is returned")));
    found
}

/// What a function promises where it calls others and where it uses memory; and how many such places there are.
fn said(program: &Program, function: FuncId, which: Accesses) -> (Said, FxHashMap<String, u32>) {
    let (mut said, mut places) = (Said::default(), FxHashMap::default());
    let module = &program.module;
    let Some(function) = module.globals[program.functions[function].global].as_function() else {
        return (said, places);
    };
    let mut at = |place: String, promises: Vec<String>| {
        *places.entry(place.clone()).or_default() += 1;
        for promise in promises {
            *said.entry((place.clone(), promise)).or_default() += 1;
        }
    };
    for call in calls(function) {
        let declared = declared(module, call.callee);
        let callee = callee(module, call.callee);
        // What the declaration says as well is nothing new.
        let of = |set, declared, which| {
            let known = words(module, declared, which);
            words(module, set, which).into_iter().filter(|word| !known.contains(word)).collect::<Vec<_>>()
        };
        let attrs = declared.and_then(|function| function.attrs);
        let mut said = of(call.fn_attrs, attrs, OF_FUNCTIONS);
        // Whether it unwinds is looked at where it is made.
        said.retain(|word| word != AttrKind::NoUnwind.word());
        if which == Accesses::Unclear {
            said.retain(|word| word != AttrKind::NoReturn.word());
        }
        at(format!("of a call of {callee}"), said);
        let attrs = declared.and_then(|function| function.ret_attrs);
        at(format!("of what {callee} returns"), of(call.ret_attrs, attrs, OF_VALUES));
        for (place, argument) in call.args.iter().enumerate() {
            let attrs = declared.and_then(|function| function.param_attrs.get(place).copied().flatten());
            let mut said = of(argument.attrs, attrs, OF_VALUES);
            if which == Accesses::Unclear {
                // What a call of the source accesses, and this one does not, is looked at where it is made.
                let accesses = [AttrKind::ReadNone, AttrKind::ReadOnly, AttrKind::WriteOnly];
                said.retain(|word| accesses.iter().all(|kind| word != kind.word()));
            }
            at(format!("of argument {place} of {callee}"), said);
        }
    }
    for (inst, attachment) in function.body.iter().flat_map(|body| &body.attachments) {
        let kind = module.strings.text(attachment.kind);
        if OF_OPERATIONS.contains(&&*kind) {
            let op = function.body.as_ref().and_then(|body| body.insts.get(*inst)).map(|inst| &inst.op);
            let word = match op {
                Some(ir::inst::Op::Binary { op, .. }) => op.word(),
                Some(ir::inst::Op::Call(_)) => "call",
                _ => "",
            };
            at(format!("!{kind} {word}"), vec!["metadata".to_string()]);
        }
        if OF_INSTRUCTIONS.contains(&&*kind) {
            // What is said of a structure is said of its parts.
            let kind = kind.strip_suffix(".struct").unwrap_or(&kind);
            at(format!("!{kind}"), vec!["metadata".to_string()]);
        }
    }
    (said, places)
}

fn declared(module: &Module, callee: Value) -> Option<&Function> {
    module.globals[called(module, callee)?].as_function()
}

/// The function that is called, if it is called by its name.
pub(crate) fn called(module: &Module, callee: Value) -> Option<GlobalId> {
    match callee {
        Value::Const(id) => match module.constants[id].kind {
            ConstKind::Global(global) => Some(global),
            _ => None,
        },
        _ => None,
    }
}

fn callee(module: &Module, callee: Value) -> String {
    let name = called(module, callee).and_then(|global| module.globals[global].name);
    name.map_or("a pointer".to_string(), |name| format!("@{}", module.strings.text(name)))
}

fn calls(function: &Function) -> impl Iterator<Item = &ir::inst::CallSite> {
    let body = function.body.iter();
    body.flat_map(|body| body.insts.values()).filter_map(|inst| inst.op.call_site())
}

/// Those attributes of a set that are in a list, as they are written.
fn words(module: &Module, set: Option<AttrSetId>, which: &[AttrKind]) -> Vec<String> {
    listed(module, set, which).map(|(_, word)| word).collect()
}

fn listed<'m>(
    module: &'m Module,
    set: Option<AttrSetId>,
    which: &[AttrKind],
) -> impl Iterator<Item = (&'m Attr, String)> {
    let found = module.attrs_of(set).filter(|attr| kind_of(attr).is_some_and(|kind| which.contains(&kind)));
    found.map(|attr| (attr, word(module, attr)))
}

/// The kind of an attribute that may be a promise.
pub(crate) fn kind_of(attr: &Attr) -> Option<AttrKind> {
    match attr {
        Attr::Flag(kind) | Attr::Int(kind, _) | Attr::Text(kind, _) => Some(*kind),
        Attr::Range(..) => Some(AttrKind::Range),
        Attr::Memory(_) => Some(AttrKind::Memory),
        Attr::Initializes(_) => Some(AttrKind::Initializes),
        Attr::Group(_) | Attr::Type(..) | Attr::Pair(..) | Attr::String(..) | Attr::Unknown(_) => None,
    }
}

/// Whether an attribute of this kind is a promise that is looked at here.
pub(crate) fn is_promise(kind: AttrKind) -> bool {
    OF_FUNCTIONS.contains(&kind) || OF_VALUES.contains(&kind)
}

/// An attribute in words that are the same in every module.
pub(crate) fn word(module: &Module, attr: &Attr) -> String {
    let text = |symbol| module.strings.text(symbol);
    match attr {
        Attr::Group(number) => format!("#{number}"),
        Attr::Flag(kind) => kind.word().to_string(),
        Attr::Int(kind, number) => format!("{}({number})", kind.word()),
        Attr::Type(kind, ty) => format!("{}({})", kind.word(), ir::print::type_text(module, *ty)),
        Attr::Pair(kind, a, b) => format!("{}({a}, {b:?})", kind.word()),
        Attr::Range(ty, bounds) => format!("range({} {bounds:?})", ir::print::type_text(module, *ty)),
        Attr::Initializes(ranges) => format!("initializes({ranges:?})"),
        Attr::Memory(effects) => memory_word(module, effects),
        Attr::Text(kind, arguments) => format!("{}({})", kind.word(), text(*arguments)),
        Attr::String(key, value) => format!("{:?}={:?}", text(*key), value.map(text)),
        Attr::Unknown(all) => text(*all).into_owned(),
    }
}

fn memory_word(module: &Module, effects: &ir::attribute::MemoryEffects) -> String {
    let mut parts: Vec<String> = Vec::new();
    parts.extend(effects.default.map(|access| access.word().to_string()));
    for (location, access) in &effects.locations {
        parts.push(format!("{}: {}", module.strings.text(*location), access.word()));
    }
    format!("memory({})", parts.join(", "))
}
