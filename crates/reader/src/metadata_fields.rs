//! The fields of specialised metadata nodes, checked against their schema.
//!
//! A kind that starts with `DI` but is not known is taken to be of a newer LLVM: its fields are kept as they
//! are written.

use crate::dwarf::Vocabulary;
use crate::lexer::Tok;
use crate::metadata_schema::{FieldRule, Form, Schema, schema};
use crate::parser::{Parser, Result};
use ir::metadata::{DiLocation, ExprElement, Field, FieldValue};
use ir::{Md, MdKind};
use std::fmt;

/// A whole number in the text. `-0` counts as negative.
struct Number {
    negative: bool,
    /// None if it does not fit.
    magnitude: Option<u64>,
}

impl Number {
    fn signed(&self) -> Option<i64> {
        let magnitude = self.magnitude?;
        if self.negative { 0i64.checked_sub_unsigned(magnitude) } else { i64::try_from(magnitude).ok() }
    }

    /// As the value of a field; none if it does not fit.
    fn field(&self) -> Option<FieldValue> {
        match self.negative {
            false => self.magnitude.map(FieldValue::Unsigned),
            true => self.signed().map(|value| match value {
                0 => FieldValue::Unsigned(0),
                _ => FieldValue::Negative(value),
            }),
        }
    }
}

/// `u0x..` and `s0x..`. The highest bit set in the latter counts as its sign.
fn hexadecimal(text: &[u8]) -> Option<Number> {
    let negative = text.starts_with(b"s");
    let digits = std::str::from_utf8(text.get(3..)?).ok()?;
    if digits.is_empty() || !digits.bytes().all(|b| b.is_ascii_hexdigit()) {
        return None;
    }
    let value = u64::from_str_radix(digits, 16).ok();
    let magnitude = match value {
        Some(value) if negative && value != 0 => {
            (u64::MAX >> value.leading_zeros()).checked_sub(value).map(|m| m + 1)
        }
        value => value,
    };
    Some(Number { negative, magnitude })
}

