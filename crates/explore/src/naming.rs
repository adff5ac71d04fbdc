//! What bytes of an object are called in the source: `account.balance`, `forks[2]`, `*` of nothing that has no name.

use concrete::{Machine, Maker, World};
use ir::debug::{DebugInfo, TypeLayout};
use ir::metadata::MdId;
use sem::context::BlockKind;

/// The name of `len` bytes of the object in a slot, from `start` on, if it has one.
pub fn name_of_place<W: World>(
    machine: &Machine<'_, W>,
    debug: &DebugInfo<'_>,
    slot: u32,
    start: u64,
    len: u64,
) -> Option<String> {
    let entry = machine.memory().slots().get(slot as usize)?;
    let whole = machine.name_of_place(slot, 0, entry.size)?;
    if start == 0 && len == entry.size {
        return Some(whole);
    }
    let within = type_of(machine, debug, entry.maker, entry.kind, &whole)
        .and_then(|ty| path(debug, ty, start.checked_mul(8)?, len.checked_mul(8)?));
    match within {
        Some(path) => Some(format!("{whole}{path}")),
        None => machine.name_of_place(slot, start, len),
    }
}

/// The type of the variable that an object is.
fn type_of<W: World>(
    machine: &Machine<'_, W>,
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

/// How bits of a value of some type are reached, as C writes it.
fn path(debug: &DebugInfo<'_>, ty: MdId, offset: u64, bits: u64) -> Option<String> {
    let (mut ty, mut offset) = (ty, offset);
    let mut text = String::new();
    // Types nest, but not for ever.
    for _ in 0..32 {
        if offset == 0 && debug.type_size(ty) == Some(bits) {
            return Some(text);
        }
        match debug.type_layout(ty) {
            TypeLayout::Struct { members } => {
                let member = members.iter().find(|member| {
                    let size = member.bit_field.or_else(|| debug.type_size(member.ty)).unwrap_or(0);
                    member.offset <= offset && offset < member.offset + size
                })?;
                if !member.name.is_empty() {
                    text.push('.');
                    text.push_str(&member.name);
                }
                offset -= member.offset;
                ty = member.ty;
            }
            TypeLayout::Array { element, stride, counts } => {
                if stride == 0 {
                    return None;
                }
                let mut index = offset / stride;
                let mut places = Vec::new();
                for count in counts.iter().skip(1).rev() {
                    let count = (*count)?.max(1);
                    places.push(index % count);
                    index /= count;
                }
                places.push(index);
                places.iter().rev().for_each(|place| text.push_str(&format!("[{place}]")));
                offset %= stride;
                ty = element;
            }
            _ => return (offset == 0).then_some(text),
        }
    }
    None
}
