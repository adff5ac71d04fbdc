//! LLVM's text of a module, as LLVM 19's `opt -S` writes it.
//!
//! Claim: reading the text gives the module back, its globals in the order of the text; and for a module that
//! LLVM 19 wrote the text is LLVM's own, byte by byte, but for the comments on functions' attributes and on
//! `gc.relocate`, which are left out. What is stored is printed, in the order in which it is stored: metadata
//! keeps its numbers, attributes their groups, and nothing that LLVM would infer (alignments, `dso_local`) is
//! added or dropped. The text is pure ASCII.
//!
//! Limits: recursion is as deep as types, constants and metadata written in place are nested, which the
//! reader bounds. Operands that name a register or block that does not exist print as `<badref>`. LLVM puts two
//! spaces after the two calling conventions of AVR; here it is one.

mod attributes;
mod calls;
mod constants;
mod functions;
mod globals;
mod insts;
mod metadata;
mod numbering;
mod out;
mod parts;
#[cfg(test)]
mod tests;
mod types;

pub use numbering::Numbering;
pub use parts::{Parts, block_name, inst_text, type_text, value_text};

use crate::function::{BlockId, Body, LocalId};
use crate::global::GlobalId;
use crate::inst::Value;
use crate::module::Module;
use crate::types::Type;
use hashbrown::HashMap;
use numbering::{ModuleNumbering, Predecessors};
use out::Out;
use rustc_hash::FxBuildHasher;

/// The text of a whole module.
pub fn module(module: &Module) -> String {
    // A guess that is rarely too small, and never off by more than a few times.
    let insts: usize =
        module.globals.values().filter_map(|g| g.as_function()?.body.as_ref()).map(|b| b.insts.len()).sum();
    let capacity = insts * 64 + module.metadata.nodes.len() * 64 + module.globals.len() * 64 + 1024;
    let mut printer = Printer::new(module, Out::with_capacity(capacity));
    printer.module();
    printer.out.finish()
}

impl std::fmt::Display for Module {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&module(self))
    }
}

/// The state of printing: the text so far, and the function that registers and blocks belong to.
struct Printer<'m> {
    module: &'m Module,
    out: Out,
    /// Whether functions live in an address space other than 0 unless they say so.
    functions_elsewhere: bool,
    module_numbering: Option<ModuleNumbering>,
    function: Option<GlobalId>,
    body: Option<&'m Body>,
    /// Whether the function takes more arguments than it has parameters.
    vararg: bool,
    numbering: Numbering,
    predecessors: Predecessors,
    /// The numbers in functions whose blocks are named from outside.
    other_functions: HashMap<GlobalId, Numbering, FxBuildHasher>,
}

