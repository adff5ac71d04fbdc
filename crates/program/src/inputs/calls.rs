//! Which functions an input stands for: the one of its name, or those whose results go to the variable of its name.

use super::{Distribution, Input, Kind};
use crate::primitive::Primitive;
use ir::global::Visibility;
use ir::types::{FloatKind, Type, TypeId};
use ir::{Body, Const, ConstKind, GlobalId, GlobalKind, InstId, Linkage, Module, Op, Value};

/// The functions to be defined for an input, and the names that they get.
pub(super) fn targets(module: &mut Module, input: &Input) -> Result<Vec<(GlobalId, String)>, String> {
    let name = &input.name;
    let Some(id) = module.global_named(name.as_bytes()).filter(|id| function(module, *id).is_some()) else {
        let calls = calls_for(module, name);
        return match calls.is_empty() {
            true => Err(missing(module, name)),
            false if input.distribution == Distribution::Uniform => Ok(Vec::new()),
            false => Ok(redirect(module, name, &calls)),
        };
    };
    let has_body = function(module, id).is_some_and(|function| function.body.is_some());
    // A primitive is known by its name, so what stands for it needs another.
    Ok(match (Primitive::named(name.as_bytes()), &input.distribution) {
        (Some(_), Distribution::Uniform) => Vec::new(),
        (Some(_), _) => vec![(id, format!("{name}.input"))],
        (None, Distribution::Uniform) if has_body => Vec::new(),
        (None, _) => vec![(id, name.clone())],
    })
}

/// A call of a function: in which function, which instruction, and what it calls.
struct InputCall {
    within: GlobalId,
    call: InstId,
    callee: GlobalId,
}

/// The calls whose result is stored in a variable at once.
fn calls_for(module: &Module, name: &str) -> Vec<InputCall> {
    let named = |function: &str| module.global_named(function.as_bytes());
    let (only, variable) = match name.split_once('.').map(|(first, rest)| (named(first), rest)) {
        Some((Some(function), rest)) => (Some(function), rest),
        _ => (None, name),
    };
    let global = named(variable).filter(|id| matches!(module.globals[*id].kind, GlobalKind::Variable(_)));
    let symbol = module.strings.lookup(variable.as_bytes());
    let mut calls = Vec::new();
    for (within, body) in module.globals.iter().filter_map(|(id, global)| {
        let body = global.as_function()?.body.as_ref()?;
        only.is_none_or(|only| only == id).then_some((id, body))
    }) {
        let is_variable = |place: Value| match place {
            Value::Local(local) => {
                let local = &body.locals[local];
                let in_memory = local.def.is_some_and(|def| matches!(body.insts[def].op, Op::Alloca { .. }));
                in_memory && symbol.is_some() && local.name == symbol
            }
            Value::Const(id) => {
                global.is_some_and(|global| module.constants[id].kind == ConstKind::Global(global))
            }
            Value::Metadata(_) | Value::Asm(_) => false,
        };
        for inst in body.insts.values() {
            if let Op::Store(store) = &inst.op
                && is_variable(store.ptr)
                && let Some((call, callee)) = called(module, body, store.value)
            {
                calls.push(InputCall { within, call, callee });
            }
        }
    }
    calls
}

/// More casts than a compiler writes between a call and a store.
const MOST_CASTS: usize = 8;

/// The call that a value comes from, perhaps in another width.
fn called(module: &Module, body: &Body, mut value: Value) -> Option<(InstId, GlobalId)> {
    // In code that nobody reaches, casts may go in a circle.
    for _ in 0..MOST_CASTS {
        let Value::Local(local) = value else { return None };
        let def = body.locals[local].def?;
        match &body.insts[def].op {
            Op::Cast { value: from, .. } => value = *from,
            Op::Call(call) => {
                let Value::Const(callee) = call.site.callee else { return None };
                let ConstKind::Global(callee) = module.constants[callee].kind else { return None };
                return function(module, callee).map(|_| (def, callee));
            }
            _ => return None,
        }
    }
    None
}

