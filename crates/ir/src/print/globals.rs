//! The module's own lines, and the globals that are not functions.

use super::Printer;
use crate::constant::{ConstId, ConstKind};
use crate::global::{Dll, Global, GlobalId, GlobalKind, Linkage, Tls, Variable, Visibility};
use crate::inst::Align;
use crate::strings::Symbol;
use crate::types::TypeId;

impl Printer<'_> {
    pub(super) fn module(&mut self) {
        let module = self.module;
        self.header();
        self.type_definitions();
        self.comdats();
        self.globals_of_kind(|kind| matches!(kind, GlobalKind::Variable(_)));
        self.globals_of_kind(|kind| matches!(kind, GlobalKind::Alias { .. }));
        self.globals_of_kind(|kind| matches!(kind, GlobalKind::IFunc { .. }));
        for (id, global) in module.globals.iter() {
            if let Some(function) = global.as_function().filter(|function| !function.implicit) {
                self.out.byte(b'\n');
                self.function(id, global, function);
            }
        }
        self.attr_groups();
        self.named_metadata();
        self.numbered_metadata();
        self.use_orders(&module.use_orders, "");
        if !module.summary.is_empty() {
            self.out.byte(b'\n');
        }
        for line in &module.summary {
            self.out.verbatim(module.strings.bytes(*line));
            self.out.byte(b'\n');
        }
    }

    fn header(&mut self) {
        let module = self.module;
        if !module.name.is_empty() && !module.name.contains('\n') {
            self.out.text("; ModuleID = '");
            self.out.verbatim(module.name.as_bytes());
            self.out.text("'\n");
        }
        for (what, text) in [
            ("source_filename = ", module.source_filename),
            ("target datalayout = ", module.datalayout),
            ("target triple = ", module.triple),
        ] {
            let Some(text) = text else { continue };
            self.out.text(what);
            self.out.quoted(module.strings.bytes(text));
            self.out.byte(b'\n');
        }
        if !module.asm.is_empty() {
            self.out.byte(b'\n');
        }
        for line in &module.asm {
            self.out.text("module asm ");
            self.out.quoted(module.strings.bytes(*line));
            self.out.byte(b'\n');
        }
    }

    fn comdats(&mut self) {
        let module = self.module;
        for comdat in module.comdats.values() {
            self.out.text("\n$");
            self.out.name(module.strings.bytes(comdat.name));
            self.out.text(" = comdat ");
            self.out.text(comdat.selection.word());
            self.out.byte(b'\n');
        }
    }

    fn globals_of_kind(&mut self, wanted: impl Fn(&GlobalKind) -> bool) {
        let mut first = true;
        for (id, global) in self.module.globals.iter().filter(|(_, global)| wanted(&global.kind)) {
            if std::mem::replace(&mut first, false) {
                self.out.byte(b'\n');
            }
            self.global_name(id);
            self.out.text(" = ");
            match &global.kind {
                GlobalKind::Variable(variable) => self.variable(id, global, variable),
                GlobalKind::Alias { ty, target } => self.alias("alias ", global, *ty, *target),
                GlobalKind::IFunc { ty, resolver } => self.alias("ifunc ", global, *ty, *resolver),
                GlobalKind::Function(_) => {}
            }
            self.out.byte(b'\n');
        }
    }

    fn variable(&mut self, id: GlobalId, global: &Global, variable: &Variable) {
        if variable.init.is_none() && global.linkage == Linkage::External {
            self.out.text("external ");
        }
        self.properties(global);
        self.thread_and_address(global);
        if global.addrspace != 0 {
            self.out.text("addrspace(");
            self.out.number(u64::from(global.addrspace));
            self.out.text(") ");
        }
        if variable.externally_initialized {
            self.out.text("externally_initialized ");
        }
        self.out.text(if variable.constant { "constant " } else { "global " });
        self.ty(variable.ty);
        if let Some(init) = variable.init {
            self.out.byte(b' ');
            self.constant(init);
        }
        self.string_property(", section ", global.section);
        self.string_property(", partition ", global.partition);
        self.string_property(", code_model ", variable.code_model);
        for (is_set, text) in [
            (variable.sanitizer.no_address, ", no_sanitize_address"),
            (variable.sanitizer.no_hwaddress, ", no_sanitize_hwaddress"),
            (variable.sanitizer.memtag, ", sanitize_memtag"),
            (variable.sanitizer.dyninit, ", sanitize_address_dyninit"),
        ] {
            if is_set {
                self.out.text(text);
            }
        }
        if global.comdat.is_some() {
            self.out.byte(b',');
            self.comdat(id);
        }
        self.align(", align ", global.align);
        for attachment in &global.attachments {
            self.out.text(", ");
            self.attachment(attachment);
        }
        self.attrs_before_space(variable.attrs);
    }

    fn alias(&mut self, word: &str, global: &Global, ty: TypeId, target: ConstId) {
        self.properties(global);
        self.thread_and_address(global);
        self.out.text(word);
        self.ty(ty);
        self.out.text(", ");
        match self.module.constants[target].kind {
            ConstKind::Expr(_) => self.constant(target),
            _ => self.typed_constant(target),
        }
        self.string_property(", partition ", global.partition);
    }

    /// Linkage, preemption, visibility and DLL storage, each with a space after it.
    pub(super) fn properties(&mut self, global: &Global) {
        if global.linkage != Linkage::External {
            self.word(global.linkage.word());
        }
        if let Some(preemption) = global.preemption {
            self.word(preemption.word());
        }
        if global.visibility != Visibility::Default {
            self.word(global.visibility.word());
        }
        if let Some(dll) = global.dll.map(Dll::word) {
            self.word(dll);
        }
    }

    fn thread_and_address(&mut self, global: &Global) {
        match global.tls {
            None => {}
            Some(Tls::General) => self.out.text("thread_local "),
            Some(model) => {
                self.out.text("thread_local(");
                self.out.text(model.word());
                self.out.text(") ");
            }
        }
        if let Some(unnamed) = global.unnamed_addr {
            self.word(unnamed.word());
        }
    }

    fn word(&mut self, word: &str) {
        self.out.text(word);
        self.out.byte(b' ');
    }

    pub(super) fn string_property(&mut self, what: &str, text: Option<Symbol>) {
        if let Some(text) = text {
            self.out.text(what);
            self.out.quoted(self.module.strings.bytes(text));
        }
    }

    pub(super) fn align(&mut self, what: &str, align: Align) {
        if let Some(bytes) = align.bytes() {
            self.out.text(what);
            self.out.number(bytes);
        }
    }

    /// ` comdat`, with its name if it is not that of the global.
    pub(super) fn comdat(&mut self, id: GlobalId) {
        let global = &self.module.globals[id];
        let Some(comdat) = global.comdat else { return };
        self.out.text(" comdat");
        let name = self.module.comdats[comdat].name;
        if global.name != Some(name) {
            self.out.text("($");
            self.out.name(self.module.strings.bytes(name));
            self.out.byte(b')');
        }
    }
}
