//! Functions whose call is an error, as `reach_error` is: whatever the program lets them do, it must not call them.
//!
//! A program may define such a function itself, mostly with an assertion that fails. It loses its body, and gets one that is a violation of class `reach`, so that the
//! place to blame is the call. Others of the usual names, which verifiers know and nobody asks about, end the execution.
//!
//! Limits: functions whose parameters and results are no structures.

use crate::{ProgramError, inputs};
use ir::types::{Type, TypeId};
use ir::{GlobalId, Module, link};
use std::fmt::Write;

/// Which functions must not be called.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Errors {
    /// Calling them is a violation.
    pub violations: Vec<String>,
    /// Calling them ends the execution, if the program does not define them.
    pub ends: Vec<String>,
}

/// The program in which calls of these functions are errors. Those that it does not have need nothing.
pub fn with_errors(mut module: Module, errors: &Errors) -> Result<Module, ProgramError> {
    let mut text = String::new();
    let violations: Vec<_> = errors.violations.iter().flat_map(|name| named(&module, name)).collect();
    for (name, id) in violations {
        let number = text.len();
        let shown = name.split('.').next().unwrap_or_default();
        let bytes = shown.len() + 1;
        let head = emptied(&mut module, id, &name)?;
        let _ = write!(
            text,
            "@class.{number} = private constant [6 x i8] c\"reach\\00\"\n\
             @name.{number} = private constant [{bytes} x i8] c\"{shown}\\00\"\n\
             {head} {{\n  call void @__heddle_violation(ptr @class.{number}, ptr @name.{number})\n  unreachable\n}}\n"
        );
    }
    let violated = !text.is_empty();
    let mut ended = false;
    let ends = errors.ends.iter().filter(|name| !errors.violations.contains(name));
    let ends: Vec<_> = ends.flat_map(|name| named(&module, name)).collect();
    for (name, id) in ends {
        if module.globals[id].as_function().is_some_and(|function| function.body.is_none()) {
            ended = true;
            let head = emptied(&mut module, id, &name)?;
            let _ = write!(text, "{head} {{\n  call void @abort()\n  unreachable\n}}\n");
        }
    }
    if text.is_empty() {
        return Ok(module);
    }
    let declared = |wanted: bool, line: &str| if wanted { format!("{line}\n") } else { String::new() };
    text = declared(violated, "declare void @__heddle_violation(ptr, ptr)")
        + &declared(ended, "declare void @abort()")
        + &text;
    let mut more =
        reader::read("<errors>", text.as_bytes()).map_err(|error| ProgramError(error.to_string()))?;
    more.forget_positions();
    let same =
        |more: &mut Module, text: Option<ir::Symbol>| Some(more.strings.intern(module.strings.bytes(text?)));
    more.triple = same(&mut more, module.triple);
    more.datalayout = same(&mut more, module.datalayout);
    link::link(vec![module, more]).map_err(|error| ProgramError(error.to_string()))
}

/// The functions of this name: one, and those of other files that linking has numbered, `f.1`.
fn named(module: &Module, name: &str) -> Vec<(String, GlobalId)> {
    let numbered = |rest: &str| {
        rest.strip_prefix('.').is_some_and(|number| number.bytes().all(|digit| digit.is_ascii_digit()))
    };
    let functions = module.globals.iter().filter(|(_, global)| global.as_function().is_some());
    let known =
        functions.filter_map(|(id, global)| Some((module.strings.text(global.name?).into_owned(), id)));
    let is_name = |full: &str| full.strip_prefix(name).is_some_and(|rest| rest.is_empty() || numbered(rest));
    known.filter(|(full, _)| is_name(full)).collect()
}

/// Takes the body of a function; how its definition begins.
fn emptied(module: &mut Module, id: GlobalId, name: &str) -> Result<String, ProgramError> {
    let ty = module.globals[id].as_function().map(|function| &module.types[function.ty]);
    let Some(Type::Function { ret, params, vararg }) = ty else {
        return Err(ProgramError(format!("{name} is no function")));
    };
    let written = |ty: &TypeId| ir::print::type_text(module, *ty);
    let mut parameters: Vec<String> = params.iter().map(written).collect();
    let ret = written(ret);
    if parameters.iter().chain([&ret]).any(|ty| ty.contains('%')) {
        return Err(ProgramError(format!(
            "{name} takes or gives a structure: calls of such a function cannot be asked about"
        )));
    }
    if *vararg {
        parameters.push("...".to_string());
    }
    let head = format!("define {ret} @{name}({})", parameters.join(", "));
    inputs::declare(module, id, name);
    Ok(head)
}