/// Lets calls go to new functions, one for each that they went to.
fn redirect(module: &mut Module, name: &str, calls: &[InputCall]) -> Vec<(GlobalId, String)> {
    let mut made: Vec<(GlobalId, GlobalId, String)> = Vec::new();
    for InputCall { within, call, callee } in calls {
        let new = match made.iter().find(|(old, ..)| old == callee) {
            Some((_, new, _)) => *new,
            None => {
                let new = module.globals.push(module.globals[*callee].clone());
                let end = if made.is_empty() { String::new() } else { format!(".{}", made.len()) };
                made.push((*callee, new, format!("{name}.input{end}")));
                new
            }
        };
        let constant = module.constants.add(Const { ty: TypeId::ptr(), kind: ConstKind::Global(new) });
        if let GlobalKind::Function(function) = &mut module.globals[*within].kind
            && let Some(body) = &mut function.body
            && let Op::Call(call) = &mut body.insts[*call].op
        {
            call.site.callee = Value::Const(constant);
        }
    }
    made.into_iter().map(|(_, new, name)| (new, name)).collect()
}

fn function(module: &Module, id: GlobalId) -> Option<&ir::Function> {
    module.globals[id].as_function()
}

/// What to say of a name that is neither a function nor a variable that a call is stored in.
fn missing(module: &Module, name: &str) -> String {
    let variable = module.global_named(name.as_bytes()).is_some();
    let functions = module.globals.values().filter(|global| global.as_function().is_some());
    let names = functions.filter_map(|global| Some(module.strings.text(global.name?).into_owned()));
    let mut names: Vec<String> = names.filter(|name| !name.starts_with("llvm.")).collect();
    names.sort();
    names.truncate(20);
    let names = names.join(", ");
    match variable {
        true => format!("no result of a call is stored in {name}; the functions are {names}"),
        false => format!(
            "the program has no function {name}, and no variable of that name takes the result of a call; \
             the functions are {names}"
        ),
    }
}

/// What a function gives, and its parameters as they are written.
pub(super) fn signature(module: &Module, id: GlobalId, name: &str) -> Result<(Kind, String), String> {
    let ty = function(module, id).map(|function| &module.types[function.ty]);
    let Some(Type::Function { ret, params, vararg }) = ty else {
        return Err(format!("{name} is no function"));
    };
    let kind = match module.types[*ret] {
        Type::Int(width @ 1..=64) => Kind::Int(width),
        Type::Float(kind @ (FloatKind::Float | FloatKind::Double)) => Kind::Float(kind),
        Type::Void => return Err(format!("{name} gives nothing back")),
        _ => {
            let gives = ir::print::type_text(module, *ret);
            return Err(format!(
                "{name} gives {gives}: only integers and floating-point numbers have distributions"
            ));
        }
    };
    let written = |ty: &TypeId| ir::print::type_text(module, *ty);
    let mut parameters: Vec<String> = params.iter().map(written).collect();
    if parameters.iter().any(|parameter| parameter.contains('%')) {
        return Err(format!("{name} has a parameter that is a structure"));
    }
    if *vararg {
        parameters.push("...".to_string());
    }
    Ok((kind, parameters.join(", ")))
}

/// Leaves nothing of a function but its declaration, under this name.
pub(crate) fn declare(module: &mut Module, id: GlobalId, name: &str) {
    let name = module.strings.intern(name.as_bytes());
    let global = &mut module.globals[id];
    global.name = Some(name);
    global.linkage = Linkage::External;
    global.visibility = Visibility::Default;
    global.comdat = None;
    global.attachments.clear();
    if let GlobalKind::Function(function) = &mut global.kind {
        function.body = None;
        function.personality = None;
        function.prefix = None;
        function.prologue = None;
    }
}