impl<'m> Printer<'m> {
    fn new(module: &'m Module, out: Out) -> Printer<'m> {
        Printer {
            module,
            out,
            functions_elsewhere: functions_elsewhere(module),
            module_numbering: None,
            function: None,
            body: None,
            vararg: false,
            numbering: Numbering::default(),
            predecessors: Predecessors::default(),
            other_functions: HashMap::default(),
        }
    }

    /// Prints registers and blocks as those of this function from now on.
    fn enter(&mut self, id: GlobalId) {
        let module = self.module;
        self.function = Some(id);
        if let Some(function) = module.globals[id].as_function() {
            self.vararg = matches!(module.types[function.ty], Type::Function { vararg: true, .. });
            if let Some(body) = &function.body {
                self.enter_body(body);
            }
        }
    }

    fn enter_body(&mut self, body: &'m Body) {
        self.numbering.set(body);
        self.body = Some(body);
    }

    fn leave(&mut self) {
        self.function = None;
        self.body = None;
    }

    fn separated<T>(&mut self, items: &[T], separator: &str, mut print: impl FnMut(&mut Self, &T)) {
        for (i, item) in items.iter().enumerate() {
            if i > 0 {
                self.out.text(separator);
            }
            print(self, item);
        }
    }

    fn comma_separated<T>(&mut self, items: &[T], print: impl FnMut(&mut Self, &T)) {
        self.separated(items, ", ", print);
    }

    fn module_numbering(&mut self) -> &ModuleNumbering {
        let module = self.module;
        self.module_numbering.get_or_insert_with(|| ModuleNumbering::of(module))
    }

    /// A number; a use of what does not exist has none.
    fn number_or_badref(&mut self, number: Option<u32>) {
        match number {
            Some(number) => self.out.number(u64::from(number)),
            None => self.out.text("<badref>"),
        }
    }

    /// `@name`.
    fn global_name(&mut self, id: GlobalId) {
        self.out.byte(b'@');
        match self.module.globals[id].name {
            Some(name) => self.out.name(self.module.strings.bytes(name)),
            None => {
                let number = self.module_numbering().global(id);
                self.number_or_badref(number);
            }
        }
    }

    /// `%name` of a register of the current function.
    #[inline]
    fn local(&mut self, id: LocalId) {
        self.out.byte(b'%');
        match self.body.and_then(|body| body.locals.get(id)).and_then(|local| local.name) {
            Some(name) => self.out.name(self.module.strings.bytes(name)),
            None => self.number_or_badref(self.numbering.local(id)),
        }
    }

    /// `type %name` of a register of the current function.
    fn typed_local(&mut self, id: LocalId) {
        if let Some(local) = self.body.and_then(|body| body.locals.get(id)) {
            self.ty(local.ty);
            self.out.byte(b' ');
        }
        self.local(id);
    }

    /// `%name` of a block of the current function.
    #[inline]
    fn block(&mut self, id: BlockId) {
        self.out.byte(b'%');
        match self.body.and_then(|body| body.blocks.get(id)).and_then(|block| block.name) {
            Some(name) => self.out.name(self.module.strings.bytes(name)),
            None => self.number_or_badref(self.numbering.block(id)),
        }
    }

    /// `label %name` of a block of the current function.
    fn label(&mut self, id: BlockId) {
        self.out.text("label ");
        self.block(id);
    }

    /// `%name` of a block of any function.
    fn block_of(&mut self, function: GlobalId, id: BlockId) {
        if self.function == Some(function) {
            return self.block(id);
        }
        let module = self.module;
        let body = module.globals[function].as_function().and_then(|function| function.body.as_ref());
        self.out.byte(b'%');
        match body.and_then(|body| body.blocks.get(id)).and_then(|block| block.name) {
            Some(name) => self.out.name(module.strings.bytes(name)),
            None => {
                let numbering = self
                    .other_functions
                    .entry(function)
                    .or_insert_with(|| body.map_or_else(Numbering::default, Numbering::of));
                let number = numbering.block(id);
                self.number_or_badref(number);
            }
        }
    }

    /// An operand without its type.
    #[inline]
    fn value(&mut self, value: Value) {
        match value {
            Value::Local(id) => self.local(id),
            Value::Const(id) => self.constant(id),
            Value::Metadata(id) => match self.body.and_then(|body| body.md_operands.get(id)) {
                Some(md) => self.md(*md),
                None => self.out.text("<badref>"),
            },
            Value::Asm(id) => self.inline_asm(id),
        }
    }

    /// An operand with its type.
    fn typed_value(&mut self, value: Value) {
        match value {
            Value::Local(id) => self.typed_local(id),
            Value::Const(id) => self.typed_constant(id),
            Value::Metadata(_) => {
                self.out.text("metadata ");
                self.value(value);
            }
            Value::Asm(_) => {
                self.out.text("ptr ");
                self.value(value);
            }
        }
    }
}

/// Whether the data layout puts functions into an address space other than 0.
fn functions_elsewhere(module: &Module) -> bool {
    let Some(layout) = module.datalayout else { return false };
    let mut parts = module.strings.bytes(layout).split(|&c| c == b'-');
    parts.any(|part| part.split_first().is_some_and(|(&first, rest)| first == b'P' && rest != b"0"))
}