impl Parser<'_> {
    /// The number in the current token, if it is one.
    fn number(&self) -> Option<Number> {
        match self.tok() {
            Tok::Int => {
                let negative = self.lex.bytes().starts_with(b"-");
                // A negative number is always marked big; saturated, it is too large anyway.
                let fits = negative || !self.lex.big;
                Some(Number { negative, magnitude: fits.then_some(self.lex.num) })
            }
            Tok::HexInt => hexadecimal(self.lex.bytes()),
            _ => None,
        }
    }

    /// Passes a number from 0 to `max`.
    pub(crate) fn unsigned(&mut self, what: fmt::Arguments<'_>, max: u64) -> Result<u64> {
        match self.number() {
            Some(Number { negative: false, magnitude }) => match magnitude {
                Some(value) if value <= max => {
                    self.advance();
                    Ok(value)
                }
                _ => self.error(format!("{what} is at most {max}")),
            },
            _ => self.expected(&format!("a number for {what}, not negative")),
        }
    }

    /// `!Kind(field: value, ...)`; its name is the current token.
    pub(crate) fn node_with_fields(&mut self, distinct: bool) -> Result<MdKind> {
        let pos = self.lex.start;
        let name = self.lex.name();
        let schema = schema(&name);
        if schema.is_none() && !name.starts_with(b"DI") {
            return self.expected("a metadata node");
        }
        if schema.is_some_and(|schema| schema.distinct) && !distinct {
            return self.error(format!("`!{}` must be `distinct`", String::from_utf8_lossy(&name)));
        }
        let kind = self.module.strings.intern(&name);
        self.advance();
        let fields = match schema {
            Some(schema) => self.known_fields(schema)?,
            None => self.unknown_fields()?,
        };
        match &*name {
            b"DILocation" => {
                if let Some(location) = self.location(&fields) {
                    return Ok(MdKind::Location(location));
                }
            }
            b"DISubprogram" if !distinct && self.is_definition(&fields) => {
                return self.error_at(pos, "a `!DISubprogram` that is a definition must be `distinct`");
            }
            b"DIFile" if self.has(&fields, "checksum") != self.has(&fields, "checksumkind") => {
                return self.error_at(pos, "`checksum` and `checksumkind` come together");
            }
            b"DIEnumerator" => self.check_enumerator(&fields, pos)?,
            b"DICompileUnit" => self.check_compile_unit(&fields, pos)?,
            _ => {}
        }
        Ok(MdKind::Special { kind, fields })
    }

    fn known_fields(&mut self, schema: &'static Schema) -> Result<Box<[Field]>> {
        let mut fields = Vec::with_capacity(schema.fields.len());
        let mut seen = 0u64;
        let mut next = 0;
        self.paren_list(|p| {
            if !matches!(p.tok(), Tok::Label | Tok::QuotedLabel) {
                return p.expected("a field, like `name: value`");
            }
            let name = p.lex.name();
            // They mostly come in the order of the schema.
            let index = (next..schema.fields.len())
                .chain(0..next)
                .find(|&i| schema.fields[i].name.as_bytes() == &*name);
            let Some(index) = index else {
                return p.error(format!(
                    "`!{}` has no field `{}`",
                    schema.kind,
                    String::from_utf8_lossy(&name)
                ));
            };
            next = index + 1;
            let rule = &schema.fields[index];
            if seen & 1 << index != 0 {
                return p.error(format!("the field `{}` is given twice", rule.name));
            }
            seen |= 1 << index;
            let name = p.module.strings.intern(&name);
            p.advance();
            fields.push(Field { name, value: p.field_value(rule)? });
            Ok(())
        })?;
        let missing = schema.fields.iter().enumerate().find(|(i, rule)| rule.required && seen & 1 << i == 0);
        if let Some((_, rule)) = missing {
            let pos = self.lex.last_end - 1;
            return self.error_at(pos, format!("`!{}` lacks the field `{}`", schema.kind, rule.name));
        }
        Ok(fields.into())
    }

    fn field_value(&mut self, rule: &FieldRule) -> Result<FieldValue> {
        let name = rule.name;
        let is_number = matches!(self.tok(), Tok::Int | Tok::HexInt);
        match rule.form {
            Form::Unsigned(max) => Ok(FieldValue::Unsigned(self.unsigned(format_args!("`{name}`"), max)?)),
            Form::UnsignedOrMd if is_number => {
                Ok(FieldValue::Unsigned(self.unsigned(format_args!("`{name}`"), u64::MAX)?))
            }
            Form::Signed(min, max) => self.signed(name, min, max),
            Form::SignedOrMd { min, .. } if is_number => self.signed(name, min, i64::MAX),
            Form::Integer => self.integer(name),
            Form::Bool => self.bool_field(name),
            Form::MdNotNull | Form::SignedOrMd { or_null: false, .. } if self.is_word(b"null") => {
                self.error(format!("`{name}` cannot be null"))
            }
            Form::Md | Form::MdNotNull | Form::UnsignedOrMd | Form::SignedOrMd { .. } => {
                Ok(FieldValue::Md(self.md_or_null()?))
            }
            Form::Text => Ok(FieldValue::Text(self.expect_string("a string")?)),
            Form::TextNotEmpty => {
                if self.lex.bytes() == b"\"\"" {
                    return self.error(format!("`{name}` cannot be empty"));
                }
                Ok(FieldValue::Text(self.expect_string("a string")?))
            }
            Form::List => Ok(FieldValue::List(self.md_list()?)),
            Form::Word(vocabulary) => match self.word_or_number(name, vocabulary)? {
                ExprElement::Word(word) => Ok(FieldValue::Word(word)),
                ExprElement::Int(value) => Ok(FieldValue::Unsigned(value)),
            },
            Form::Flags(vocabulary) => self.flags(|p| p.word_or_number(name, vocabulary)),
        }
    }

    fn signed(&mut self, name: &str, min: i64, max: i64) -> Result<FieldValue> {
        let Some(number) = self.number() else { return self.expected("a number") };
        match number.signed() {
            Some(value) if (min..=max).contains(&value) => {}
            _ if number.negative => return self.error(format!("`{name}` is at least {min}")),
            _ => return self.error(format!("`{name}` is at most {max}")),
        }
        self.integer(name)
    }

    /// A number of any size. One that needs more than 64 bits is kept as it is written.
    fn integer(&mut self, name: &str) -> Result<FieldValue> {
        let Some(number) = self.number() else { return self.expected(&format!("a number for `{name}`")) };
        let value = match number.field() {
            Some(value) => value,
            None => FieldValue::Word(self.module.strings.intern(self.lex.bytes())),
        };
        self.advance();
        Ok(value)
    }

    fn bool_field(&mut self, name: &str) -> Result<FieldValue> {
        let value = self.is_word(b"true");
        if !value && !self.is_word(b"false") {
            return self.expected(&format!("`true` or `false` for `{name}`"));
        }
        self.advance();
        Ok(FieldValue::Bool(value))
    }

    /// A word of a vocabulary, or a number in its place.
    fn word_or_number(&mut self, name: &str, vocabulary: &Vocabulary) -> Result<ExprElement> {
        match (self.tok(), vocabulary.max) {
            (Tok::Int | Tok::HexInt, Some(max)) => {
                Ok(ExprElement::Int(self.unsigned(format_args!("`{name}`"), max)?))
            }
            (Tok::Word, _) if vocabulary.has(self.lex.bytes()) => {
                let word = self.module.strings.intern(self.lex.bytes());
                self.advance();
                Ok(ExprElement::Word(word))
            }
            _ => self.expected(&format!("{} for `{name}`", vocabulary.what)),
        }
    }

    /// One element, or several joined by `|`.
    fn flags(&mut self, element: impl Fn(&mut Self) -> Result<ExprElement>) -> Result<FieldValue> {
        let first = element(self)?;
        if self.tok() != Tok::Bar {
            return Ok(match first {
                ExprElement::Word(word) => FieldValue::Word(word),
                ExprElement::Int(value) => FieldValue::Unsigned(value),
            });
        }
        let mut all = vec![first];
        while self.eat(Tok::Bar) {
            all.push(element(self)?);
        }
        Ok(FieldValue::Flags(all.into()))
    }

    /// The fields of a kind that is not known.
    fn unknown_fields(&mut self) -> Result<Box<[Field]>> {
        let mut fields: Vec<Field> = Vec::new();
        self.paren_list(|p| {
            if !matches!(p.tok(), Tok::Label | Tok::QuotedLabel) {
                return p.expected("a field, like `name: value`");
            }
            let name = p.module.strings.intern(&p.lex.name());
            p.advance();
            fields.push(Field { name, value: p.unknown_value()? });
            Ok(())
        })?;
        Ok(fields.into())
    }

    fn unknown_value(&mut self) -> Result<FieldValue> {
        match self.tok() {
            Tok::Int | Tok::HexInt => self.integer("this field"),
            Tok::String => Ok(FieldValue::Text(self.expect_string("a string")?)),
            Tok::LeftBrace => Ok(FieldValue::List(self.md_list()?)),
            Tok::Word if self.is_word(b"true") || self.is_word(b"false") => self.bool_field("this field"),
            Tok::Word if !self.is_word(b"null") => {
                // A type starts like a word of a vocabulary; only a type has something after it.
                let mark = self.lex.mark();
                self.advance();
                let alone = matches!(self.tok(), Tok::Comma | Tok::RightParen | Tok::Bar);
                self.lex.reset(mark);
                if alone {
                    self.flags(Self::any_word_or_number)
                } else {
                    Ok(FieldValue::Md(self.md_or_null()?))
                }
            }
            _ => Ok(FieldValue::Md(self.md_or_null()?)),
        }
    }

    fn any_word_or_number(&mut self) -> Result<ExprElement> {
        if self.tok() == Tok::Word {
            let word = self.module.strings.intern(self.lex.bytes());
            self.advance();
            return Ok(ExprElement::Word(word));
        }
        Ok(ExprElement::Int(self.unsigned(format_args!("a flag"), u64::MAX)?))
    }

    /// The value of the field `name`.
    fn value_of<'f>(&self, fields: &'f [Field], name: &str) -> Option<&'f FieldValue> {
        fields
            .iter()
            .find(|field| self.module.strings.bytes(field.name) == name.as_bytes())
            .map(|field| &field.value)
    }

    fn has(&self, fields: &[Field], name: &str) -> bool {
        self.value_of(fields, name).is_some()
    }

    /// A location in its own form, unless it has fields that this form has no place for.
    fn location(&self, fields: &[Field]) -> Option<DiLocation> {
        let (mut line, mut column, mut scope, mut inlined_at, mut implicit_code) = (0, 0, None, None, false);
        for field in fields {
            match (self.module.strings.bytes(field.name), &field.value) {
                (b"line", &FieldValue::Unsigned(value)) => line = u32::try_from(value).ok()?,
                (b"column", &FieldValue::Unsigned(value)) => column = u32::try_from(value).ok()?,
                (b"scope", &FieldValue::Md(Md::Node(node))) => scope = Some(node),
                (b"inlinedAt", &FieldValue::Md(Md::Node(node))) => inlined_at = Some(node),
                (b"inlinedAt", FieldValue::Md(Md::Null)) => {}
                (b"isImplicitCode", &FieldValue::Bool(value)) => implicit_code = value,
                _ => return None,
            }
        }
        Some(DiLocation { line, column, scope: scope?, inlined_at, implicit_code })
    }

    /// Whether a subprogram is a definition: `spFlags` say so, or without them `isDefinition`, which is
    /// true unless it is given.
    fn is_definition(&self, fields: &[Field]) -> bool {
        const BIT: u64 = 1 << 3;
        let is_set = |element: &ExprElement| match *element {
            ExprElement::Word(word) => self.module.strings.bytes(word) == b"DISPFlagDefinition",
            ExprElement::Int(bits) => bits & BIT != 0,
        };
        match self.value_of(fields, "spFlags") {
            Some(&FieldValue::Word(word)) => is_set(&ExprElement::Word(word)),
            Some(&FieldValue::Unsigned(bits)) => is_set(&ExprElement::Int(bits)),
            Some(FieldValue::Flags(all)) => all.iter().any(is_set),
            _ => self.value_of(fields, "isDefinition") != Some(&FieldValue::Bool(false)),
        }
    }

    fn check_enumerator(&self, fields: &[Field], pos: usize) -> Result<()> {
        let negative = match self.value_of(fields, "value") {
            Some(FieldValue::Negative(_)) => true,
            Some(&FieldValue::Word(number)) => {
                matches!(self.module.strings.bytes(number).first(), Some(b'-' | b's'))
            }
            _ => false,
        };
        if negative && self.value_of(fields, "isUnsigned") == Some(&FieldValue::Bool(true)) {
            return self.error_at(pos, "an unsigned enumerator has a negative value");
        }
        Ok(())
    }

    /// A compile unit names its language in the one way or the other.
    fn check_compile_unit(&self, fields: &[Field], pos: usize) -> Result<()> {
        let (language, name) = (self.has(fields, "language"), self.has(fields, "sourceLanguageName"));
        if language == name {
            return self
                .error_at(pos, "`!DICompileUnit` has one of the fields `language` and `sourceLanguageName`");
        }
        if self.has(fields, "sourceLanguageVersion") && !name {
            return self.error_at(pos, "`sourceLanguageVersion` needs a `sourceLanguageName`");
        }
        Ok(())
    }
}
