//! Types.

use crate::lexer::Tok;
use crate::parser::{Parser, Pointers, Result};
use crate::references::TypeName;
use ir::{FloatKind, StructBody, Type, TypeId};

/// LLVM's limit on the width of integers.
const MAX_INT_WIDTH: u64 = 1 << 23;

impl Parser<'_> {
    /// Any type but `void`.
    #[inline]
    pub fn value_type(&mut self) -> Result<TypeId> {
        let pos = self.lex.start;
        let ty = self.any_type()?;
        if ty == TypeId::void() {
            return self.error_at(pos, "`void` is allowed only as the result of a function");
        }
        Ok(ty)
    }

    /// Any type.
    #[inline]
    pub fn any_type(&mut self) -> Result<TypeId> {
        let mut ty = self.type_prefix()?;
        match self.tok() {
            Tok::Star | Tok::LeftParen => ty = self.type_suffixes(ty)?,
            Tok::Word if self.lex.bytes() == b"addrspace" => ty = self.type_suffixes(ty)?,
            _ => {}
        }
        self.check_extents()?;
        Ok(ty)
    }

    /// A type that a parameter list may follow, without it: `ptr (...)` is for the caller to see.
    #[inline]
    fn type_prefix(&mut self) -> Result<TypeId> {
        match self.tok() {
            Tok::Word => self.word_type(),
            Tok::Local | Tok::QuotedLocal => {
                let symbol = self.module.strings.intern(&self.lex.name());
                let pos = self.lex.start;
                self.advance();
                Ok(self.named_type(TypeName::Name(symbol), pos))
            }
            Tok::NumberLocal => {
                let number = self.token_number()?;
                let pos = self.lex.start;
                self.advance();
                Ok(self.named_type(TypeName::Number(number), pos))
            }
            Tok::LeftBracket => self.nested(Self::array_type),
            Tok::Less => self.nested(Self::vector_or_packed_struct),
            Tok::LeftBrace => {
                let fields = self.nested(Self::struct_fields)?;
                Ok(self.module.types.intern(Type::Struct(StructBody { fields, packed: false })))
            }
            _ => self.expected("a type"),
        }
    }

    fn word_type(&mut self) -> Result<TypeId> {
        let word = self.lex.bytes();
        let ty = match word {
            b"i32" => TypeId::i32(),
            b"ptr" => {
                self.advance();
                return self.opaque_pointer();
            }
            b"i64" => TypeId::i64(),
            b"i8" => TypeId::i8(),
            b"i1" => TypeId::i1(),
            b"i16" => TypeId::i16(),
            b"void" => TypeId::void(),
            b"label" => TypeId::label(),
            b"metadata" => TypeId::metadata(),
            b"double" => TypeId::double(),
            b"float" => TypeId::float(),
            b"token" => TypeId::token(),
            b"half" => self.module.types.intern(Type::Float(FloatKind::Half)),
            b"bfloat" => self.module.types.intern(Type::Float(FloatKind::BFloat)),
            b"x86_fp80" => self.module.types.intern(Type::Float(FloatKind::X86Fp80)),
            b"fp128" => self.module.types.intern(Type::Float(FloatKind::Fp128)),
            b"ppc_fp128" => self.module.types.intern(Type::Float(FloatKind::PpcFp128)),
            b"x86_mmx" => self.module.types.intern(Type::X86Mmx),
            b"x86_amx" => self.module.types.intern(Type::X86Amx),
            b"target" => return self.nested(Self::target_type),
            [b'i', digits @ ..] if !digits.is_empty() && digits.iter().all(u8::is_ascii_digit) => {
                let width = std::str::from_utf8(digits).ok().and_then(|d| d.parse::<u64>().ok());
                match width {
                    Some(width @ 1..=MAX_INT_WIDTH) => self.module.types.intern(Type::Int(width as u32)),
                    _ => return self.error(format!("an integer has 1 to {MAX_INT_WIDTH} bits")),
                }
            }
            _ => return self.expected("a type"),
        };
        self.advance();
        Ok(ty)
    }

    fn opaque_pointer(&mut self) -> Result<TypeId> {
        let ty = if self.is_word(b"addrspace") {
            let addrspace = self.addrspace()?;
            self.module.types.intern(Type::Ptr { addrspace })
        } else {
            TypeId::ptr()
        };
        if self.tok() == Tok::Star {
            return self.error("`ptr` does not say what it points to: write `ptr`, not `ptr*`");
        }
        Ok(ty)
    }

    /// `*`, `addrspace(N)*` and `(parameters)`, as often as they follow.
    fn type_suffixes(&mut self, mut ty: TypeId) -> Result<TypeId> {
        let mut depth = 0;
        loop {
            depth += 1;
            if depth > crate::parser::MAX_NESTING {
                return self.error("too many `*` or parameter lists in one type");
            }
            match self.tok() {
                Tok::Star => {
                    self.advance();
                    ty = self.typed_pointer(ty, 0)?;
                }
                Tok::Word if self.lex.bytes() == b"addrspace" => {
                    let mark = self.lex.mark();
                    let addrspace = self.addrspace()?;
                    if self.tok() != Tok::Star {
                        self.lex.reset(mark);
                        return Ok(ty);
                    }
                    self.advance();
                    ty = self.typed_pointer(ty, addrspace)?;
                }
                Tok::LeftParen => ty = self.function_type(ty)?,
                _ => return Ok(ty),
            }
        }
    }

    fn typed_pointer(&mut self, pointee: TypeId, addrspace: u32) -> Result<TypeId> {
        if matches!(self.ty(pointee), Type::Void | Type::Label | Type::Metadata | Type::Token) {
            return self
                .error(format!("there is no pointer to {}; use i8* instead", self.type_text(pointee)));
        }
        let ty = match self.pointers {
            Pointers::Typed => Type::TypedPtr { pointee, addrspace },
            Pointers::Opaque => Type::Ptr { addrspace },
        };
        Ok(self.module.types.intern(ty))
    }

    fn function_type(&mut self, ret: TypeId) -> Result<TypeId> {
        if !self.is_return_type(ret) {
            return self.error(format!("a function cannot return {}", self.type_text(ret)));
        }
        let mut params = Vec::new();
        let vararg = self.param_list(|_, ty| {
            params.push(ty);
            Ok(())
        })?;
        Ok(self.module.types.function(ret, &params, vararg))
    }

    /// `( T ..., T ..., ... )`: calls `rest` after each parameter's type; whether it ends with `...`.
    pub fn param_list(&mut self, mut rest: impl FnMut(&mut Self, TypeId) -> Result<()>) -> Result<bool> {
        let mut vararg = false;
        self.paren_list(|p| {
            if vararg {
                return p.error("nothing may follow `...`");
            }
            if p.eat(Tok::Ellipsis) {
                vararg = true;
                return Ok(());
            }
            let pos = p.lex.start;
            let ty = p.nested(Self::any_type)?;
            if !p.is_param_type(ty) {
                return p.error_at(pos, format!("a parameter cannot be of type {}", p.type_text(ty)));
            }
            rest(p, ty)
        })?;
        Ok(vararg)
    }

    /// Whether a function may return it.
    pub fn is_return_type(&self, ty: TypeId) -> bool {
        !matches!(self.ty(ty), Type::Function { .. } | Type::Label | Type::Metadata)
    }

    /// Whether a parameter may have it.
    pub fn is_param_type(&self, ty: TypeId) -> bool {
        !matches!(self.ty(ty), Type::Function { .. } | Type::Void)
    }

    /// Whether an array, vector or structure may have elements of it.
    fn is_element_type(&self, ty: TypeId) -> bool {
        !matches!(
            self.ty(ty),
            Type::Function { .. } | Type::Void | Type::Label | Type::Metadata | Type::Token | Type::X86Amx
        )
    }

    fn element_type(&mut self) -> Result<TypeId> {
        let pos = self.lex.start;
        let ty = self.value_type()?;
        if !self.is_element_type(ty) {
            return self.error_at(pos, format!("{} cannot be an element", self.type_text(ty)));
        }
        Ok(ty)
    }

    fn array_type(&mut self) -> Result<TypeId> {
        self.advance();
        let len = self.expect_u64("the number of elements")?;
        self.expect_word("x")?;
        let elem = self.element_type()?;
        self.expect(Tok::RightBracket, "`]`")?;
        Ok(self.module.types.intern(Type::Array { len, elem }))
    }

    fn vector_or_packed_struct(&mut self) -> Result<TypeId> {
        self.advance();
        if self.tok() == Tok::LeftBrace {
            let fields = self.struct_fields()?;
            self.expect(Tok::Greater, "`>` after a packed structure")?;
            return Ok(self.module.types.intern(Type::Struct(StructBody { fields, packed: true })));
        }
        let scalable = self.eat_word(b"vscale");
        if scalable {
            self.expect_word("x")?;
        }
        let pos = self.lex.start;
        let len = self.expect_u32("the number of elements")?;
        if len == 0 {
            return self.error_at(pos, "a vector has at least one element");
        }
        self.expect_word("x")?;
        let pos = self.lex.start;
        let elem = self.value_type()?;
        if !matches!(self.ty(elem), Type::Int(_) | Type::Float(_) | Type::Ptr { .. } | Type::TypedPtr { .. })
        {
            return self
                .error_at(pos, format!("a vector cannot have elements of type {}", self.type_text(elem)));
        }
        self.expect(Tok::Greater, "`>` after a vector type")?;
        Ok(self.module.types.intern(Type::Vector { len, scalable, elem }))
    }

    /// `{ ... }` or `<{ ... }>`, if one is next; anything else is left alone.
    pub fn try_struct_body(&mut self) -> Result<Option<StructBody>> {
        match self.tok() {
            Tok::LeftBrace => Ok(Some(StructBody { fields: self.struct_fields()?, packed: false })),
            Tok::Less => {
                let mark = self.lex.mark();
                self.advance();
                if self.tok() != Tok::LeftBrace {
                    self.lex.reset(mark);
                    return Ok(None);
                }
                let fields = self.struct_fields()?;
                self.expect(Tok::Greater, "`>` after a packed structure")?;
                Ok(Some(StructBody { fields, packed: true }))
            }
            _ => Ok(None),
        }
    }

    fn struct_fields(&mut self) -> Result<Box<[TypeId]>> {
        self.expect(Tok::LeftBrace, "`{`")?;
        let mut fields = Vec::new();
        self.list_until(Tok::RightBrace, "`,` or `}`", |p| {
            fields.push(p.element_type()?);
            Ok(())
        })?;
        Ok(fields.into())
    }

    fn target_type(&mut self) -> Result<TypeId> {
        self.advance();
        self.expect(Tok::LeftParen, "`(`")?;
        let name = self.expect_string("the name of a target type")?;
        let (mut types, mut ints) = (Vec::new(), Vec::new());
        while self.eat(Tok::Comma) {
            if self.tok() == Tok::Int {
                ints.push(self.expect_u32("a parameter of a target type")?);
            } else if ints.is_empty() {
                types.push(self.any_type()?);
            } else {
                return self.expected("an integer, since types come before integers");
            }
        }
        self.expect(Tok::RightParen, "`,` or `)`")?;
        Ok(self.module.types.intern(Type::Target { name, types: types.into(), ints: ints.into() }))
    }

    /// `addrspace(N)`, or 0 if it is not there.
    pub fn optional_addrspace(&mut self, default: u32) -> Result<u32> {
        if self.is_word(b"addrspace") { self.addrspace() } else { Ok(default) }
    }

    fn addrspace(&mut self) -> Result<u32> {
        self.advance();
        self.expect(Tok::LeftParen, "`(`")?;
        let pos = self.lex.start;
        let space = if self.tok() == Tok::String {
            let space = match &*self.lex.name() {
                b"A" => self.layout.alloca_addrspace,
                b"G" => self.layout.globals_addrspace,
                b"P" => self.layout.program_addrspace,
                _ => return self.error("the symbolic address spaces are \"A\", \"G\" and \"P\""),
            };
            self.advance();
            space
        } else {
            self.expect_u32("an address space")?
        };
        if space >= 1 << 24 {
            return self.error_at(pos, "an address space is less than 2^24");
        }
        self.expect(Tok::RightParen, "`)`")?;
        Ok(space)
    }
}
