//! Global variables and functions: both functions know them by their names.

use ir::global::{Global, Linkage};
use ir::module::Module;
use program::code::{ObjectId, Operand};
use program::{ObjectKind, Program};
use sem::context::Step;

use crate::machine::Machine;
use crate::memory::Byte;
use crate::world::{Named, World};

/// Constants of more bytes than this are not looked into.
const LONGEST: u64 = 1024;

/// What an object is called; the function itself has no name of its own, so that a call of it is one of the same.
pub(crate) fn name_of(program: &Program, object: ObjectId) -> String {
    let own = program.functions.values().any(|function| function.object == object);
    match own {
        true => crate::calls::ITSELF.to_string(),
        false => match &program.objects[object].kind {
            ObjectKind::Block { block, .. } => format!("block {}", arena::Id::index(*block)),
            _ => format!("@{}", program.objects[object].name),
        },
    }
}

/// Whether there may be nothing behind a name, or something at null: it need not be linked, or the linker says which number it is.
pub(crate) fn may_be_null(module: &Module, global: &Global) -> bool {
    let is_number = |kind| module.strings.bytes(kind) == b"absolute_symbol";
    global.linkage == Linkage::ExternWeak
        || global.attachments.iter().any(|attachment| is_number(attachment.kind))
}

/// Whether what a variable holds at first may be something else than its initialiser.
fn is_open(global: &Global) -> bool {
    let changed_before = match &global.kind {
        ir::global::GlobalKind::Variable(variable) => variable.externally_initialized,
        _ => false,
    };
    global.linkage.is_replaceable() || changed_before
}

/// Gives the objects of a program their ids; those that have one keep it.
pub(crate) fn number(world: &mut World, program: &Program) {
    let taken: Vec<String> = world.named.iter().map(|named| named.name.clone()).collect();
    world.names.clear();
    for (place, name) in taken.iter().enumerate() {
        world.names.entry(name.clone()).or_insert(place as u64 + 1);
    }
    for (id, object) in program.objects.iter() {
        let name = name_of(program, id);
        let weak = program.module.globals.values().any(|global| {
            may_be_null(&program.module, global)
                && global.name.is_some_and(|symbol| program.module.strings.text(symbol) == object.name)
        });
        let (constant, data, size) = match &object.kind {
            ObjectKind::Variable { constant, init, .. } => {
                (*constant, true, (init.is_some() || (!weak && object.size > 0)).then_some(object.size))
            }
            _ => (true, false, Some(0)),
        };
        let align = if weak { 1 } else { object.align.max(1) };
        let open = match &object.kind {
            ObjectKind::Variable { init, global, .. } => {
                init.is_none() || is_open(&program.module.globals[*global])
            }
            _ => false,
        };
        let named = Named {
            name: name.clone(),
            size,
            align,
            constant,
            weak,
            open,
            copy: false,
            data,
            contents: None,
        };
        let same = world.names.get(&name).is_some_and(|&place| {
            let other = &world.named[place as usize - 1];
            (other.size, other.constant, other.data) == (size, constant, data)
        });
        if !same {
            world.named.push(named);
            world.names.insert(name, world.named.len() as u64);
        }
    }
}

/// Puts into constants what they hold. A constant of the same name that holds something else is another one; whether there is such a one, whose address is not
/// that which was computed before.
pub(crate) fn fill(machine: &mut Machine<'_>) -> Step<bool> {
    let program = machine.program;
    let mut renamed = false;
    if machine.world.big_endian {
        return Ok(renamed);
    }
    for (id, object) in program.objects.iter() {
        let ObjectKind::Variable { constant: true, init: Some(init), global, .. } = &object.kind else {
            continue;
        };
        if object.size > LONGEST || is_open(&program.module.globals[*global]) {
            continue;
        }
        let mut bytes: Vec<Byte> = Vec::with_capacity(object.size as usize);
        for place in 0..object.size as usize {
            let value = init.bytes.get(place).copied().unwrap_or(0);
            let byte = machine.world.number_byte(value);
            bytes.push(byte);
        }
        for &(offset, length) in &init.undef {
            for place in offset..offset.saturating_add(length).min(object.size) {
                bytes[place as usize] = machine.world.unknown_byte(&name_of(program, id), place);
            }
        }
        for part in &init.parts {
            for leaf in &program.code.shape(part.shape).leaves {
                let value = constant_at(machine, part.value.plus(leaf.cell));
                let Some(value) = value else { continue };
                let written = machine.world.bytes_of(leaf.width, &value);
                let start = (part.offset + leaf.bit_offset / 8) as usize;
                for (place, byte) in (start..).zip(written) {
                    if let Some(here) = bytes.get_mut(place) {
                        *here = byte;
                    }
                }
            }
        }
        let name = name_of(program, id);
        let Some(&number) = machine.world.names.get(&name) else { continue };
        let named = &mut machine.world.named[number as usize - 1];
        match &named.contents {
            None => named.contents = Some(bytes),
            Some(known) if *known == bytes => {}
            Some(_) => {
                let mut other = named.clone();
                other.contents = Some(bytes);
                machine.world.named.push(other);
                let number = machine.world.named.len() as u64;
                machine.world.names.insert(name, number);
                renamed = true;
            }
        }
    }
    Ok(renamed)
}

fn constant_at(machine: &Machine<'_>, operand: Operand) -> Option<crate::domain::Scalar> {
    machine.constants.get(operand.cell() as usize).cloned().flatten()
}
