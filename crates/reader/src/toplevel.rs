//! The outermost level: what may stand in a file, and what must hold once it has all been read.

use crate::lexer::{Tok, as_printed};
use crate::parser::{Parser, Result};
use crate::references::TypeName;
use ir::layout::DataLayout;

impl Parser<'_> {
    /// The whole text.
    pub fn module(&mut self) -> Result<()> {
        while self.tok() != Tok::Eof {
            self.entity()?;
        }
        self.finish_attribute_groups();
        self.resolve_types()?;
        self.check_comdats_defined()?;
        self.check_metadata_defined()?;
        self.resolve_remaining_blocks()?;
        self.resolve_globals()?;
        self.finish_use_orders()?;
        self.module.strings.shrink_to_fit();
        self.module.constants.shrink_to_fit();
        self.module.metadata.nodes.shrink_to_fit();
        self.module.globals.shrink_to_fit();
        Ok(())
    }

    fn entity(&mut self) -> Result<()> {
        match self.tok() {
            Tok::MdNumber | Tok::Bang => self.standalone_metadata(),
            Tok::MdName => self.named_metadata(),
            Tok::Global | Tok::QuotedGlobal | Tok::NumberGlobal => self.named_global(),
            Tok::Local | Tok::QuotedLocal => {
                let pos = self.lex.start;
                let name = TypeName::Name(self.name_symbol()?);
                self.type_definition(name, pos)
            }
            Tok::NumberLocal => {
                let pos = self.lex.start;
                let name = TypeName::Number(self.token_number()?);
                self.type_definition(name, pos)
            }
            Tok::Comdat | Tok::QuotedComdat => self.comdat_definition(),
            Tok::Summary => self.summary_entry(),
            Tok::Word => self.word_entity(),
            _ => self.expected("a top-level entity such as `define`, `@global =`, `%type =` or `!0 =`"),
        }
    }

    fn word_entity(&mut self) -> Result<()> {
        match self.lex.bytes() {
            b"define" => self.definition(),
            b"declare" => self.declaration(),
            b"attributes" => self.attribute_group(),
            b"target" => self.target(),
            b"source_filename" => {
                self.advance();
                self.expect(Tok::Equal, "`=`")?;
                self.module.source_filename = Some(self.expect_string("the name of a file")?);
                Ok(())
            }
            b"module" => {
                self.advance();
                self.expect_word("asm")?;
                let line = self.expect_string("a line of assembly")?;
                self.module.asm.push(line);
                Ok(())
            }
            word @ (b"uselistorder" | b"uselistorder_bb") => {
                let pos = self.lex.start;
                let of_block = word == b"uselistorder_bb";
                let order = if of_block { self.use_list_order_of_block()? } else { self.use_list_order()? };
                self.module.use_orders.push(order);
                self.use_order_positions.push(pos);
                Ok(())
            }
            b"global"
            | b"constant"
            | b"private"
            | b"internal"
            | b"external"
            | b"weak"
            | b"linkonce"
            | b"linkonce_odr"
            | b"weak_odr"
            | b"common"
            | b"appending"
            | b"extern_weak"
            | b"available_externally" => self.unnamed_global(),
            _ => self.expected("a top-level entity such as `define`, `@global =`, `%type =` or `!0 =`"),
        }
    }

    fn type_definition(&mut self, name: TypeName, pos: usize) -> Result<()> {
        self.advance();
        self.expect(Tok::Equal, "`=`")?;
        self.expect_word("type")?;
        self.define_type(name, pos)
    }

    fn target(&mut self) -> Result<()> {
        self.advance();
        if self.eat_word(b"triple") {
            self.expect(Tok::Equal, "`=`")?;
            self.module.triple = Some(self.expect_string("a target triple")?);
            return Ok(());
        }
        self.expect_word("datalayout")?;
        self.expect(Tok::Equal, "`=`")?;
        let pos = self.lex.start;
        let layout = self.expect_string("a data layout")?;
        match DataLayout::parse(self.module.strings.bytes(layout)) {
            Ok(parsed) => self.layout = parsed,
            Err(problem) => return self.error_at(pos, format!("this data layout is wrong: {problem}")),
        }
        self.module.datalayout = Some(layout);
        Ok(())
    }

    /// `^N = ...`: kept as text.
    fn summary_entry(&mut self) -> Result<()> {
        let start = self.lex.start;
        self.advance();
        self.expect(Tok::Equal, "`=`")?;
        if self.tok() != Tok::Label {
            return self.expected("the kind of a summary entry");
        }
        self.advance();
        let mut depth = 0u32;
        loop {
            match self.tok() {
                Tok::LeftParen => depth += 1,
                Tok::RightParen if depth > 0 => depth -= 1,
                Tok::Int | Tok::String if depth == 0 => {}
                Tok::Eof | Tok::Bad => return self.expected("the end of the summary entry"),
                _ if depth == 0 => return self.expected("`(` or a number"),
                _ => {}
            }
            self.advance();
            if depth == 0 {
                break;
            }
        }
        let text = &self.lex.source()[start..self.lex.last_end];
        let symbol = self.module.strings.intern(&as_printed(text));
        self.module.summary.push(symbol);
        Ok(())
    }
}
