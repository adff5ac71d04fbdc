//! Attributes of functions, parameters, results and variables.
//!
//! A word that no table knows is taken for an attribute of a newer LLVM where that cannot be mistaken for
//! anything else, and kept as text.

use crate::lexer::{Tok, as_printed};
use crate::parser::{Parser, Result};
use ir::attribute::{Attr, AttrForm, AttrKind, AttrSetId, MemoryAccess, MemoryEffects, place};
use ir::inst::Align;
use ir::{Symbol, Type};
use rustc_hash::FxHashSet;

impl Parser<'_> {
    /// The attributes of a parameter or an argument.
    #[inline]
    pub fn param_attrs(&mut self) -> Result<Option<AttrSetId>> {
        if self.tok() != Tok::Word && self.tok() != Tok::String {
            return Ok(None);
        }
        self.attr_list(place::PARAM)
    }

    /// The attributes of a result.
    #[inline]
    pub fn return_attrs(&mut self) -> Result<Option<AttrSetId>> {
        if self.tok() == Tok::Word && self.is_type_word() {
            return Ok(None);
        }
        self.attr_list(place::RETURN)
    }

    fn attr_list(&mut self, at: u8) -> Result<Option<AttrSetId>> {
        let mut attrs = std::mem::take(&mut self.attr_scratch);
        attrs.clear();
        while let Some(attr) = self.attribute(at, false)? {
            attrs.push(attr);
        }
        let id = self.module.attrs.intern(&attrs);
        self.attr_scratch = attrs;
        Ok(id)
    }

    /// The attributes of a call.
    pub fn call_attrs(&mut self) -> Result<Option<AttrSetId>> {
        let pos = self.lex.start;
        let mut align = Align::NONE;
        let attrs = self.function_attrs(Some(&mut align))?;
        if align != Align::NONE {
            return self.error_at(pos, "`align` is not an attribute of a call");
        }
        Ok(attrs)
    }

    /// The attributes of a function or a variable; `align N` goes to `align`, if that is given.
    pub fn function_attrs(&mut self, mut align: Option<&mut Align>) -> Result<Option<AttrSetId>> {
        if !matches!(self.tok(), Tok::Word | Tok::String | Tok::AttrGroup) {
            return Ok(None);
        }
        let mut attrs = std::mem::take(&mut self.attr_scratch);
        attrs.clear();
        loop {
            if self.tok() == Tok::AttrGroup {
                attrs.push(Attr::Group(self.token_number()?));
                self.advance();
            } else if let (true, Some(align)) = (self.is_word(b"align"), align.as_deref_mut()) {
                *align = self.optional_align()?;
            } else if let Some(attr) = self.attribute(place::FUNCTION, false)? {
                attrs.push(attr);
            } else {
                break;
            }
        }
        let id = self.module.attrs.intern(&attrs);
        self.attr_scratch = attrs;
        Ok(id)
    }

    /// `align N` or `align(N)`, if it is there.
    pub fn optional_align(&mut self) -> Result<Align> {
        if !self.eat_word(b"align") {
            return Ok(Align::NONE);
        }
        let paren = self.eat(Tok::LeftParen);
        let align = self.alignment()?;
        if paren {
            self.expect(Tok::RightParen, "`)`")?;
        }
        Ok(align)
    }

    /// `attributes #N = { ... }`.
    pub fn attribute_group(&mut self) -> Result<()> {
        self.advance();
        if self.tok() != Tok::AttrGroup {
            return self.expected("the number of an attribute group, such as `#0`");
        }
        let number = self.token_number()?;
        self.advance();
        self.expect(Tok::Equal, "`=`")?;
        self.expect(Tok::LeftBrace, "`{`")?;
        let place = *self.attr_group_places.entry(number).or_insert(self.attr_groups.len());
        if place == self.attr_groups.len() {
            self.attr_groups.push((number, Vec::new()));
        }
        while self.tok() != Tok::RightBrace {
            let pos = self.lex.start;
            match self.attribute(place::FUNCTION, true)? {
                Some(attr) => self.attr_groups[place].1.push(attr),
                None => return self.error_at(pos, "expected an attribute or `}`"),
            }
        }
        self.advance();
        if self.attr_groups[place].1.is_empty() {
            return self.error("an attribute group cannot be empty");
        }
        Ok(())
    }

    /// Puts the attribute groups into the module, in the order of their numbers.
    pub fn finish_attribute_groups(&mut self) {
        let mut groups = std::mem::take(&mut self.attr_groups);
        groups.sort_by_key(|(number, _)| *number);
        for (number, attrs) in groups {
            if let Some(set) = self.module.attrs.intern(&attrs) {
                self.module.attr_groups.push((number, set));
            }
        }
    }

    /// One attribute, if one is next.
    fn attribute(&mut self, at: u8, in_group: bool) -> Result<Option<Attr>> {
        if self.tok() == Tok::String {
            let key = self.expect_string("an attribute")?;
            let value = if self.eat(Tok::Equal) {
                Some(self.expect_string("the value of an attribute")?)
            } else {
                None
            };
            return Ok(Some(Attr::String(key, value)));
        }
        if self.tok() != Tok::Word {
            return Ok(None);
        }
        let pos = self.lex.start;
        let word = self.lex.bytes();
        let Some(kind) = self.words.attr(word) else {
            return Ok(if self.is_new_attribute(at, in_group) {
                Some(self.unknown_attribute(in_group)?)
            } else {
                None
            });
        };
        if kind.places() & at == 0 {
            let place = match at {
                place::FUNCTION => "a function",
                place::PARAM => "a parameter",
                _ => "a result",
            };
            return self.error(format!("`{}` is not an attribute of {place}", kind.word()));
        }
        self.advance();
        Ok(Some(match kind.form() {
            AttrForm::Flag => Attr::Flag(kind),
            AttrForm::Int => Attr::Int(kind, self.attr_number(kind, in_group)?),
            AttrForm::Type => {
                self.expect(Tok::LeftParen, "`(` and a type")?;
                let ty = self.value_type()?;
                self.expect(Tok::RightParen, "`)`")?;
                Attr::Type(kind, ty)
            }
            AttrForm::Pair => {
                self.expect(Tok::LeftParen, "`(`")?;
                let first = self.expect_u32("a number")?;
                let second = if self.eat(Tok::Comma) { Some(self.expect_u32("a number")?) } else { None };
                self.expect(Tok::RightParen, "`)`")?;
                if kind == AttrKind::AllocSize && second == Some(first) {
                    return self.error_at(pos, "`allocsize` cannot name one parameter twice");
                }
                if kind == AttrKind::VScaleRange && second.is_some_and(|max| max != 0 && max < first) {
                    return self.error_at(pos, "the bounds of `vscale_range` are the wrong way round");
                }
                Attr::Pair(kind, first, second)
            }
            AttrForm::Range => self.range_attr()?,
            AttrForm::Initializes => self.initializes_attr(pos)?,
            AttrForm::Memory => self.memory_attr()?,
            AttrForm::Text => self.text_attr(kind)?,
        }))
    }

    /// `(8)`, ` 8` or, in a group, `=8`.
    fn attr_number(&mut self, kind: AttrKind, in_group: bool) -> Result<u64> {
        let pos = self.lex.start;
        let value = if in_group && self.eat(Tok::Equal) {
            self.expect_u64("a number")?
        } else if kind == AttrKind::Align && self.tok() == Tok::Int {
            self.expect_u64("an alignment")?
        } else {
            self.expect(Tok::LeftParen, "`(`")?;
            let value = self.expect_u64("a number")?;
            self.expect(Tok::RightParen, "`)`")?;
            value
        };
        let is_align = matches!(kind, AttrKind::Align | AttrKind::AlignStack);
        if is_align && Align::from_bytes(value).is_none() {
            return self.error_at(pos, "an alignment is a power of two, and at most 2^32");
        }
        if !is_align && value == 0 {
            return self.error_at(pos, format!("`{}` must not be 0", kind.word()));
        }
        Ok(value)
    }

    fn range_attr(&mut self) -> Result<Attr> {
        self.expect(Tok::LeftParen, "`(`")?;
        let pos = self.lex.start;
        let ty = self.value_type()?;
        let Type::Int(width) = *self.ty(ty) else {
            return self.error_at(pos, "`range` is about integers");
        };
        let low = self.range_bound(width)?;
        self.comma()?;
        let high = self.range_bound(width)?;
        self.expect(Tok::RightParen, "`)`")?;
        if low == high && !low.is_zero() {
            return self.error_at(pos, "this range is empty");
        }
        if low == high {
            return self.error_at(pos, "this range is every value");
        }
        Ok(Attr::Range(ty, Box::new((low, high))))
    }

    fn initializes_attr(&mut self, pos: usize) -> Result<Attr> {
        let mut ranges = Vec::new();
        self.paren_list(|p| {
            p.expect(Tok::LeftParen, "`(`")?;
            let low = p.range_bound(64)?;
            p.comma()?;
            let high = p.range_bound(64)?;
            p.expect(Tok::RightParen, "`)`")?;
            ranges.push((low, high));
            Ok(())
        })?;
        let ordered = ranges.iter().all(|(low, high)| low.signed_cmp(high).is_lt())
            && ranges.windows(2).all(|pair| pair[0].1.signed_cmp(&pair[1].0).is_lt());
        if ranges.is_empty() || !ordered {
            return self.error_at(pos, "`initializes` needs ranges in ascending order that do not touch");
        }
        Ok(Attr::Initializes(ranges.into()))
    }

    fn memory_attr(&mut self) -> Result<Attr> {
        let mut effects = MemoryEffects::default();
        let mut seen = FxHashSet::default();
        let pos = self.lex.start;
        self.paren_list(|p| {
            let location = if p.tok() == Tok::Label {
                let symbol = p.module.strings.intern(&p.lex.name());
                if !seen.insert(symbol) {
                    return p.error("this location was named before");
                }
                p.advance();
                Some(symbol)
            } else {
                None
            };
            let Some(access) = p.eat_one_of(MemoryAccess::from_word) else {
                return p.expected("`none`, `read`, `write`, `readwrite` or a location such as `argmem:`");
            };
            match location {
                Some(location) => effects.locations.push((location, access)),
                None if effects.default.is_none() && effects.locations.is_empty() => {
                    effects.default = Some(access)
                }
                None => return p.error("the access for all other locations comes first, and once"),
            }
            Ok(())
        })?;
        if effects.default.is_none() && effects.locations.is_empty() {
            return self.error_at(pos, "`memory` needs at least one access");
        }
        Ok(Attr::Memory(effects))
    }

    fn text_attr(&mut self, kind: AttrKind) -> Result<Attr> {
        if self.tok() != Tok::LeftParen {
            return match kind {
                AttrKind::UwTable | AttrKind::DeadOnReturn => Ok(Attr::Flag(kind)),
                _ => self.expected("`(`"),
            };
        }
        let pos = self.lex.start;
        let args = self.balanced_text()?;
        let text = self.text(args);
        let valid = match kind {
            AttrKind::UwTable => matches!(&*text, "sync" | "async"),
            AttrKind::NoFpClass => ir::attribute::fp_class_mask(&text).is_some(),
            AttrKind::AllocKind => is_alloc_kind(&text),
            AttrKind::Captures => !text.is_empty(),
            _ => true,
        };
        if !valid {
            return self.error_at(pos, format!("`{}` does not take `({text})`", kind.word()));
        }
        Ok(Attr::Text(kind, args))
    }

    /// The text between a parenthesis and its partner, blanks evened out; both are passed.
    fn balanced_text(&mut self) -> Result<Symbol> {
        let mut text: Vec<u8> = Vec::new();
        let mut depth = 0;
        loop {
            match self.tok() {
                Tok::LeftParen => depth += 1,
                Tok::RightParen => depth -= 1,
                Tok::Eof | Tok::Bad => return self.expected("`)`"),
                _ => {}
            }
            if depth == 0 {
                break;
            }
            let first = text.is_empty() && depth == 1 && self.tok() == Tok::LeftParen;
            if !first {
                if self.lex.start > self.lex.last_end && !text.is_empty() && text.last() != Some(&b'(') {
                    text.push(b' ');
                }
                text.extend_from_slice(&as_printed(self.lex.bytes()));
            }
            self.advance();
        }
        self.advance();
        Ok(self.module.strings.intern(&text))
    }

    /// Whether the current word can only be an attribute that Heddle does not know.
    fn is_new_attribute(&mut self, at: u8, in_group: bool) -> bool {
        let word = self.lex.bytes();
        if in_group {
            return true;
        }
        if !word.iter().all(|b| b.is_ascii_lowercase() || *b == b'_' || b.is_ascii_digit())
            || self.is_type_word()
        {
            return false;
        }
        if self.words.is_reserved(word) {
            return false;
        }
        match at {
            // After a call the next instruction follows on a line of its own.
            place::FUNCTION => {
                let between = &self.lex.source()[self.lex.last_end..self.lex.start];
                !between.contains(&b'\n')
            }
            place::PARAM => true,
            _ => self.type_may_follow(),
        }
    }

    /// Whether what follows the current word, and its arguments if it has some, may be a type or another word
    /// before one: then it is an attribute of a result, or a calling convention, and no misspelt type.
    fn type_may_follow(&mut self) -> bool {
        let mark = self.lex.mark();
        self.advance();
        let args = self.tok() == Tok::LeftParen && self.lex.start == self.lex.last_end;
        let balanced = !args || self.balanced_text().is_ok();
        let tok = self.tok();
        self.lex.reset(mark);
        balanced
            && matches!(
                tok,
                Tok::Word
                    | Tok::Local
                    | Tok::QuotedLocal
                    | Tok::NumberLocal
                    | Tok::LeftBracket
                    | Tok::LeftBrace
                    | Tok::Less
            )
    }

    fn unknown_attribute(&mut self, in_group: bool) -> Result<Attr> {
        let mut text = self.lex.bytes().to_vec();
        self.advance();
        if self.tok() == Tok::LeftParen && self.lex.start == self.lex.last_end {
            let args = self.balanced_text()?;
            text.push(b'(');
            text.extend_from_slice(self.module.strings.bytes(args));
            text.push(b')');
        } else if in_group && self.eat(Tok::Equal) {
            let value = self.expect_u64("a number")?;
            text.extend_from_slice(format!("={value}").as_bytes());
        }
        Ok(Attr::Unknown(self.module.strings.intern(&text)))
    }

    /// Whether the current word is a type.
    fn is_type_word(&self) -> bool {
        matches!(
            self.lex.bytes(),
            b"void"
                | b"ptr"
                | b"half"
                | b"bfloat"
                | b"float"
                | b"double"
                | b"fp128"
                | b"x86_fp80"
                | b"ppc_fp128"
                | b"label"
                | b"metadata"
                | b"token"
                | b"x86_mmx"
                | b"x86_amx"
                | b"target"
        ) || matches!(self.lex.bytes(), [b'i', digits @ ..] if !digits.is_empty() && digits.iter().all(u8::is_ascii_digit))
    }
}

/// `"alloc,zeroed"` and the like.
fn is_alloc_kind(text: &str) -> bool {
    let inner = text.strip_prefix('"').and_then(|t| t.strip_suffix('"'));
    inner.is_some_and(|kinds| {
        kinds
            .split(',')
            .all(|k| matches!(k, "alloc" | "realloc" | "free" | "uninitialized" | "zeroed" | "aligned"))
    })
}
