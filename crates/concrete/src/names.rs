//! What places and locals are called in the source.

use ir::debug::DebugInfo;
use ir::inst::Op;
use program::Program;
use program::code::Pc;

/// The line of the source behind an op, as `file:line`.
pub fn place(program: &Program, pc: Pc) -> Option<String> {
    let (_, inst) = program.inst_at(pc)?;
    let location = DebugInfo::new(&program.module).location_of(inst)?;
    Some(format!("{}:{}", location.file, location.line))
}

/// The name of the register that an `alloca` defines, which clang gives the variable's name.
pub fn local_name(program: &Program, pc: Pc) -> Option<String> {
    let (function, inst) = program.inst_at(pc)?;
    if !matches!(inst.op, Op::Alloca { .. }) {
        return None;
    }
    let body = program.module.globals[function.global].as_function()?.body.as_ref()?;
    let name = body.locals.get(inst.result?)?.name?;
    let text = program.module.strings.text(name).into_owned();
    Some(text.strip_suffix(".addr").map_or(text.clone(), str::to_string))
}
