//! LLVM IR text to [`ir::Module`], LLVM 14 to 22.
//!
//! Claims: every text that LLVM's own reader accepts is read, whichever of these versions wrote it; what does
//! not read gets a line, a column and a reason; no bytes make it panic, hang or overflow its stack.
//! Limits: texts below 4 GiB; nesting to 256 levels, which takes up to 1 MiB of stack (up to 4 MiB in builds
//! without any optimisation: more than a Rust thread other than the first has unless it asks for it); what
//! needs the whole function (dominance, calls against declarations, ...) is left to `ir::verify`.
//!
//! Cost: one pass, no syntax tree; a token costs about ten nanoseconds, an instruction about a hundred. Memory
//! is that of the module: two to four bytes per byte of text.

mod attributes;
mod calls;
mod dwarf;
mod expressions;
mod functions;
mod globals;
mod insts;
mod lexer;
mod locals;
mod memory;
mod metadata;
mod metadata_fields;
mod metadata_schema;
mod parser;
mod references;
mod toplevel;
mod types;
mod use_lists;
mod values;
mod words;

use ir::Module;
use parser::Pointers;
use source::{Diagnostic, Pos};

/// Reads the text of a module; `name` is what messages and the module call it.
pub fn read(name: &str, text: &[u8]) -> Result<Module, Diagnostic> {
    if text.len() >= u32::MAX as usize {
        return Err(Diagnostic::new(name, text, Pos(0), "a file of 4 GiB or more cannot be read"));
    }
    let pointers = Pointers::of(text);
    let result = read_with(name, text, pointers);
    let result = match result {
        // LLVM 17 to 19 take `T*` for `ptr`: what is wrong with typed pointers may be right without them.
        Err(error) if pointers == Pointers::Typed => {
            read_with(name, text, Pointers::Opaque).map_err(|_| error)
        }
        other => other,
    };
    result.map_err(|error| Diagnostic::new(name, text, Pos(error.pos as u32), error.message))
}

fn read_with(name: &str, text: &[u8], pointers: Pointers) -> parser::Result<Module> {
    let mut parser = parser::Parser::new(name, text, pointers);
    parser.module()?;
    Ok(parser.module)
}
