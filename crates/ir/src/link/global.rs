//! Copying globals, functions included, into another module.
//!
//! Every structure is taken apart field by field, so that a new field does not compile until it is copied.
//! Registers, blocks and instructions keep their ids.

use super::code::Code;
use super::import::Importer;
use crate::function::{Block, Body, DebugRecord, Function, Local};
use crate::global::{Global, GlobalId, GlobalKind, Variable};

impl Importer<'_> {
    pub fn global(&mut self, id: GlobalId) -> Global {
        let source = self.source;
        let Global {
            name,
            linkage,
            preemption,
            visibility,
            dll,
            tls,
            unnamed_addr,
            addrspace,
            section,
            partition,
            comdat,
            align,
            attachments,
            kind,
            pos,
        } = &source.globals[id];
        Global {
            name: self.optional_string(*name),
            linkage: *linkage,
            preemption: *preemption,
            visibility: *visibility,
            dll: *dll,
            tls: *tls,
            unnamed_addr: *unnamed_addr,
            addrspace: *addrspace,
            section: self.optional_string(*section),
            partition: self.optional_string(*partition),
            comdat: comdat.map(|comdat| self.comdat(comdat)),
            align: *align,
            attachments: attachments.iter().map(|attachment| self.attachment(attachment)).collect(),
            kind: match kind {
                GlobalKind::Variable(variable) => GlobalKind::Variable(self.variable(variable)),
                GlobalKind::Function(function) => GlobalKind::Function(Box::new(self.function(function))),
                GlobalKind::Alias { ty, target } => {
                    GlobalKind::Alias { ty: self.ty(*ty), target: self.aliasee(*target) }
                }
                GlobalKind::IFunc { ty, resolver } => {
                    GlobalKind::IFunc { ty: self.ty(*ty), resolver: self.constant(*resolver) }
                }
            },
            pos: *pos,
        }
    }

    fn variable(&mut self, variable: &Variable) -> Variable {
        let Variable { ty, constant, externally_initialized, init, attrs, code_model, sanitizer } = variable;
        Variable {
            ty: self.ty(*ty),
            constant: *constant,
            externally_initialized: *externally_initialized,
            init: self.optional_constant(*init),
            attrs: self.attrs(*attrs),
            code_model: self.optional_string(*code_model),
            sanitizer: *sanitizer,
        }
    }

    fn function(&mut self, function: &Function) -> Function {
        let Function {
            cc,
            ret_attrs,
            ty,
            param_attrs,
            attrs,
            gc,
            prefix,
            prologue,
            personality,
            implicit,
            body,
        } = function;
        Function {
            cc: *cc,
            ret_attrs: self.attrs(*ret_attrs),
            ty: self.ty(*ty),
            param_attrs: param_attrs.iter().map(|attrs| self.attrs(*attrs)).collect(),
            attrs: self.attrs(*attrs),
            gc: self.optional_string(*gc),
            prefix: self.optional_constant(*prefix),
            prologue: self.optional_constant(*prologue),
            personality: self.optional_constant(*personality),
            implicit: *implicit,
            body: body.as_ref().map(|body| self.body(body)),
        }
    }

    fn body(&mut self, body: &Body) -> Body {
        let Body { locals, blocks, insts, attachments, records, md_operands, use_orders } = body;
        let locals = locals.values().map(|Local { ty, name, def }| Local {
            ty: self.ty(*ty),
            name: self.optional_string(*name),
            def: *def,
        });
        let locals = locals.collect();
        let blocks = blocks.values().map(|Block { name, first, len }| Block {
            name: self.optional_string(*name),
            first: *first,
            len: *len,
        });
        let blocks = blocks.collect();
        let mut code = Code::new(self, md_operands);
        let insts = insts.values().map(|inst| code.inst(inst)).collect();
        let use_orders = use_orders.iter().map(|order| code.use_order(order)).collect();
        let md_operands = code.operands;
        let attachments = attachments.iter().map(|(at, attachment)| (*at, self.attachment(attachment)));
        let attachments = attachments.collect();
        let records = records.iter().map(|(at, DebugRecord { kind, args })| {
            (*at, DebugRecord { kind: *kind, args: self.md_list(args) })
        });
        let records = records.collect();
        Body { locals, blocks, insts, attachments, records, md_operands, use_orders }
    }
}
