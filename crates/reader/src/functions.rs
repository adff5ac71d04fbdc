//! Functions: headers and bodies.

use crate::lexer::Tok;
use crate::locals::LocalName;
use crate::parser::{Parser, Result};
use crate::references::GlobalName;
use ir::attribute::AttrSetId;
use ir::function::Function;
use ir::global::{GlobalId, UnnamedAddr};
use ir::inst::Align;
use ir::{BlockId, Body, Global, GlobalKind, Linkage, Symbol, Type, TypeId, Variable};
use source::Pos;

/// A parameter as it stands in a header.
struct Param {
    ty: TypeId,
    attrs: Option<AttrSetId>,
    name: Option<LocalName>,
    pos: usize,
}

impl Parser<'_> {
    /// `declare ...`.
    pub fn declaration(&mut self) -> Result<()> {
        self.advance();
        let mut attachments = Vec::new();
        while self.tok() == Tok::MdName {
            attachments.push(self.attachment()?);
        }
        let (name, mut global, _, pos) = self.header(false)?;
        global.attachments = attachments;
        self.finish_function(name, global, pos)?;
        Ok(())
    }

    /// `define ... { ... }`.
    pub fn definition(&mut self) -> Result<()> {
        self.advance();
        let (name, mut global, params, pos) = self.header(true)?;
        while self.tok() == Tok::MdName {
            let attachment = self.attachment()?;
            global.attachments.push(attachment);
        }
        let (slot, place) = self.finish_function(name, global, pos)?;
        self.start_body(slot);
        for param in params {
            self.define_local(param.name, param.ty, None, param.pos)?;
        }
        self.body()?;
        self.resolve_own_blocks(slot)?;
        let end = self.lex.last_end - 1;
        let body = self.finish_body()?;
        self.check_use_orders(&body, end)?;
        if let GlobalKind::Function(function) = &mut self.module.globals[place].kind {
            function.body = Some(body);
        }
        Ok(())
    }

    fn finish_function(
        &mut self,
        name: GlobalName,
        global: Global,
        pos: usize,
    ) -> Result<(GlobalId, GlobalId)> {
        let address = self.pointer_to(global.value_type(), global.addrspace);
        self.define_global(name, pos, address)?;
        let slot = self.global_slot(name, pos, address);
        Ok((slot, self.module.globals.push(global)))
    }

    /// A declaration that nobody wrote: an intrinsic's.
    pub fn declare_implicitly(&mut self, name: Symbol, ty: TypeId, pos: usize) -> GlobalId {
        let params = match self.ty(ty) {
            Type::Function { params, .. } => params.len(),
            _ => 0,
        };
        let function = Function { implicit: true, ..Function::declaration(ty, params) };
        let global = Global::new(Some(name), GlobalKind::Function(Box::new(function)), Pos(pos as u32));
        self.module.globals.push(global)
    }

    /// Everything between `define` or `declare` and the attachments.
    fn header(&mut self, is_definition: bool) -> Result<(GlobalName, Global, Vec<Param>, usize)> {
        let linkage_pos = self.lex.start;
        let placeholder = GlobalKind::Variable(Variable::declaration(TypeId::void()));
        let mut global = Global::new(None, placeholder, Pos(linkage_pos as u32));
        self.linkage_words(&mut global)?;
        let fits = match global.linkage {
            Linkage::External => true,
            Linkage::ExternWeak => !is_definition,
            Linkage::Appending | Linkage::Common => false,
            _ => is_definition,
        };
        if !fits {
            let what = if is_definition { "definition" } else { "declaration" };
            return self
                .error_at(linkage_pos, format!("a function {what} cannot be `{}`", global.linkage.word()));
        }
        let cc = self.calling_convention()?;
        let ret_attrs = self.return_attrs()?;
        let type_pos = self.lex.start;
        let ret = self.any_type()?;
        if !self.is_return_type(ret) {
            return self.error_at(type_pos, format!("a function cannot return {}", self.type_text(ret)));
        }
        let pos = self.lex.start;
        let name = self.new_global_name()?;
        if let GlobalName::Name(symbol) = name {
            global.name = Some(symbol);
        }
        let mut params = Vec::new();
        let vararg = self.params(&mut params)?;
        global.unnamed_addr = self.eat_one_of(UnnamedAddr::from_word);
        global.addrspace = self.optional_addrspace(self.layout.program_addrspace)?;
        let attrs = self.function_attrs(Some(&mut global.align))?;
        global.section = self.optional_string_after(b"section")?;
        global.partition = self.optional_string_after(b"partition")?;
        global.comdat = self.optional_comdat(global.name)?;
        let align = self.optional_align()?;
        if align != Align::NONE {
            global.align = align;
        }
        let gc = self.optional_string_after(b"gc")?;
        let prefix = if self.eat_word(b"prefix") { Some(self.typed_const()?.1) } else { None };
        let prologue = if self.eat_word(b"prologue") { Some(self.typed_const()?.1) } else { None };
        let personality = if self.eat_word(b"personality") { Some(self.typed_const()?.1) } else { None };
        let types: Vec<TypeId> = params.iter().map(|param| param.ty).collect();
        let ty = self.module.types.function(ret, &types, vararg);
        let param_attrs = params.iter().map(|param| param.attrs).collect();
        let function = Function {
            cc,
            ret_attrs,
            ty,
            param_attrs,
            attrs,
            gc,
            prefix,
            prologue,
            personality,
            implicit: false,
            body: None,
        };
        global.kind = GlobalKind::Function(Box::new(function));
        global.pos = Pos(pos as u32);
        Ok((name, global, params, pos))
    }

    fn params(&mut self, params: &mut Vec<Param>) -> Result<bool> {
        self.param_list(|p, ty| {
            let attrs = p.param_attrs()?;
            let pos = p.lex.start;
            let name = match p.tok() {
                Tok::Local | Tok::QuotedLocal | Tok::NumberLocal => {
                    let name = p.local_name()?;
                    p.advance();
                    Some(name)
                }
                _ => None,
            };
            params.push(Param { ty, attrs, name, pos });
            Ok(())
        })
    }

    fn body(&mut self) -> Result<()> {
        self.expect(Tok::LeftBrace, "`{` and the body of the function")?;
        if self.tok() == Tok::RightBrace || self.is_word(b"uselistorder") {
            return self.error("a function body has at least one block");
        }
        while self.tok() != Tok::RightBrace && !self.is_word(b"uselistorder") {
            self.one_block()?;
        }
        while self.is_word(b"uselistorder") {
            let order = self.use_list_order()?;
            self.function.body.use_orders.push(order);
        }
        self.expect(Tok::RightBrace, "`}`")
    }

    fn one_block(&mut self) -> Result<()> {
        let pos = self.lex.start;
        let name = match self.tok() {
            Tok::Label | Tok::QuotedLabel => Some(LocalName::Name(self.name_symbol()?)),
            Tok::NumberLabel => Some(LocalName::Number(self.token_number()?)),
            _ => None,
        };
        if name.is_some() {
            self.advance();
        }
        self.define_block(name, pos)?;
        while !self.instruction()? {}
        Ok(())
    }

    /// What the function being read returns.
    pub fn function_return_type(&self) -> TypeId {
        self.current_function_type().map_or(TypeId::void(), |(ret, _)| ret)
    }

    /// Whether the function being read takes `...`.
    pub fn function_is_vararg(&self) -> bool {
        self.current_function_type().is_some_and(|(_, vararg)| vararg)
    }

    fn current_function_type(&self) -> Option<(TypeId, bool)> {
        let place = self.globals.defined(self.function.slot?)?;
        match self.ty(self.module.globals[place].value_type()) {
            Type::Function { ret, vararg, .. } => Some((*ret, *vararg)),
            _ => None,
        }
    }

    /// Block addresses of the function that is about to be finished.
    fn resolve_own_blocks(&mut self, slot: GlobalId) -> Result<()> {
        for pending in self.pending_blocks.remove(&slot).unwrap_or_default() {
            match self.finished_block(pending.block) {
                Some(block) => self.module.constants.resolve_block_address(pending.constant, block),
                None => return self.error_at(pending.pos, "the function has no such block"),
            }
        }
        Ok(())
    }

    /// Block addresses written after their function: by name only.
    pub fn resolve_remaining_blocks(&mut self) -> Result<()> {
        let mut remaining: Vec<_> =
            std::mem::take(&mut self.pending_blocks).into_values().flatten().collect();
        remaining.sort_by_key(|pending| pending.pos);
        for pending in remaining {
            let place = self.globals.defined(pending.function);
            let Some(place) = place.filter(|&place| self.finished_body(place).is_some()) else {
                return self.error_at(pending.pos, "a block address needs a function that is defined");
            };
            let block = self.block_of_finished(place, pending.block, pending.pos)?;
            self.module.constants.resolve_block_address(pending.constant, block);
        }
        Ok(())
    }

    /// The body of a function that has been read.
    pub fn finished_body(&self, place: GlobalId) -> Option<&Body> {
        self.module.globals[place].as_function()?.body.as_ref()
    }

    /// A block of a function that has been read, named at `pos`.
    pub fn block_of_finished(&mut self, place: GlobalId, name: LocalName, pos: usize) -> Result<BlockId> {
        let LocalName::Name(name) = name else {
            return self.error_at(pos, "a numbered block cannot be named after its function has ended");
        };
        if !self.named_blocks.contains_key(&place) {
            let blocks = self.finished_body(place).into_iter().flat_map(|body| body.blocks.iter());
            let named = blocks.filter_map(|(id, block)| Some((block.name?, id))).collect();
            self.named_blocks.insert(place, named);
        }
        match self.named_blocks.get(&place).and_then(|blocks| blocks.get(&name)) {
            Some(&block) => Ok(block),
            None => self.error_at(pos, "the function has no such block"),
        }
    }
}
