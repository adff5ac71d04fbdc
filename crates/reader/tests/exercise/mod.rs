//! Everything that can be done with the bytes of a module, for tests with bytes that nobody meant to be one.
//! Shared by the tests beside it and by the targets in `fuzz/`.

use ir::Module;
use ir::cfg::Cfg;
use ir::debug::DebugInfo;
use ir::dominators::Dominators;
use ir::layout::Layouts;
use ir::link::{canonical, link};

/// What became of some bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// They are not a module.
    Refused,
    /// They are one, but the verifier found problems.
    Wrong,
    /// They are one, and printing and reading it again gave the same.
    Sound,
}

/// Reads the bytes; then verifies, prints, reads again, lays out, looks up sources and links what was read.
/// Panics if a module without problems does not survive being printed.
pub fn exercise(bytes: &[u8]) -> Outcome {
    let module = match reader::read("hostile.ll", bytes) {
        Ok(module) => module,
        Err(error) => {
            assert!(!error.to_string().is_empty());
            return Outcome::Refused;
        }
    };
    let problems = ir::verify::module(&module);
    for problem in problems.iter().chain(&ir::verify::debug_info(&module)) {
        assert!(!problem.to_string().is_empty());
    }
    ask_everything(&module);
    let text = ir::print::module(&module);
    let again = reader::read("hostile.ll", text.as_bytes());
    let canonical_module = canonical(&module);
    let outcome = if problems.is_empty() {
        let again = match &again {
            Ok(again) => canonical(again),
            Err(error) => panic!("what was printed does not read: {error}\n{}", shown(&text)),
        };
        assert!(again == canonical_module, "printing and reading changed the module\n{}", shown(&text));
        Outcome::Sound
    } else {
        Outcome::Wrong
    };
    // The canonical form names things differently enough to clash with the original.
    if let Ok(linked) = link(vec![module, canonical_module]) {
        assert!(!ir::print::module(&linked).is_empty());
    }
    outcome
}

/// Layouts of all types, graphs of all functions, and sources of everything.
fn ask_everything(module: &Module) {
    if let Ok(layouts) = Layouts::of(module) {
        for (ty, _) in module.types.iter() {
            let aligned = (layouts.size_of(ty), layouts.abi_align(ty), layouts.pref_align(ty));
            if let (Ok(size), Ok(abi), Ok(_)) = aligned {
                assert_eq!(size.alloc % abi, 0);
            }
            if let Ok(fields) = layouts.struct_layout(ty) {
                assert!(fields.offsets.is_sorted());
            }
        }
    }
    let debug = DebugInfo::new(module);
    for (id, global) in module.globals.iter() {
        debug.subprogram_of(id);
        debug.globals_of(id);
        let variables = debug.variables_of(id);
        for ty in variables.variables.iter().filter_map(|variable| debug.type_of_variable(variable.node)) {
            debug.type_layout(ty);
        }
        let Some(body) = global.as_function().and_then(|function| function.body.as_ref()) else { continue };
        let bound: usize = body.locals.ids().map(|local| variables.of(local).count()).sum();
        assert!(variables.bindings.is_empty() <= (bound == 0));
        for inst in body.insts.values() {
            debug.location_of(inst);
        }
        let dominators = Dominators::new(&Cfg::new(body));
        for block in body.blocks.ids() {
            assert!(dominators.dominates(block, block));
        }
    }
}

/// The beginning of a text.
fn shown(text: &str) -> String {
    text.chars().take(4000).collect()
}
