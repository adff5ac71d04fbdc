//! Functions: the line that declares them, and their blocks.

use super::Printer;
use crate::function::{BlockId, Body, Function, InstId, LocalId, UseOrder, UseOrderOf};
use crate::global::{Global, GlobalId};
use crate::inst::CallConv;
use crate::types::{Type, TypeId};
use arena::Id;

/// Where the comment that lists a block's predecessors starts.
const PREDECESSORS_COLUMN: usize = 50;

impl Printer<'_> {
    pub(super) fn function(&mut self, id: GlobalId, global: &Global, function: &Function) {
        self.enter(id);
        self.out.text(if function.body.is_some() { "define " } else { "declare " });
        if function.body.is_none() {
            for attachment in &global.attachments {
                self.attachment(attachment);
                self.out.byte(b' ');
            }
        }
        self.properties(global);
        if function.cc != CallConv::C {
            self.calling_convention(function.cc);
            self.out.byte(b' ');
        }
        self.attrs_then_space(function.ret_attrs);
        self.signature(id, function);
        self.function_properties(id, global, function);
        if let Some(body) = &self.module.globals[id].as_function().and_then(|f| f.body.as_ref()) {
            for attachment in &global.attachments {
                self.out.byte(b' ');
                self.attachment(attachment);
            }
            self.out.text(" {");
            self.body(body);
            self.out.byte(b'}');
        }
        self.out.byte(b'\n');
        self.leave();
    }

    /// The result type, the name and the parameters.
    fn signature(&mut self, id: GlobalId, function: &Function) {
        let no_params: &[TypeId] = &[];
        let (ret, params, vararg) = match &self.module.types[function.ty] {
            Type::Function { ret, params, vararg } => (*ret, &params[..], *vararg),
            _ => (function.ty, no_params, false),
        };
        self.ty(ret);
        self.out.byte(b' ');
        self.global_name(id);
        self.out.byte(b'(');
        for (i, ty) in params.iter().enumerate() {
            if i > 0 {
                self.out.text(", ");
            }
            self.ty(*ty);
            self.attrs_before_space(function.param_attrs.get(i).copied().flatten());
            if function.body.is_some() {
                self.out.byte(b' ');
                self.local(LocalId::new(i));
            }
        }
        if vararg {
            self.out.text(if params.is_empty() { "..." } else { ", ..." });
        }
        self.out.byte(b')');
    }

    /// What stands behind the parameters.
    fn function_properties(&mut self, id: GlobalId, global: &Global, function: &Function) {
        if let Some(unnamed) = global.unnamed_addr {
            self.out.byte(b' ');
            self.out.text(unnamed.word());
        }
        if global.addrspace != 0 || self.functions_elsewhere {
            self.addrspace(global.addrspace);
        }
        self.attrs_before_space(function.attrs);
        self.string_property(" section ", global.section);
        self.string_property(" partition ", global.partition);
        self.comdat(id);
        self.align(" align ", global.align);
        self.string_property(" gc ", function.gc);
        for (what, constant) in [
            (" prefix ", function.prefix),
            (" prologue ", function.prologue),
            (" personality ", function.personality),
        ] {
            if let Some(constant) = constant {
                self.out.text(what);
                self.typed_constant(constant);
            }
        }
    }

    pub(super) fn calling_convention(&mut self, cc: CallConv) {
        match CallConv::WORDS.iter().find(|(number, _)| *number == cc.0) {
            Some((_, word)) => self.out.text(word),
            None => {
                self.out.text("cc");
                self.out.number(u64::from(cc.0));
            }
        }
    }

    fn body(&mut self, body: &Body) {
        self.predecessors.set(body);
        let (mut attachments, mut records) = (&body.attachments[..], &body.records[..]);
        for block in body.blocks.ids() {
            self.block_start(body, block);
            for (id, inst) in body.block_insts(block) {
                for (_, record) in take_of(&mut records, id) {
                    self.out.text("    ");
                    self.record(record);
                    self.out.byte(b'\n');
                }
                self.out.text("  ");
                self.inst(inst, take_of(&mut attachments, id));
                self.out.byte(b'\n');
            }
        }
        self.use_orders(&body.use_orders, "  ");
    }

    pub(super) fn use_orders(&mut self, orders: &[UseOrder], indent: &str) {
        if !orders.is_empty() {
            self.out.text("\n; uselistorder directives\n");
        }
        for UseOrder { of, order } in orders {
            self.out.text(indent);
            match *of {
                UseOrderOf::Value(value) => {
                    self.out.text("uselistorder ");
                    self.typed_value(value);
                }
                UseOrderOf::Block(block) => {
                    self.out.text("uselistorder label ");
                    self.block(block);
                }
                UseOrderOf::BlockOf(function, block) => {
                    self.out.text("uselistorder_bb ");
                    self.global_name(function);
                    self.out.text(", ");
                    self.block_of(function, block);
                }
            }
            self.out.text(", { ");
            self.comma_separated(order, |p, index| p.out.number(u64::from(*index)));
            self.out.text(" }\n");
        }
    }

    /// The label of a block, which the entry has only with a name, and its predecessors.
    fn block_start(&mut self, body: &Body, block: BlockId) {
        let is_entry = block.index() == 0;
        self.out.byte(b'\n');
        match body.blocks[block].name {
            Some(name) => {
                self.out.name(self.module.strings.bytes(name));
                self.out.byte(b':');
            }
            None if is_entry => return,
            None => {
                self.number_or_badref(self.numbering.block(block));
                self.out.byte(b':');
            }
        }
        if !is_entry {
            self.predecessors_comment(block);
        }
        self.out.byte(b'\n');
    }

    fn predecessors_comment(&mut self, block: BlockId) {
        self.out.pad_to(PREDECESSORS_COLUMN);
        let predecessors = std::mem::take(&mut self.predecessors);
        match predecessors.of(block) {
            [] => self.out.text("; No predecessors!"),
            blocks => {
                self.out.text("; preds = ");
                self.comma_separated(blocks, |p, from| p.block(*from));
            }
        }
        self.predecessors = predecessors;
    }
}

/// Takes what belongs to `inst` off the front of a list sorted by instruction.
fn take_of<'a, T>(sorted: &mut &'a [(InstId, T)], inst: InstId) -> &'a [(InstId, T)] {
    let before = sorted.iter().take_while(|(id, _)| *id < inst).count();
    let rest = &sorted[before..];
    let (found, after) = rest.split_at(rest.iter().take_while(|(id, _)| *id == inst).count());
    *sorted = after;
    found
}
