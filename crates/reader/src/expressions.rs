//! Constant expressions, and the flags that they share with instructions.

use crate::lexer::Tok;
use crate::parser::{Parser, Result};
use crate::words::Opcode;
use ir::constant::InRange;
use ir::inst::{CastOp, FloatPredicate, GepFlags, IntPredicate, OpFlags};
use ir::{ConstExpr, ConstId, Type, TypeId, Value};

impl Parser<'_> {
    /// An expression that starts with an instruction's word, and its type.
    pub fn const_expr(&mut self, opcode: Opcode) -> Result<(TypeId, ConstExpr)> {
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

    /// What the expression ahead is converted to by its outermost cast, if it is one; nothing is passed.
    pub fn cast_target_ahead(&mut self) -> Option<TypeId> {
        let mark = self.lex.mark();
        let found = self.skip_to_cast_target();
        self.lex.reset(mark);
        found
    }

    fn skip_to_cast_target(&mut self) -> Option<TypeId> {
        let mut depth = 0;
        loop {
            self.advance();
            match self.tok() {
                Tok::LeftParen => depth += 1,
                Tok::RightParen => depth -= 1,
                Tok::Word if depth == 1 && self.lex.bytes() == b"to" => {
                    self.advance();
                    return self.value_type().ok();
                }
                Tok::Eof | Tok::Bad => return None,
                _ => {}
            }
            if depth <= 0 {
                return None;
            }
        }
    }

    /// `( T a, T b, ... )`, exactly `N` of them.
    pub fn const_operands<const N: usize>(&mut self) -> Result<[(TypeId, ConstId); N]> {
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

    pub fn const_gep(&mut self, pos: usize) -> Result<(TypeId, ConstExpr)> {
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
