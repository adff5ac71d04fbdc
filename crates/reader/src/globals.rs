//! Global variables, aliases, ifuncs, comdats.

use crate::lexer::Tok;
use crate::parser::{Parser, Result};
use crate::references::GlobalName;
use ir::function::Attachment;
use ir::global::{
    Comdat, ComdatId, ComdatSelection, Dll, Preemption, Sanitizer, Tls, UnnamedAddr, Variable, Visibility,
};
use ir::{Global, GlobalKind, Linkage, Symbol, Type, TypeId};
use source::Pos;

impl Parser<'_> {
    /// `@name = ...`.
    pub fn named_global(&mut self) -> Result<()> {
        let pos = self.lex.start;
        let name = self.new_global_name()?;
        self.expect(Tok::Equal, "`=`")?;
        self.global(name, pos)
    }

    /// The name of a global that is being defined; `@""` is none, so that the next number is its name.
    pub fn new_global_name(&mut self) -> Result<GlobalName> {
        let is_empty = self.tok() == Tok::QuotedGlobal && self.lex.bytes() == b"@\"\"";
        let name = self.global_name()?;
        Ok(if is_empty { GlobalName::Number(self.globals.next_number()) } else { name })
    }

    /// A global without a name: the next number is its name.
    pub fn unnamed_global(&mut self) -> Result<()> {
        let pos = self.lex.start;
        self.global(GlobalName::Number(self.globals.next_number()), pos)
    }

    fn global(&mut self, name: GlobalName, pos: usize) -> Result<()> {
        let placeholder = GlobalKind::Variable(Variable::declaration(TypeId::void()));
        let symbol = if let GlobalName::Name(symbol) = name { Some(symbol) } else { None };
        let mut global = Global::new(symbol, placeholder, Pos(pos as u32));
        let has_linkage = self.linkage_words(&mut global)?;
        global.tls = self.thread_local()?;
        global.unnamed_addr = self.eat_one_of(UnnamedAddr::from_word);
        if self.is_word(b"alias") || self.is_word(b"ifunc") {
            return self.alias(name, global, pos);
        }
        global.addrspace = self.optional_addrspace(0)?;
        let externally_initialized = self.eat_word(b"externally_initialized");
        let constant = if self.eat_word(b"constant") {
            true
        } else if self.eat_word(b"global") {
            false
        } else {
            return self.expected("`global`, `constant`, `alias` or `ifunc`");
        };
        let type_pos = self.lex.start;
        let ty = self.value_type()?;
        if !self.module.types.is_first_class(ty)
            || matches!(self.ty(ty), Type::Label | Type::Metadata | Type::Token)
        {
            return self.error_at(type_pos, format!("a global cannot have the type {}", self.type_text(ty)));
        }
        let declared = has_linkage && matches!(global.linkage, Linkage::External | Linkage::ExternWeak);
        let init = if declared { None } else { Some(self.const_value(ty)?) };
        let mut variable = Variable {
            ty,
            constant,
            externally_initialized,
            init,
            attrs: None,
            code_model: None,
            sanitizer: Sanitizer::default(),
        };
        while self.eat(Tok::Comma) {
            self.variable_property(&mut global, &mut variable)?;
        }
        variable.attrs = self.function_attrs(None)?;
        global.kind = GlobalKind::Variable(variable);
        self.finish_global(name, global, pos)
    }

    fn finish_global(&mut self, name: GlobalName, global: Global, pos: usize) -> Result<()> {
        let address = self.pointer_to(global.value_type(), global.addrspace);
        self.define_global(name, pos, address)?;
        self.module.globals.push(global);
        Ok(())
    }

    /// One of the things that follow a variable after a comma.
    fn variable_property(&mut self, global: &mut Global, variable: &mut Variable) -> Result<()> {
        if self.tok() == Tok::MdName {
            let attachment: Attachment = self.attachment()?;
            global.attachments.push(attachment);
            return Ok(());
        }
        if self.tok() != Tok::Word {
            return self.expected("a property of the variable");
        }
        match self.lex.bytes() {
            b"section" => global.section = self.optional_string_after(b"section")?,
            b"partition" => global.partition = self.optional_string_after(b"partition")?,
            b"align" => global.align = self.optional_align()?,
            b"code_model" => variable.code_model = self.optional_string_after(b"code_model")?,
            b"comdat" => global.comdat = self.optional_comdat(global.name)?,
            word => {
                let flag = match word {
                    b"no_sanitize_address" => &mut variable.sanitizer.no_address,
                    b"no_sanitize_hwaddress" => &mut variable.sanitizer.no_hwaddress,
                    b"sanitize_memtag" => &mut variable.sanitizer.memtag,
                    b"sanitize_address_dyninit" => &mut variable.sanitizer.dyninit,
                    _ => return self.expected("a property of the variable"),
                };
                *flag = true;
                self.advance();
            }
        }
        Ok(())
    }

    /// `word "text"`, if it is there.
    pub fn optional_string_after(&mut self, word: &[u8]) -> Result<Option<Symbol>> {
        if !self.eat_word(word) {
            return Ok(None);
        }
        Ok(Some(self.expect_string("a string")?))
    }

    /// The words before a global or a function that say how it is linked; whether a linkage is among them.
    pub fn linkage_words(&mut self, global: &mut Global) -> Result<bool> {
        let linkage = self.eat_one_of(Linkage::from_word);
        global.linkage = linkage.unwrap_or(Linkage::External);
        global.preemption = self.eat_one_of(Preemption::from_word);
        global.visibility = self.eat_one_of(Visibility::from_word).unwrap_or(Visibility::Default);
        let pos = self.lex.start;
        global.dll = self.eat_one_of(Dll::from_word);
        if global.preemption == Some(Preemption::DsoLocal) && global.dll == Some(Dll::Import) {
            return self.error_at(pos, "what is imported from a DLL is not local to it");
        }
        if global.linkage.is_local() && global.visibility != Visibility::Default {
            return self.error_at(pos, "a symbol with local linkage has default visibility");
        }
        if global.linkage.is_local() && global.dll.is_some() {
            return self.error_at(pos, "a symbol with local linkage is neither imported nor exported");
        }
        Ok(linkage.is_some())
    }

    fn thread_local(&mut self) -> Result<Option<Tls>> {
        if !self.eat_word(b"thread_local") {
            return Ok(None);
        }
        if !self.eat(Tok::LeftParen) {
            return Ok(Some(Tls::General));
        }
        let Some(model) = self.eat_one_of(|word| Tls::from_word(word).filter(|&m| m != Tls::General)) else {
            return self.expected("`localdynamic`, `initialexec` or `localexec`");
        };
        self.expect(Tok::RightParen, "`)`")?;
        Ok(Some(model))
    }

    fn alias(&mut self, name: GlobalName, mut global: Global, pos: usize) -> Result<()> {
        let is_alias = self.is_word(b"alias");
        self.advance();
        let ty = self.value_type()?;
        self.comma()?;
        let target_pos = self.lex.start;
        let is_expr = self.tok() == Tok::Word
            && matches!(self.lex.bytes(), b"bitcast" | b"getelementptr" | b"addrspacecast" | b"inttoptr");
        let (target_ty, target) = if is_expr {
            let wanted = match self.cast_target_ahead() {
                Some(target) => target,
                None => self.pointer_to(ty, 0),
            };
            (wanted, self.const_value(wanted)?)
        } else {
            self.typed_const()?
        };
        let Some(addrspace) =
            self.module.types.addrspace(target_ty).filter(|_| self.module.types.is_ptr(target_ty))
        else {
            return self.error_at(target_pos, "an alias or ifunc stands for a pointer");
        };
        global.addrspace = addrspace;
        while self.eat(Tok::Comma) {
            if self.is_word(b"partition") {
                global.partition = self.optional_string_after(b"partition")?;
            } else if !is_alias && self.tok() == Tok::MdName {
                let attachment = self.attachment()?;
                global.attachments.push(attachment);
            } else {
                return self.expected("`partition`");
            }
        }
        global.kind = if is_alias {
            GlobalKind::Alias { ty, target }
        } else {
            GlobalKind::IFunc { ty, resolver: target }
        };
        self.finish_global(name, global, pos)
    }

    /// `comdat` or `comdat($name)`, if it is there; alone it means the comdat called like the global.
    pub fn optional_comdat(&mut self, global: Option<Symbol>) -> Result<Option<ComdatId>> {
        let pos = self.lex.start;
        if !self.eat_word(b"comdat") {
            return Ok(None);
        }
        let name = if self.eat(Tok::LeftParen) {
            if !matches!(self.tok(), Tok::Comdat | Tok::QuotedComdat) {
                return self.expected("the name of a comdat");
            }
            let name = self.name_symbol()?;
            self.advance();
            self.expect(Tok::RightParen, "`)`")?;
            name
        } else {
            match global {
                Some(name) => name,
                None => return self.error_at(pos, "`comdat` alone needs a global with a name"),
            }
        };
        Ok(Some(self.comdat_slot(name, pos)))
    }

    /// The comdat called `name`, mentioned at `pos`.
    fn comdat_slot(&mut self, name: Symbol, pos: usize) -> ComdatId {
        if let Some(&(id, _)) = self.comdats.get(&name) {
            return id;
        }
        let id = self.module.comdats.push(Comdat { name, selection: ComdatSelection::Any });
        self.comdats.insert(name, (id, Some(pos)));
        id
    }

    /// `$name = comdat any`.
    pub fn comdat_definition(&mut self) -> Result<()> {
        let pos = self.lex.start;
        let name = self.name_symbol()?;
        self.advance();
        self.expect(Tok::Equal, "`=`")?;
        self.expect_word("comdat")?;
        let Some(selection) = self.eat_one_of(ComdatSelection::from_word) else {
            return self.expected("`any`, `exactmatch`, `largest`, `nodeduplicate` or `samesize`");
        };
        let id = self.comdat_slot(name, pos);
        if let Some((_, missing)) = self.comdats.get_mut(&name)
            && missing.is_some()
        {
            *missing = None;
            self.module.comdats[id].selection = selection;
            return Ok(());
        }
        self.error_at(pos, "this comdat is defined already")
    }

    /// Complains about comdats that were used but never defined.
    pub fn check_comdats_defined(&self) -> Result<()> {
        let missing = self.comdats.iter().filter_map(|(name, (_, pos))| pos.map(|pos| (pos, *name))).min();
        match missing {
            Some((pos, name)) => {
                self.error_at(pos, format!("the comdat ${} is used but never defined", self.text(name)))
            }
            None => Ok(()),
        }
    }
}
