//! The platform: the world outside the program, written in C, shipped as LLVM text for 64-bit and 32-bit programs.
//!
//! `platform/build` makes the two texts from the C sources beside it. All their definitions are weak, so that whatever a program
//! defines itself wins. What lies in the platform has no position in a text and no debug info: messages are about the program.
//!
//! Only what the program's names need is read and linked: the whole of it would take longer than most programs run.

use crate::ProgramError;
use crate::adapt::{adapt, plain_name};
use crate::inputs::{self, Input};
use crate::intrinsic::library_function;
use crate::selection::Pieces;
use ir::Module;
use ir::layout::DataLayout;

const LP64: &[u8] = include_bytes!("../../../platform/lp64.ll");
const ILP32: &[u8] = include_bytes!("../../../platform/ilp32.ll");

/// What those who run a program look for by name, besides its entry function: it is always there.
pub const ENTRIES: &[&str] = &["__heddle_finish"];

/// A program together with what it needs of the platform for the width of its pointers.
pub fn link(module: Module) -> Result<Module, ProgramError> {
    link_with(module, &[])
}

/// The same, with inputs that have distributions of their own.
pub fn link_with(mut module: Module, inputs: &[Input]) -> Result<Module, ProgramError> {
    let definitions = inputs::definitions(&mut module, inputs).map_err(ProgramError)?;
    let layout = DataLayout::of(&module).map_err(ProgramError)?;
    let (name, text) = match layout.pointer(0).bits {
        32 => ("<platform for 32 bits>", ILP32),
        _ => ("<platform for 64 bits>", LP64),
    };
    let names = module.globals.values().filter_map(|global| global.name);
    let names = names.map(|name| module.strings.bytes(name));
    let names = names.map(|name| plain_name(name).unwrap_or(name));
    let wanted = names.chain(ENTRIES.iter().map(|name| name.as_bytes()));
    let text = Pieces::of(text).select(wanted, library_function);
    let mut platform = reader::read(name, &text).map_err(|error| ProgramError(error.to_string()))?;
    platform.forget_positions();
    // The platform fits every system with pointers of its width, whatever that calls itself.
    let same = |platform: &mut Module, text: Option<ir::Symbol>| {
        text.map(|text| platform.strings.intern(module.strings.bytes(text)))
    };
    platform.triple = same(&mut platform, module.triple);
    platform.datalayout = same(&mut platform, module.datalayout);
    let drawn: Vec<String> = inputs.iter().map(|input| input.name.clone()).collect();
    let adapters = adapt(&mut module, &platform, &drawn);
    let mut modules = vec![module, platform];
    for (name, text) in [("<inputs>", definitions), ("<adapters>", adapters)] {
        if !text.is_empty() {
            let more = reader::read(name, text.as_bytes());
            let mut more = more.map_err(|error| ProgramError(error.to_string()))?;
            more.forget_positions();
            modules.push(more);
        }
    }
    ir::link::link(modules).map_err(|error| ProgramError(error.to_string()))
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
    #[test]
    fn whatever_is_selected_is_a_valid_module() {
        for text in [LP64, ILP32] {
            let pieces = Pieces::of(text);
            let names: Vec<&[u8]> = pieces.names().collect();
            for name in names.iter().step_by(7) {
                let selected = pieces.select(std::iter::once(*name), library_function);
                let module = reader::read("selection", &selected).expect("it can be read");
                assert_eq!(ir::verify::module(&module).len(), 0, "{}", String::from_utf8_lossy(name));
            }
            let all = pieces.select(names.iter().copied(), library_function);
            assert!(all == text, "everything is the whole text");
        }
    }

    #[test]
    fn a_program_gets_what_it_needs() {
        let linked = |text: &str| link(reader::read("test", text.as_bytes()).expect("it can be read"));
        let module =
            linked("declare ptr @malloc(i64)\ndeclare double @llvm.sin.f64(double)").expect("it links");
        let defined = |module: &Module, name: &str| {
            let global = module.global_named(name.as_bytes());
            global.is_some_and(|id| module.globals[id].as_function().is_some_and(|f| f.body.is_some()))
        };
        for name in ["malloc", "sin", "__heddle_finish"] {
            assert!(defined(&module, name), "{name}");
        }
        assert!(module.global_named(b"printf").is_none());
    }
}
