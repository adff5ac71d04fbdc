//! Operands: registers, and constants of every form.

use crate::lexer::Tok;
use crate::locals::LocalName;
use crate::parser::{Parser, Result};
use crate::references::GlobalName;
use arena::Id;
use bits::Bits;
use bits::float;
use ir::function::BlockId;
use ir::global::GlobalId;
use ir::inst::InlineAsm;
use ir::{ConstId, ConstKind, FloatKind, Type, TypeId, Value};

/// A `blockaddress` whose function has not been read to its end.
pub struct PendingBlock {
    pub constant: ConstId,
    pub function: GlobalId,
    pub block: LocalName,
    pub pos: usize,
}

impl Parser<'_> {
    /// A type and a value of it.
    #[inline]
    pub fn typed_value(&mut self) -> Result<(TypeId, Value)> {
        let ty = self.value_type()?;
        Ok((ty, self.value(ty)?))
    }

    /// A type and a constant of it.
    pub fn typed_const(&mut self) -> Result<(TypeId, ConstId)> {
        let ty = self.value_type()?;
        Ok((ty, self.const_value(ty)?))
    }

    /// A constant of type `ty`.
    pub fn const_value(&mut self, ty: TypeId) -> Result<ConstId> {
        let pos = self.lex.start;
        match self.value(ty)? {
            Value::Const(id) => Ok(id),
            _ => self.error_at(pos, "a constant is needed here"),
        }
    }

    /// A value of type `ty`.
    #[inline]
    pub fn value(&mut self, ty: TypeId) -> Result<Value> {
        match self.tok() {
            Tok::NumberLocal | Tok::Local | Tok::QuotedLocal if ty != TypeId::metadata() => {
                self.local_value(ty)
            }
            Tok::Int if !self.lex.big => {
                if let Type::Int(width @ 1..=64) = *self.ty(ty) {
                    let value = self.lex.num & (u64::MAX >> (64 - width));
                    self.advance();
                    return Ok(Value::Const(self.constant(ty, ConstKind::Int(value))));
                }
                Ok(Value::Const(self.int_const(ty)?))
            }
            Tok::Word if self.lex.bytes() == b"asm" => self.error("inline assembly can only be called"),
            _ if ty == TypeId::metadata() => {
                let md = self.metadata()?;
                if !self.function.active {
                    return self.error("metadata is an operand only inside of a function");
                }
                Ok(Value::Metadata(self.function.body.md_operands.push(md)))
            }
            _ => Ok(Value::Const(self.constant_of(ty)?)),
        }
    }

    fn constant_of(&mut self, ty: TypeId) -> Result<ConstId> {
        match self.tok() {
            Tok::Global | Tok::QuotedGlobal | Tok::NumberGlobal => {
                let kind = ConstKind::Global(self.global_reference(ty)?);
                Ok(self.constant(ty, kind))
            }
            Tok::Int | Tok::HexInt => self.int_const(ty),
            Tok::Float | Tok::HexFloat => self.float_const(ty),
            Tok::LeftBracket => self.nested(|p| p.array_const(ty)),
            Tok::LeftBrace => self.nested(|p| p.struct_const(ty)),
            Tok::Less => self.nested(|p| p.vector_or_packed_const(ty)),
            Tok::Word => self.nested(|p| p.word_const(ty)),
            _ => self.expected(&format!("a value of type {}", self.type_text(ty))),
        }
    }

    /// `@name`, used as a pointer of type `ty`.
    pub fn global_reference(&mut self, ty: TypeId) -> Result<GlobalId> {
        let pos = self.lex.start;
        if !self.module.types.is_ptr(ty) {
            return self.error(format!("a global is a pointer, but {} is needed here", self.type_text(ty)));
        }
        let name = self.global_name()?;
        let slot = self.global_slot(name, pos, ty);
        if let Some(place) = self.globals.defined(slot) {
            let global = &self.module.globals[place];
            let addrspace = global.addrspace;
            if self.module.types.addrspace(ty) != Some(addrspace) {
                let message = format!(
                    "this global lives in address space {addrspace}, but {} is needed here",
                    self.type_text(ty)
                );
                return self.error_at(pos, message);
            }
        }
        Ok(slot)
    }

    /// The name in the current token, `@a` or `@1`; passes it.
    pub fn global_name(&mut self) -> Result<GlobalName> {
        let name = match self.tok() {
            Tok::NumberGlobal => GlobalName::Number(self.token_number()?),
            Tok::Global | Tok::QuotedGlobal => GlobalName::Name(self.name_symbol()?),
            _ => return self.expected("the name of a global"),
        };
        self.advance();
        Ok(name)
    }

    fn int_const(&mut self, ty: TypeId) -> Result<ConstId> {
        let Type::Int(width) = *self.ty(ty) else {
            return self.error(format!("an integer cannot have the type {}", self.type_text(ty)));
        };
        let text = self.lex.bytes();
        let bits = match self.tok() {
            Tok::Int => Bits::from_decimal(width, text),
            _ => hex_int(width, text),
        };
        let Some(bits) = bits else { return self.expected("an integer") };
        self.advance();
        Ok(self.int_constant(ty, bits))
    }

    /// The integer constant `bits` of type `ty`.
    fn int_constant(&mut self, ty: TypeId, bits: Bits) -> ConstId {
        let kind = if bits.width() <= 64 {
            ConstKind::Int(bits.low_u64())
        } else {
            ConstKind::WideInt(Box::new(bits))
        };
        self.constant(ty, kind)
    }

    fn float_const(&mut self, ty: TypeId) -> Result<ConstId> {
        let Type::Float(kind) = *self.ty(ty) else {
            return self
                .error(format!("a floating-point number cannot have the type {}", self.type_text(ty)));
        };
        let text = self.lex.bytes();
        let bits = match (self.tok(), text.get(2)) {
            (Tok::Float, _) => match float::parse_double(text) {
                Some(double) => float::double_to(kind.format(), double),
                None => return self.expected("a floating-point number"),
            },
            (_, Some(letter @ (b'K' | b'L' | b'M' | b'H' | b'R'))) => {
                let needs = match letter {
                    b'K' => FloatKind::X86Fp80,
                    b'L' => FloatKind::Fp128,
                    b'M' => FloatKind::PpcFp128,
                    b'H' => FloatKind::Half,
                    _ => FloatKind::BFloat,
                };
                if needs == kind { float::from_hex_text(*letter, &text[3..]) } else { None }
            }
            _ => Bits::from_hex(64, &text[2..]).and_then(|b| float::double_to(kind.format(), b.low_u64())),
        };
        let Some(bits) = bits else {
            let message = format!(
                "this number is not a value of the type {}: it would have to be rounded",
                self.type_text(ty)
            );
            return self.error(message);
        };
        self.advance();
        let kind = match kind {
            FloatKind::X86Fp80 | FloatKind::Fp128 | FloatKind::PpcFp128 => {
                ConstKind::WideFloat(Box::new(bits))
            }
            _ => ConstKind::Float(bits as u64),
        };
        Ok(self.constant(ty, kind))
    }

    /// Typed constants separated by commas, up to `end`.
    fn const_list(&mut self, end: Tok) -> Result<Vec<(TypeId, ConstId)>> {
        let mut elements = Vec::new();
        self.list_until(end, "`,` or the end of the constant", |p| {
            elements.push(p.typed_const()?);
            Ok(())
        })?;
        Ok(elements)
    }

    fn array_const(&mut self, ty: TypeId) -> Result<ConstId> {
        let pos = self.lex.start;
        self.advance();
        let Type::Array { len, elem } = *self.ty(ty) else {
            return self.error_at(pos, format!("an array cannot have the type {}", self.type_text(ty)));
        };
        // Most tables are made of one simple type: read them without a list in between.
        let mut elements = Vec::new();
        self.list_until(Tok::RightBracket, "`,` or `]`", |p| {
            let pos = p.lex.start;
            let (found, constant) = p.typed_const()?;
            if found != elem {
                let message =
                    format!("this element is {} in an array of {}", p.type_text(found), p.type_text(elem));
                return p.error_at(pos, message);
            }
            elements.push(constant);
            Ok(())
        })?;
        if elements.len() as u64 != len {
            let message = format!("this array has {} elements, its type has {len}", elements.len());
            return self.error_at(pos, message);
        }
        Ok(self.constant(ty, ConstKind::Array(elements.into())))
    }

    fn struct_const(&mut self, ty: TypeId) -> Result<ConstId> {
        let pos = self.lex.start;
        self.advance();
        let elements = self.const_list(Tok::RightBrace)?;
        self.finish_struct(ty, elements, false, pos)
    }

    fn finish_struct(
        &mut self,
        ty: TypeId,
        elements: Vec<(TypeId, ConstId)>,
        packed: bool,
        pos: usize,
    ) -> Result<ConstId> {
        let Some(body) = self.module.types.struct_body(ty) else {
            return self.error_at(pos, format!("a structure cannot have the type {}", self.type_text(ty)));
        };
        if body.packed != packed {
            return self.error_at(pos, "the structure is packed and its type is not, or the other way round");
        }
        if !body.fields.iter().copied().eq(elements.iter().map(|(ty, _)| *ty)) {
            let message = format!("the fields are not those of the type {}", self.type_text(ty));
            return self.error_at(pos, message);
        }
        let elements = elements.into_iter().map(|(_, constant)| constant).collect();
        Ok(self.constant(ty, ConstKind::Struct(elements)))
    }

    fn vector_or_packed_const(&mut self, ty: TypeId) -> Result<ConstId> {
        let pos = self.lex.start;
        self.advance();
        if self.eat(Tok::LeftBrace) {
            let elements = self.const_list(Tok::RightBrace)?;
            self.expect(Tok::Greater, "`>` after a packed structure")?;
            return self.finish_struct(ty, elements, true, pos);
        }
        let elements = self.const_list(Tok::Greater)?;
        let Type::Vector { len, elem, scalable } = *self.ty(ty) else {
            return self.error_at(pos, format!("a vector cannot have the type {}", self.type_text(ty)));
        };
        if scalable || elements.len() != len as usize || elements.iter().any(|(found, _)| *found != elem) {
            let message = format!("the elements are not those of the type {}", self.type_text(ty));
            return self.error_at(pos, message);
        }
        let elements = elements.into_iter().map(|(_, constant)| constant).collect();
        Ok(self.constant(ty, ConstKind::Vector(elements)))
    }

    /// A constant that starts with a word.
    fn word_const(&mut self, ty: TypeId) -> Result<ConstId> {
        let pos = self.lex.start;
        let word = self.lex.bytes();
        let simple = |p: &mut Self, fits: bool, kind: ConstKind| {
            if !fits {
                let message =
                    format!("`{}` cannot have the type {}", String::from_utf8_lossy(word), p.type_text(ty));
                return p.error(message);
            }
            p.advance();
            Ok(p.constant(ty, kind))
        };
        let types = &self.module.types;
        let first_class = types.is_first_class(ty) && !matches!(types[ty], Type::Label | Type::Metadata);
        match word {
            b"true" => simple(self, ty == TypeId::i1(), ConstKind::Int(1)),
            b"false" => simple(self, ty == TypeId::i1(), ConstKind::Int(0)),
            b"null" => {
                let fits = types.is_ptr(ty);
                simple(self, fits, ConstKind::Null)
            }
            b"none" => simple(self, ty == TypeId::token(), ConstKind::None),
            b"undef" => simple(self, first_class, ConstKind::Undef),
            b"poison" => simple(self, first_class, ConstKind::Poison),
            b"zeroinitializer" => simple(self, first_class && ty != TypeId::token(), ConstKind::Zero),
            b"c" => self.bytes_const(ty),
            b"splat" => self.splat_const(ty),
            b"blockaddress" => self.block_address(ty),
            b"dso_local_equivalent" | b"no_cfi" => {
                self.advance();
                let global = self.global_reference(ty)?;
                let kind = if word == b"no_cfi" {
                    ConstKind::NoCfi(global)
                } else {
                    ConstKind::DsoLocalEquivalent(global)
                };
                Ok(self.constant(ty, kind))
            }
            b"ptrauth" => self.ptrauth_const(ty),
            _ => match self.words.opcode(word) {
                Some(opcode) => {
                    let (found, expr) = self.const_expr(opcode)?;
                    if found != ty {
                        let message = format!(
                            "this expression is {}, but {} is needed here",
                            self.type_text(found),
                            self.type_text(ty)
                        );
                        return self.error_at(pos, message);
                    }
                    Ok(self.constant(ty, ConstKind::Expr(Box::new(expr))))
                }
                None => self.expected(&format!("a value of type {}", self.type_text(ty))),
            },
        }
    }

    fn bytes_const(&mut self, ty: TypeId) -> Result<ConstId> {
        self.advance();
        let pos = self.lex.start;
        if self.tok() != Tok::String {
            return self.expected("a string");
        }
        let bytes: Box<[u8]> = self.lex.name().into();
        self.advance();
        let fits = matches!(*self.ty(ty), Type::Array { len, elem } if len == bytes.len() as u64 && elem == TypeId::i8());
        if !fits {
            let message =
                format!("this string is [{} x i8], but {} is needed here", bytes.len(), self.type_text(ty));
            return self.error_at(pos, message);
        }
        Ok(self.constant(ty, ConstKind::Bytes(bytes)))
    }

    fn splat_const(&mut self, ty: TypeId) -> Result<ConstId> {
        self.advance();
        self.expect(Tok::LeftParen, "`(`")?;
        let pos = self.lex.start;
        let (elem, value) = self.typed_const()?;
        self.expect(Tok::RightParen, "`)`")?;
        if !matches!(*self.ty(ty), Type::Vector { elem: e, .. } if e == elem) {
            let message = format!("{} is not a vector of {}", self.type_text(ty), self.type_text(elem));
            return self.error_at(pos, message);
        }
        Ok(self.constant(ty, ConstKind::Splat(value)))
    }

    fn block_address(&mut self, ty: TypeId) -> Result<ConstId> {
        if !self.module.types.is_ptr(ty) {
            return self.error(format!("a block address is a pointer, not {}", self.type_text(ty)));
        }
        self.advance();
        self.expect(Tok::LeftParen, "`(`")?;
        let at = self.lex.start;
        let name = self.global_name()?;
        let function = self.function_of_block(name, at);
        self.comma()?;
        let pos = self.lex.start;
        let block = self.local_name()?;
        self.advance();
        self.expect(Tok::RightParen, "`)`")?;
        let constant = self.constant(ty, ConstKind::BlockAddress { function, block: BlockId::new(0) });
        self.pending_blocks.entry(function).or_default().push(PendingBlock {
            constant,
            function,
            block,
            pos,
        });
        Ok(constant)
    }

    fn ptrauth_const(&mut self, ty: TypeId) -> Result<ConstId> {
        let pos = self.lex.start;
        self.advance();
        let mut parts = Vec::new();
        self.paren_list(|p| {
            let pos = p.lex.start;
            let (part, constant) = p.typed_const()?;
            let (fits, wants) = match parts.len() {
                0 | 3 | 4 => (p.module.types.is_ptr(part), "a pointer"),
                1 => (
                    part == TypeId::i32() && matches!(p.module.constants[constant].kind, ConstKind::Int(_)),
                    "an i32 constant",
                ),
                2 => (
                    part == TypeId::i64() && matches!(p.module.constants[constant].kind, ConstKind::Int(_)),
                    "an i64 constant",
                ),
                _ => (false, "no more operand"),
            };
            if !fits {
                return p.error_at(pos, format!("{wants} is needed here in `ptrauth`"));
            }
            parts.push((part, constant));
            Ok(())
        })?;
        match parts.first() {
            Some(&(base, _)) if parts.len() >= 2 && base == ty => {}
            _ => {
                return self
                    .error_at(pos, format!("this `ptrauth` is not a value of type {}", self.type_text(ty)));
            }
        }
        let parts = parts.into_iter().map(|(_, constant)| constant).collect();
        Ok(self.constant(ty, ConstKind::PtrAuth(parts)))
    }

    /// A number of `width` bits, as in ranges.
    pub fn range_bound(&mut self, width: u32) -> Result<Bits> {
        if self.tok() != Tok::Int {
            return self.expected("a number");
        }
        let text = self.lex.bytes();
        if !Bits::fits_decimal(width, text) {
            return self.error(format!("this number does not fit in {width} bits"));
        }
        let Some(bits) = Bits::from_decimal(width, text) else { return self.expected("a number") };
        self.advance();
        Ok(bits)
    }

    /// Inline assembly to be called with the function type `ty`; the current token is `asm`.
    pub fn inline_asm(&mut self) -> Result<InlineAsm> {
        self.advance();
        let side_effect = self.eat_word(b"sideeffect");
        let align_stack = self.eat_word(b"alignstack");
        let intel_dialect = self.eat_word(b"inteldialect");
        let unwind = self.eat_word(b"unwind");
        let assembly = self.expect_string("the assembly")?;
        self.comma()?;
        let constraints = self.expect_string("the constraints of the assembly")?;
        // The function type is known only after the arguments.
        let ty = TypeId::void();
        Ok(InlineAsm { ty, side_effect, align_stack, intel_dialect, unwind, assembly, constraints })
    }
}

/// `u0x...` and `s0x...`: the highest bit that is set in the second is its sign.
fn hex_int(width: u32, text: &[u8]) -> Option<Bits> {
    let digits = text.get(3..)?;
    let own_width = u32::try_from(digits.len()).ok()?.checked_mul(4)?.max(1);
    let bits = Bits::from_hex(own_width, digits)?;
    let resize = |bits: Bits, signed: bool| match (width > bits.width(), signed) {
        (false, _) => bits.truncate(width),
        (true, false) => bits.zero_extend(width),
        (true, true) => bits.sign_extend(width),
    };
    if text[0] != b's' {
        return Some(resize(bits, false));
    }
    let top = bits.words().iter().rposition(|&w| w != 0);
    let active = top.map_or(1, |i| 64 * i as u32 + 64 - bits.words()[i].leading_zeros());
    Some(resize(bits.truncate(active), true))
}
