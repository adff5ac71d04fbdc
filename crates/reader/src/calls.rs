//! Calls: `call`, `invoke`, `callbr`.

use crate::lexer::Tok;
use crate::locals::LocalName;
use crate::parser::{Parser, Pointers, Result};
use crate::references::GlobalName;
use ir::attribute::AttrSetId;
use ir::function::DebugRecordKind;
use ir::inst::{Arg, Bundle, Call, CallBr, CallConv, CallSite, InlineAsm, Invoke, OpFlags, TailKind};
use ir::{ConstKind, Op, Type, TypeId, Value};

/// What is called, before the arguments say with which type.
enum Callee {
    Global(GlobalName, usize),
    Local(LocalName, usize),
    /// `no_cfi @f` if true, else `dso_local_equivalent @f`.
    Variant(GlobalName, bool, usize),
    Asm(InlineAsm),
    Value(Value),
}

impl Parser<'_> {
    pub fn call(&mut self, tail: TailKind) -> Result<(Op, TypeId)> {
        let flags = self.op_flags(OpFlags::FAST);
        let pos = self.lex.start;
        let (site, ty) = self.call_site(tail == TailKind::MustTail)?;
        if !flags.is_empty() && !self.may_be_fast(ty) {
            return self.error_at(pos, "fast-math flags need a floating-point result");
        }
        Ok((Op::Call(Box::new(Call { tail, flags, site })), ty))
    }

    /// Whether fast-math flags mean something for a result of this type.
    fn may_be_fast(&self, mut ty: TypeId) -> bool {
        if let Some(body) = self.module.types.struct_body(ty) {
            // A literal structure of one repeated type counts.
            match body.fields.split_first() {
                Some((first, rest)) if rest.iter().all(|field| field == first) => ty = *first,
                _ => return false,
            }
        }
        while let Type::Array { elem, .. } = *self.ty(ty) {
            ty = elem;
        }
        self.module.types.is_float_or_vector(ty)
    }

    pub fn invoke(&mut self) -> Result<(Op, TypeId)> {
        let (site, ty) = self.call_site(false)?;
        self.expect_word("to")?;
        let normal = self.typed_block()?;
        self.expect_word("unwind")?;
        let unwind = self.typed_block()?;
        Ok((Op::Invoke(Box::new(Invoke { site, normal, unwind })), ty))
    }

    pub fn callbr(&mut self) -> Result<(Op, TypeId)> {
        let (site, ty) = self.call_site(false)?;
        self.expect_word("to")?;
        let fallthrough = self.typed_block()?;
        let indirect = self.block_list()?;
        Ok((Op::CallBr(Box::new(CallBr { site, fallthrough, indirect })), ty))
    }

    /// A calling convention, or C's.
    pub fn calling_convention(&mut self) -> Result<CallConv> {
        if self.tok() != Tok::Word {
            return Ok(CallConv::C);
        }
        let word = self.lex.bytes();
        if word == b"cc" {
            self.advance();
            let pos = self.lex.start;
            let number = self.expect_u64("the number of a calling convention")?;
            return match u16::try_from(number) {
                Ok(number) if number < 1024 => Ok(CallConv(number)),
                _ => self.error_at(pos, "a calling convention is less than 1024"),
            };
        }
        if let Some(digits) = word.strip_prefix(b"cc")
            && !digits.is_empty()
            && digits.iter().all(u8::is_ascii_digit)
        {
            // LLVM reads `cc10` as `cc 10`.
            let number = std::str::from_utf8(digits).ok().and_then(|d| d.parse().ok());
            let Some(number) = number.filter(|&n: &u16| n < 1024) else {
                return self.error("a calling convention is less than 1024");
            };
            self.advance();
            return Ok(CallConv(number));
        }
        // All conventions end in `cc` or start with the name of a target.
        if !word.ends_with(b"cc") && !word.contains(&b'_') {
            return Ok(CallConv::C);
        }
        Ok(self.eat_one_of(CallConv::from_word).unwrap_or(CallConv::C))
    }

    fn call_site(&mut self, must_tail: bool) -> Result<(CallSite, TypeId)> {
        let cc = self.calling_convention()?;
        let ret_attrs = self.return_attrs()?;
        let addrspace = self.optional_addrspace(self.layout.program_addrspace)?;
        let type_pos = self.lex.start;
        let written = self.any_type()?;
        let callee = self.callee(addrspace)?;
        let mut args = Vec::new();
        let args_pos = self.lex.start;
        self.arguments(must_tail, &mut args)?;
        let fn_attrs = self.call_attrs()?;
        let bundles = self.bundles()?;

        let fn_ty = self.called_type(written, &args, type_pos)?;
        let ret = self.check_arguments(fn_ty, &args, args_pos)?;
        let callee = self.resolve_callee(callee, fn_ty, addrspace)?;
        let site = CallSite { cc, ret_attrs, addrspace, fn_ty, callee, args: args.into(), fn_attrs, bundles };
        Ok((site, ret))
    }

    /// The function type of a call: written in full, or made of the result and the arguments.
    fn called_type(&mut self, written: TypeId, args: &[Arg], pos: usize) -> Result<TypeId> {
        if let Type::Function { .. } = self.ty(written) {
            return Ok(written);
        }
        if !self.is_return_type(written) {
            return self.error_at(pos, format!("a function cannot return {}", self.type_text(written)));
        }
        let params: Vec<TypeId> = args.iter().map(|arg| arg.ty).collect();
        Ok(self.module.types.function(written, &params, false))
    }

    /// The result type, if the arguments fit.
    fn check_arguments(&mut self, fn_ty: TypeId, args: &[Arg], pos: usize) -> Result<TypeId> {
        let Type::Function { ret, params, vararg } = self.ty(fn_ty) else {
            return self.error_at(pos, "only a function can be called");
        };
        let fits = params.iter().zip(args).position(|(param, arg)| *param != arg.ty);
        if let Some(place) = fits {
            let (wanted, found) = (self.type_text(params[place]), self.type_text(args[place].ty));
            return self.error_at(
                pos,
                format!("argument {} is {found}, but the function takes {wanted}", place + 1),
            );
        }
        if args.len() < params.len() || args.len() > params.len() && !vararg {
            let message =
                format!("this call has {} arguments, but the function takes {}", args.len(), params.len());
            return self.error_at(pos, message);
        }
        Ok(*ret)
    }

    fn callee(&mut self, addrspace: u32) -> Result<Callee> {
        let pos = self.lex.start;
        match self.tok() {
            Tok::Global | Tok::QuotedGlobal | Tok::NumberGlobal => {
                Ok(Callee::Global(self.global_name()?, pos))
            }
            Tok::Local | Tok::QuotedLocal | Tok::NumberLocal => {
                let name = self.local_name()?;
                self.advance();
                Ok(Callee::Local(name, pos))
            }
            Tok::Word if self.lex.bytes() == b"asm" => Ok(Callee::Asm(self.inline_asm()?)),
            Tok::Word if matches!(self.lex.bytes(), b"dso_local_equivalent" | b"no_cfi") => {
                let no_cfi = self.is_word(b"no_cfi");
                self.advance();
                let pos = self.lex.start;
                Ok(Callee::Variant(self.global_name()?, no_cfi, pos))
            }
            _ if self.pointers == Pointers::Typed => {
                // The type of such a callee is that of the expression: only a cast says which.
                let ty = self.typed_callee()?;
                Ok(Callee::Value(self.value(ty)?))
            }
            _ => {
                let ty = self.module.types.intern(Type::Ptr { addrspace });
                Ok(Callee::Value(self.value(ty)?))
            }
        }
    }

    /// The type of a callee that is an expression, in a module with typed pointers.
    fn typed_callee(&mut self) -> Result<TypeId> {
        if self.tok() == Tok::Word && matches!(self.lex.bytes(), b"null" | b"undef" | b"poison") {
            let function = self.module.types.function(TypeId::void(), &[], false);
            return Ok(self.module.types.intern(Type::TypedPtr { pointee: function, addrspace: 0 }));
        }
        match self.cast_target_ahead() {
            Some(ty) => Ok(ty),
            None => self.expected("something to call"),
        }
    }

    fn resolve_callee(&mut self, callee: Callee, fn_ty: TypeId, addrspace: u32) -> Result<Value> {
        let pointer = self.pointer_to(fn_ty, addrspace);
        match callee {
            Callee::Value(value) => Ok(value),
            Callee::Asm(asm) => Ok(Value::Asm(self.module.asms.push(InlineAsm { ty: fn_ty, ..asm }))),
            Callee::Local(name, pos) => {
                let ty = match self.known_local_type(name) {
                    Some(ty) if self.pointers_may_agree(ty, pointer) => ty,
                    _ => pointer,
                };
                self.local_by_name(name, ty, pos)
            }
            Callee::Variant(name, no_cfi, pos) => {
                let slot = self.global_slot(name, pos, pointer);
                let kind = if no_cfi { ConstKind::NoCfi(slot) } else { ConstKind::DsoLocalEquivalent(slot) };
                Ok(Value::Const(self.constant(pointer, kind)))
            }
            Callee::Global(name, pos) => {
                let slot = self.global_slot(name, pos, pointer);
                match self.globals.defined(slot) {
                    Some(place) => {
                        let has = self.module.globals[place].addrspace;
                        if has != addrspace {
                            let message = format!("the callee lives in address space {has}, not {addrspace}");
                            return self.error_at(pos, message);
                        }
                    }
                    None => self.note_call(slot, fn_ty),
                }
                if let GlobalName::Name(symbol) = name
                    && DebugRecordKind::from_intrinsic(self.module.strings.bytes(symbol)).is_some()
                {
                    if self.debug_records {
                        let message =
                            "a module has debug records or calls of `llvm.dbg` intrinsics, not both";
                        return self.error_at(pos, message);
                    }
                    self.debug_calls = true;
                }
                Ok(Value::Const(self.constant(pointer, ConstKind::Global(slot))))
            }
        }
    }

    fn arguments(&mut self, must_tail: bool, args: &mut Vec<Arg>) -> Result<()> {
        self.expect(Tok::LeftParen, "`(` and the arguments")?;
        let mut ended = false;
        self.list_until(Tok::RightParen, "`,` or `)`", |p| {
            if ended {
                return p.error("nothing may follow `...`");
            }
            if p.tok() == Tok::Ellipsis {
                if !must_tail || !p.function_is_vararg() {
                    return p.error("only a `musttail` call in a function with `...` passes its `...` on");
                }
                p.advance();
                ended = true;
                return Ok(());
            }
            let ty = p.value_type()?;
            if ty == TypeId::metadata() {
                args.push(Arg { ty, attrs: None, value: p.value(ty)? });
                return Ok(());
            }
            let attrs: Option<AttrSetId> = p.param_attrs()?;
            args.push(Arg { ty, attrs, value: p.value(ty)? });
            Ok(())
        })?;
        if must_tail && !ended && self.function_is_vararg() {
            return self.error("a `musttail` call in a function with `...` must pass its `...` on");
        }
        Ok(())
    }

    fn bundles(&mut self) -> Result<Box<[Bundle]>> {
        if !self.eat(Tok::LeftBracket) {
            return Ok(Box::new([]));
        }
        let mut bundles = Vec::new();
        self.list_until(Tok::RightBracket, "`,` or `]`", |p| {
            let tag = p.expect_string("the tag of an operand bundle")?;
            let mut inputs = Vec::new();
            p.paren_list(|p| {
                inputs.push(p.typed_value()?);
                Ok(())
            })?;
            bundles.push(Bundle { tag, inputs: inputs.into() });
            Ok(())
        })?;
        if bundles.is_empty() {
            return self.error("a list of operand bundles cannot be empty");
        }
        Ok(bundles.into())
    }
}
