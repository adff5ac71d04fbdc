//! Operands: registers, and constants of every form.

use crate::lexer::Tok;
use crate::locals::LocalName;
use crate::parser::{Parser, Result};
use crate::references::GlobalName;
use crate::words::Opcode;
use arena::Id;
use bits::Bits;
use bits::float::{self, FloatFormat};
use ir::constant::InRange;
use ir::function::BlockId;
use ir::global::GlobalId;
use ir::inst::{CastOp, FloatPredicate, GepFlags, InlineAsm, IntPredicate, OpFlags};
use ir::{ConstExpr, ConstId, ConstKind, FloatKind, Type, TypeId, Value};

/// How `bits` calls a floating-point type.
pub fn float_format(kind: FloatKind) -> FloatFormat {
    match kind {
        FloatKind::Half => FloatFormat::Half,
        FloatKind::BFloat => FloatFormat::BFloat,
        FloatKind::Float => FloatFormat::Single,
        FloatKind::Double => FloatFormat::Double,
        FloatKind::X86Fp80 => FloatFormat::X87,
        FloatKind::Fp128 => FloatFormat::Quad,
        FloatKind::PpcFp128 => FloatFormat::PpcPair,
    }
}

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
                Some(double) => float::double_to(float_format(kind), double),
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
            _ => {
                Bits::from_hex(64, &text[2..]).and_then(|b| float::double_to(float_format(kind), b.low_u64()))
            }
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

    /// An expression that starts with an instruction's word, and its type.
    fn const_expr(&mut self, opcode: Opcode) -> Result<(TypeId, ConstExpr)> {
        let pos = self.lex.start;
        self.advance();
        match opcode {
            Opcode::Cast(op) => {
                self.expect(Tok::LeftParen, "`(`")?;
                let (from, value) = self.typed_const()?;
                self.expect_word("to")?;
                let to = self.value_type()?;
                self.expect(Tok::RightParen, "`)`")?;
                self.check_cast(op, from, to, pos)?;
                Ok((to, ConstExpr::Cast { op, value }))
            }
            Opcode::Binary(op) => {
                let flags = self.op_flags(OpFlags::NUW.union(OpFlags::NSW).union(OpFlags::EXACT));
                let [(ty, lhs), (other, rhs)] = self.const_operands()?;
                if ty != other {
                    return self.error_at(pos, "both operands must have one type");
                }
                let fits = if op.is_float() {
                    self.module.types.is_float_or_vector(ty)
                } else {
                    self.module.types.is_int_or_vector(ty)
                };
                if !fits {
                    return self
                        .error_at(pos, format!("`{}` does not work on {}", op.word(), self.type_text(ty)));
                }
                Ok((ty, ConstExpr::Binary { op, flags, lhs, rhs }))
            }
            Opcode::Gep => self.const_gep(pos),
            Opcode::ICmp => {
                let Some(predicate) = self.eat_one_of(IntPredicate::from_word) else {
                    return self.expected("a comparison such as `eq`");
                };
                let [(ty, lhs), (_, rhs)] = self.const_operands()?;
                Ok((self.comparison_type(ty), ConstExpr::ICmp { predicate, lhs, rhs }))
            }
            Opcode::FCmp => {
                let Some(predicate) = self.eat_one_of(FloatPredicate::from_word) else {
                    return self.expected("a comparison such as `oeq`");
                };
                let [(ty, lhs), (_, rhs)] = self.const_operands()?;
                Ok((self.comparison_type(ty), ConstExpr::FCmp { predicate, lhs, rhs }))
            }
            Opcode::FNeg => {
                let [(ty, value)] = self.const_operands()?;
                Ok((ty, ConstExpr::FNeg(value)))
            }
            Opcode::Select => {
                let [(_, cond), (ty, yes), (_, no)] = self.const_operands()?;
                Ok((ty, ConstExpr::Select([cond, yes, no])))
            }
            Opcode::ExtractElement => {
                let [(ty, vector), (_, index)] = self.const_operands()?;
                match *self.ty(ty) {
                    Type::Vector { elem, .. } => Ok((elem, ConstExpr::ExtractElement([vector, index]))),
                    _ => self.error_at(pos, "`extractelement` needs a vector"),
                }
            }
            Opcode::InsertElement => {
                let [(ty, vector), (element, value), (_, index)] = self.const_operands()?;
                if !matches!(*self.ty(ty), Type::Vector { elem, .. } if elem == element) {
                    return self.error_at(pos, "`insertelement` needs a vector and an element of it");
                }
                Ok((ty, ConstExpr::InsertElement([vector, value, index])))
            }
            Opcode::ShuffleVector => {
                let [(ty, a), (other, b), (mask_ty, mask)] = self.const_operands()?;
                if ty != other {
                    return self.error_at(pos, "both vectors must have one type");
                }
                let ty = self.shuffle_type(ty, mask_ty, pos)?;
                Ok((ty, ConstExpr::ShuffleVector([a, b, mask])))
            }
            Opcode::ExtractValue => {
                self.expect(Tok::LeftParen, "`(`")?;
                let (ty, value) = self.typed_const()?;
                let indices = self.index_list()?;
                self.expect(Tok::RightParen, "`)`")?;
                let ty = self.element_at(ty, &indices, pos)?;
                Ok((ty, ConstExpr::ExtractValue(value, indices)))
            }
            Opcode::InsertValue => {
                self.expect(Tok::LeftParen, "`(`")?;
                let (ty, aggregate) = self.typed_const()?;
                self.comma()?;
                let (_, value) = self.typed_const()?;
                let indices = self.index_list()?;
                self.expect(Tok::RightParen, "`)`")?;
                self.element_at(ty, &indices, pos)?;
                Ok((ty, ConstExpr::InsertValue([aggregate, value], indices)))
            }
            _ => self.error_at(pos, "this instruction cannot be a constant expression"),
        }
    }

    /// `( T a, T b, ... )`, exactly `N` of them.
    fn const_operands<const N: usize>(&mut self) -> Result<[(TypeId, ConstId); N]> {
        let pos = self.lex.start;
        let mut operands = Vec::with_capacity(N);
        self.paren_list(|p| {
            operands.push(p.typed_const()?);
            Ok(())
        })?;
        match operands.try_into() {
            Ok(operands) => Ok(operands),
            Err(_) => self.error_at(pos, format!("this expression has {N} operands")),
        }
    }

    fn const_gep(&mut self, pos: usize) -> Result<(TypeId, ConstExpr)> {
        let flags = self.gep_flags();
        let mut in_range = None;
        if self.eat_word(b"inrange") {
            self.expect(Tok::LeftParen, "`(`")?;
            let low = self.range_bound(64)?;
            self.comma()?;
            let high = self.range_bound(64)?;
            self.expect(Tok::RightParen, "`)`")?;
            if low.signed_cmp(&high).is_ge() {
                return self.error_at(pos, "`inrange` needs a lower bound below its upper bound");
            }
            in_range = Some(InRange::Offsets(low, high));
        }
        self.expect(Tok::LeftParen, "`(`")?;
        let source = self.value_type()?;
        let mut operands = Vec::new();
        while self.eat(Tok::Comma) {
            if self.eat_word(b"inrange") {
                in_range = Some(InRange::Index(operands.len().saturating_sub(1) as u32));
            }
            operands.push(self.typed_const()?);
        }
        self.expect(Tok::RightParen, "`,` or `)`")?;
        let Some((&(base_ty, base), rest)) = operands.split_first() else {
            return self.error_at(pos, "`getelementptr` needs a pointer");
        };
        let indices: Box<[ConstId]> = rest.iter().map(|(_, constant)| *constant).collect();
        let values: Vec<(TypeId, Value)> =
            rest.iter().map(|&(ty, constant)| (ty, Value::Const(constant))).collect();
        let ty = self.gep_type(source, base_ty, &values, pos)?;
        Ok((ty, ConstExpr::Gep { flags, in_range, source, base, indices }))
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

    /// Whether a conversion makes sense, in the reader's eyes: the kinds of its operand and result fit it.
    pub fn check_cast(&self, op: CastOp, from: TypeId, to: TypeId, pos: usize) -> Result<()> {
        if ir::rules::cast_is_valid(&self.module.types, op, from, to) {
            return Ok(());
        }
        let message =
            format!("`{}` cannot turn {} into {}", op.word(), self.type_text(from), self.type_text(to));
        self.error_at(pos, message)
    }

    pub fn gep_flags(&mut self) -> GepFlags {
        let mut flags = GepFlags::NONE;
        while let Some(flag) = self.eat_one_of(|word| find_flag(GepFlags::WORDS, word)) {
            flags.insert(flag);
        }
        if flags.has(GepFlags::INBOUNDS) {
            flags.insert(GepFlags::NUSW);
        }
        flags
    }

    /// Passes the flags among `allowed` that are next.
    #[inline]
    pub fn op_flags(&mut self, allowed: OpFlags) -> OpFlags {
        let mut flags = OpFlags::NONE;
        while self.tok() == Tok::Word {
            let word = self.lex.bytes();
            let flag = if word == b"fast" { Some(OpFlags::FAST) } else { find_flag(OpFlags::WORDS, word) };
            match flag {
                Some(flag) if allowed.has(flag) => flags.insert(flag),
                _ => break,
            }
            self.advance();
        }
        flags
    }
}

fn find_flag<F: Copy>(words: &[(F, &str)], word: &[u8]) -> Option<F> {
    words.iter().find(|(_, w)| w.as_bytes() == word).map(|(flag, _)| *flag)
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
