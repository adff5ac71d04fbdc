//! Metadata: uses of it, nodes, lists, debug records.
//!
//! Hot path: `!N = !DILocation(line: L, column: C, scope: !S)`, of which a program with debug info has more
//! than of anything else: neither allocates nor hashes. The fields of other nodes are in `metadata_fields`.

use crate::dwarf;
use crate::lexer::Tok;
use crate::parser::{Parser, Result};
use ir::function::{DebugRecord, DebugRecordKind};
use ir::metadata::{DiLocation, ExprElement, NamedMd};
use ir::{Md, MdId, MdKind, MdNode, Value};
use source::Pos;
use std::collections::hash_map::Entry;

impl Parser<'_> {
    /// Metadata as an operand or element: a node, a string, or a typed value.
    pub fn metadata(&mut self) -> Result<Md> {
        self.md_use(self.in_function())
    }

    /// The same; registers are allowed if `locals`.
    #[inline]
    fn md_use(&mut self, locals: bool) -> Result<Md> {
        match self.tok() {
            Tok::MdNumber => self.md_number().map(Md::Node),
            Tok::Bang => {
                self.advance();
                if self.tok() == Tok::String {
                    return Ok(Md::Str(self.expect_string("a string")?));
                }
                self.md_after_bang().map(Md::Node)
            }
            Tok::MdName if self.lex.bytes() == b"!DIArgList" => self.arg_list(locals).map(Md::Node),
            Tok::MdName => self.md_in_place().map(Md::Node),
            _ => self.value_as_metadata(locals),
        }
    }

    /// Metadata that belongs to no function, or `null`: what elements and fields of nodes are.
    #[inline]
    pub(crate) fn md_or_null(&mut self) -> Result<Md> {
        if self.eat_word(b"null") { Ok(Md::Null) } else { self.md_use(false) }
    }

    /// A type and a value of it, as metadata.
    fn value_as_metadata(&mut self, locals: bool) -> Result<Md> {
        let pos = self.lex.start;
        if self.is_word(b"metadata") {
            return self.error("metadata stands for itself here: leave out the type `metadata`");
        }
        match self.typed_value()?.1 {
            Value::Const(id) => Ok(Md::Const(id)),
            Value::Local(id) if locals => Ok(Md::Local(id)),
            Value::Local(_) => self
                .error_at(pos, "a register can be metadata only as a direct operand inside of its function"),
            Value::Metadata(_) | Value::Asm(_) => self.error_at(pos, "this value cannot be metadata"),
        }
    }

    /// A node.
    #[inline]
    pub fn md_node(&mut self) -> Result<MdId> {
        match self.tok() {
            Tok::MdNumber => self.md_number(),
            Tok::Bang => {
                self.advance();
                self.md_after_bang()
            }
            Tok::MdName => self.md_in_place(),
            _ => self.expected("a metadata node"),
        }
    }

    /// `!N`.
    #[inline]
    fn md_number(&mut self) -> Result<MdId> {
        let number = self.token_number()?;
        let pos = self.lex.start;
        self.advance();
        Ok(self.md_numbered(number, pos))
    }

    /// A node whose `!` has been passed and was alone: `{...}`, or a number after a blank.
    fn md_after_bang(&mut self) -> Result<MdId> {
        match self.tok() {
            Tok::LeftBrace => {
                let elements = self.md_list()?;
                Ok(self.push_md(MdKind::Tuple(elements)))
            }
            Tok::Int => self.md_number(),
            _ => self.expected("a metadata node"),
        }
    }

    /// `!DIKind(...)` where it is used.
    fn md_in_place(&mut self) -> Result<MdId> {
        let kind = self.special_node(false)?;
        Ok(self.push_md(kind))
    }

    fn push_md(&mut self, kind: MdKind) -> MdId {
        self.module.metadata.nodes.push(MdNode { number: None, distinct: false, kind })
    }

    /// `{ a, null, b }`.
    pub(crate) fn md_list(&mut self) -> Result<Box<[Md]>> {
        self.expect(Tok::LeftBrace, "`{`")?;
        self.nested(|p| {
            let mut elements = Vec::new();
            p.list_until(Tok::RightBrace, "`,` or `}`", |p| {
                elements.push(p.md_or_null()?);
                Ok(())
            })?;
            Ok(elements.into())
        })
    }

    /// `!N = [distinct] node`.
    pub fn standalone_metadata(&mut self) -> Result<()> {
        let pos = self.lex.start;
        if self.eat(Tok::Bang) && self.tok() != Tok::Int {
            return self.expected("the number of a metadata node");
        }
        let number = self.token_number()?;
        self.advance();
        self.expect(Tok::Equal, "`=`")?;
        let distinct = self.eat_word(b"distinct");
        let kind = match self.tok() {
            Tok::MdName => self.special_node(distinct)?,
            Tok::Bang => {
                self.advance();
                MdKind::Tuple(self.md_list()?)
            }
            _ => return self.expected("a metadata node, `!{...}` or `!DI...(...)`"),
        };
        self.define_md(number, distinct, kind, pos)
    }

    /// `!name = !{!0, !1}`; a name that comes again adds to its list.
    pub fn named_metadata(&mut self) -> Result<()> {
        let pos = Pos(self.lex.start as u32);
        let name = self.module.strings.intern(&self.lex.name());
        self.advance();
        self.expect(Tok::Equal, "`=`")?;
        self.expect(Tok::Bang, "`!{`")?;
        self.expect(Tok::LeftBrace, "`{`")?;
        let mut nodes = Vec::new();
        self.list_until(Tok::RightBrace, "`,` or `}`", |p| {
            let node = match p.tok() {
                Tok::MdNumber => p.md_number()?,
                Tok::MdName if p.lex.bytes() == b"!DIExpression" => p.md_in_place()?,
                Tok::MdName if p.lex.bytes() == b"!DIArgList" => p.arg_list(false)?,
                Tok::Bang => {
                    p.advance();
                    if p.tok() != Tok::Int {
                        return p.expected("the number of a metadata node");
                    }
                    p.md_number()?
                }
                _ => return p.expected("the number of a metadata node, like `!0`"),
            };
            nodes.push(node);
            Ok(())
        })?;
        let named = &mut self.module.metadata.named;
        match self.named_metadata.entry(name) {
            Entry::Occupied(place) => named[*place.get()].nodes.append(&mut nodes),
            Entry::Vacant(place) => {
                place.insert(named.len());
                named.push(NamedMd { name, nodes, pos });
            }
        }
        Ok(())
    }

    /// `!Kind(...)`; its name is the current token.
    fn special_node(&mut self, distinct: bool) -> Result<MdKind> {
        if self.lex.bytes() == b"!DILocation"
            && let Some(location) = self.plain_location()
        {
            return Ok(MdKind::Location(location));
        }
        match self.lex.bytes() {
            b"!DIExpression" => self.expression(),
            b"!DIArgList" => self.error(ARG_LIST_PLACE),
            _ => self.nested(|p| p.node_with_fields(distinct)),
        }
    }

    /// `!DILocation(...)` whose fields are the common ones and name nodes by number. Anything else, right or
    /// wrong, gives nothing and is left to be read with the general rules.
    #[inline]
    fn plain_location(&mut self) -> Option<DiLocation> {
        let mark = self.lex.mark();
        self.advance();
        let location = self.plain_location_fields();
        if location.is_none() {
            self.lex.reset(mark);
        }
        location
    }

    #[inline]
    fn plain_location_fields(&mut self) -> Option<DiLocation> {
        let (mut line, mut column, mut scope, mut inlined_at, mut implicit_code) =
            (None, None, None, None, None);
        if !self.eat(Tok::LeftParen) {
            return None;
        }
        loop {
            if self.tok() != Tok::Label {
                return None;
            }
            let name = self.lex.bytes();
            self.advance();
            match name {
                b"line:" if line.is_none() => line = Some(self.plain_number(u32::MAX)?),
                b"column:" if column.is_none() => column = Some(self.plain_number(u16::MAX as u32)?),
                b"scope:" if scope.is_none() => scope = Some(self.plain_node()?),
                b"inlinedAt:" if inlined_at.is_none() => inlined_at = Some(self.plain_node()?),
                b"isImplicitCode:" if implicit_code.is_none() => implicit_code = Some(self.plain_bool()?),
                _ => return None,
            }
            match self.tok() {
                Tok::Comma => self.advance(),
                Tok::RightParen => {
                    self.advance();
                    return Some(DiLocation {
                        line: line.unwrap_or(0),
                        column: column.unwrap_or(0),
                        scope: scope?,
                        inlined_at,
                        implicit_code: implicit_code.unwrap_or(false),
                    });
                }
                _ => return None,
            }
        }
    }

    #[inline]
    fn plain_number(&mut self, max: u32) -> Option<u32> {
        if self.tok() != Tok::Int || self.lex.big || self.lex.num > max as u64 {
            return None;
        }
        let number = self.lex.num as u32;
        self.advance();
        Some(number)
    }

    #[inline]
    fn plain_node(&mut self) -> Option<MdId> {
        if self.tok() == Tok::MdNumber { self.md_number().ok() } else { None }
    }

    fn plain_bool(&mut self) -> Option<bool> {
        if self.eat_word(b"true") {
            Some(true)
        } else if self.eat_word(b"false") {
            Some(false)
        } else {
            None
        }
    }

    /// `!DIExpression(DW_OP_..., 7)`.
    fn expression(&mut self) -> Result<MdKind> {
        self.advance();
        let mut elements = Vec::new();
        self.paren_list(|p| {
            let element = match p.tok() {
                Tok::Word => {
                    let word = p.lex.bytes();
                    if !dwarf::is_op(word) && !dwarf::ENCODING.has(word) {
                        return p.expected("a DWARF operation or type encoding");
                    }
                    let symbol = p.module.strings.intern(word);
                    p.advance();
                    ExprElement::Word(symbol)
                }
                _ => ExprElement::Int(p.unsigned(format_args!("an element of an expression"), u64::MAX)?),
            };
            elements.push(element);
            Ok(())
        })?;
        Ok(MdKind::Expression(elements.into()))
    }

    /// `!DIArgList(i32 1, ptr %x)`.
    fn arg_list(&mut self, allowed: bool) -> Result<MdId> {
        if !allowed {
            return self.error(ARG_LIST_PLACE);
        }
        self.advance();
        let mut values = Vec::new();
        self.paren_list(|p| {
            values.push(p.value_as_metadata(true)?);
            Ok(())
        })?;
        let list = self.push_md(MdKind::ArgList(values.into()));
        // It may name registers that are not defined yet.
        self.function.arg_lists.push(list);
        Ok(list)
    }

    /// `#dbg_value(...)` and its kin; the current token is `#`.
    pub fn debug_record(&mut self) -> Result<DebugRecord> {
        self.advance();
        let kind = self.eat_one_of(|word| DebugRecordKind::from_word(word.strip_prefix(b"dbg_")?));
        let Some(kind) = kind else { return self.expected("a kind of debug record, like `dbg_value`") };
        self.expect(Tok::LeftParen, "`(`")?;
        let args: Box<[Md]> = match kind {
            DebugRecordKind::Label => Box::new([self.record_node()?, Md::Node(self.md_node()?)]),
            DebugRecordKind::Value | DebugRecordKind::Declare | DebugRecordKind::DeclareValue => Box::new([
                self.record_operand()?,
                self.record_node()?,
                self.record_node()?,
                Md::Node(self.md_node()?),
            ]),
            DebugRecordKind::Assign => Box::new([
                self.record_operand()?,
                self.record_node()?,
                self.record_node()?,
                self.record_node()?,
                self.record_operand()?,
                self.record_node()?,
                Md::Node(self.md_node()?),
            ]),
        };
        self.expect(Tok::RightParen, "`)`")?;
        Ok(DebugRecord { kind, args })
    }

    /// An argument of a debug record that may be a value, and the comma after it.
    fn record_operand(&mut self) -> Result<Md> {
        let operand = self.md_use(true)?;
        self.comma()?;
        Ok(operand)
    }

    /// An argument of a debug record that is a node, and the comma after it.
    fn record_node(&mut self) -> Result<Md> {
        let node = self.md_node()?;
        self.comma()?;
        Ok(Md::Node(node))
    }
}

/// Such a list may name registers, so nothing outside of a function can hold it.
const ARG_LIST_PLACE: &str = "`!DIArgList` is allowed only as a direct operand inside of a function";
