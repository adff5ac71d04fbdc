//! The platform: the world outside the program, written in C, shipped as LLVM text for 64-bit and 32-bit programs.
//!
//! `platform/build` makes the two texts from the C sources beside it. All their definitions are weak, so that whatever a program
//! defines itself wins. What lies in the platform has no position in a text and no debug info: messages are about the program.

use crate::ProgramError;
use ir::Module;
use ir::global::GlobalKind;
use ir::layout::DataLayout;
use source::Pos;

const LP64: &[u8] = include_bytes!("../../../platform/lp64.ll");
const ILP32: &[u8] = include_bytes!("../../../platform/ilp32.ll");

/// A program together with the platform for the width of its pointers.
pub fn link(module: Module) -> Result<Module, ProgramError> {
    let layout = DataLayout::of(&module).map_err(ProgramError)?;
    let (name, text) = match layout.pointer(0).bits {
        32 => ("<platform for 32 bits>", ILP32),
        _ => ("<platform for 64 bits>", LP64),
    };
    let mut platform = reader::read(name, text).map_err(|error| ProgramError(error.to_string()))?;
    forget_positions(&mut platform);
    // The platform fits every system with pointers of its width, whatever that calls itself.
    let same = |platform: &mut Module, text: Option<ir::Symbol>| {
        text.map(|text| platform.strings.intern(module.strings.bytes(text)))
    };
    platform.triple = same(&mut platform, module.triple);
    platform.datalayout = same(&mut platform, module.datalayout);
    ir::link::link(vec![module, platform]).map_err(|error| ProgramError(error.to_string()))
}

fn forget_positions(module: &mut Module) {
    for global in module.globals.values_mut() {
        global.pos = Pos::default();
        if let GlobalKind::Function(function) = &mut global.kind
            && let Some(body) = &mut function.body
        {
            for inst in body.insts.values_mut() {
                inst.pos = Pos::default();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_texts_are_valid_modules() {
        for text in [LP64, ILP32] {
            let module = reader::read("platform", text).expect("it can be read");
            assert_eq!(ir::verify::module(&module).len(), 0);
        }
    }
}
