//! Parts of a module alone, for messages.

use super::{Printer, out::Out};
use crate::function::{BlockId, Body, InstId};
use crate::global::GlobalId;
use crate::inst::Value;
use crate::module::Module;
use crate::types::TypeId;

/// A type as operands name it: `i32`, `%struct.pair`, `[4 x ptr]`.
pub fn type_text(module: &Module, ty: TypeId) -> String {
    let mut printer = Printer::new(module, Out::default());
    printer.ty(ty);
    printer.out.finish()
}

/// An operand with its type: `i32 %x`, `ptr @f`. The function is the one that registers belong to.
pub fn value_text(module: &Module, function: Option<GlobalId>, value: Value) -> String {
    Parts::new(module, function).value(value)
}

/// An instruction of a function with what is attached to it, on one line without indentation.
pub fn inst_text(module: &Module, function: GlobalId, inst: InstId) -> String {
    Parts::new(module, Some(function)).inst(inst)
}

/// A block as a branch names it: `%entry`, `%7`.
pub fn block_name(module: &Module, body: &Body, block: BlockId) -> String {
    let mut printer = Printer::new(module, Out::default());
    printer.enter_body(body);
    printer.block(block);
    printer.out.finish()
}

/// Texts of many parts of one function, whose registers and blocks are counted only once.
pub struct Parts<'m> {
    printer: Printer<'m>,
}

impl<'m> Parts<'m> {
    /// The texts of this function's parts; without one, registers print as `<badref>`.
    pub fn new(module: &'m Module, function: Option<GlobalId>) -> Parts<'m> {
        let mut printer = Printer::new(module, Out::default());
        if let Some(function) = function {
            printer.enter(function);
        }
        Parts { printer }
    }

    /// An operand with its type.
    pub fn value(&mut self, value: Value) -> String {
        self.printer.typed_value(value);
        self.take()
    }

    /// An instruction with what is attached to it, on one line; nothing if the function has no such one.
    pub fn inst(&mut self, inst: InstId) -> String {
        if let Some(body) = self.printer.body
            && let Some(found) = body.insts.get(inst)
        {
            self.printer.inst(found, body.attachments_of(inst));
        }
        // A line break in the text is always layout: in names and strings it is escaped.
        let text = self.take();
        if text.contains('\n') { text.lines().map(str::trim).collect::<Vec<_>>().join(" ") } else { text }
    }

    /// A block as a branch names it.
    pub fn block(&mut self, block: BlockId) -> String {
        self.printer.block(block);
        self.take()
    }

    fn take(&mut self) -> String {
        std::mem::take(&mut self.printer.out).finish()
    }
}
