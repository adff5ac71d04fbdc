//! What bytes of an object are called in the source: `account.balance`, `forks[2]`, `*` of nothing that has no name. And what instructions look like.

use concrete::{Interpreter, Maker};
use ir::debug::DebugInfo;
use ir::metadata::MdId;
use program::Program;
use program::code::Pc;
use sem::context::BlockKind;

/// The name of `len` bytes of the object in a slot, from `start` on, if it has one.
pub fn name_of_place(
    machine: &Interpreter<'_>,
    debug: &DebugInfo<'_>,
    slot: u32,
    start: u64,
    len: u64,
) -> Option<String> {
    named_place(machine, debug, slot, start, len).map(|(name, _)| name)
}

/// The same with the type of these bytes, if that is known.
pub fn named_place(
    machine: &Interpreter<'_>,
    debug: &DebugInfo<'_>,
    slot: u32,
    start: u64,
    len: u64,
) -> Option<(String, Option<MdId>)> {
    let entry = machine.memory().slots().get(slot as usize)?;
    let whole = machine.name_of_place(slot, 0, entry.size)?;
    let ty = type_of(machine, debug, entry.maker, entry.kind, &whole);
    let within = ty.and_then(|ty| debug.path_to(ty, start.checked_mul(8)?, len.checked_mul(8)?));
    match within {
        _ if start == 0 && len == entry.size => Some((whole, ty)),
        Some((path, ty)) => Some((format!("{whole}{path}"), Some(ty))),
        None => Some((machine.name_of_place(slot, start, len)?, None)),
    }
}

/// The text of the instruction that an op comes from; empty if it comes from none.
pub fn instruction(program: &Program, pc: Pc) -> String {
    let function = program.function_at(pc).map(|function| program.functions[function].global);
    let inst = program.code.insts.get(pc as usize).copied().flatten();
    let (Some(function), Some(inst)) = (function, inst) else { return String::new() };
    let text = ir::print::inst_text(&program.module, function, inst);
    // What is attached says nothing to people: metadata, and the number of a group of attributes.
    let text = text.split_once(", !").map_or(&*text, |(text, _)| text);
    let group = text.rsplit_once(" #").filter(|(_, number)| number.bytes().all(|c| c.is_ascii_digit()));
    group.map_or(text, |(text, _)| text).trim_end().to_string()
}

/// The type of the variable that an object is.
fn type_of(
    machine: &Interpreter<'_>,
    debug: &DebugInfo<'_>,
    maker: Maker,
    kind: BlockKind,
    name: &str,
) -> Option<MdId> {
    let program = machine.program();
    match maker {
        Maker::Object(object) => {
            let program::ObjectKind::Variable { global, .. } = program.objects[object].kind else {
                return None;
            };
            debug.type_of_variable(debug.globals_of(global).first()?.node)
        }
        Maker::Op(pc) if kind == BlockKind::Stack => {
            let function = &program.functions[program.function_at(pc)?];
            let variables = debug.variables_of(function.global);
            let variable = variables.variables.iter().find(|variable| variable.name == name)?;
            debug.type_of_variable(variable.node)
        }
        Maker::Op(_) | Maker::Machine => None,
    }
}
