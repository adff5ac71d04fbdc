//! Instructions, calls excepted.

use crate::lexer::Tok;
use crate::parser::{Parser, Result};
use crate::words::Opcode;
use ir::function::{Attachment, BlockId, InstId};
use ir::inst::{
    BinaryOp, CastOp, CatchSwitch, Clause, FloatPredicate, InsertValue, IntPredicate, LandingPad, OpFlags,
    Ordering, Switch, TailKind,
};
use ir::{ConstKind, Inst, Op, Type, TypeId};
use source::Pos;

impl Parser<'_> {
    /// One instruction with its name, attachments and the debug records before it.
    pub fn instruction(&mut self) -> Result<bool> {
        while self.tok() == Tok::Hash {
            if self.debug_calls {
                return self.error("a module has debug records or calls of `llvm.dbg` intrinsics, not both");
            }
            self.debug_records = true;
            let record = self.debug_record()?;
            let before = self.function.body.insts.next_id();
            self.function.body.records.push((before, record));
        }
        let pos = self.lex.start;
        let name = match self.tok() {
            Tok::NumberLocal | Tok::Local | Tok::QuotedLocal => {
                let name = self.local_name()?;
                self.advance();
                self.expect(Tok::Equal, "`=` after the name of a result")?;
                Some(name)
            }
            _ => None,
        };
        let op_pos = self.lex.start;
        let opcode = match self.tok() {
            Tok::Word => self.words.opcode(self.lex.bytes()),
            _ => None,
        };
        let Some(opcode) = opcode else { return self.expected("an instruction") };
        self.advance();
        let (op, ty) = self.operation(opcode, op_pos)?;
        let id = self.function.body.insts.next_id();
        let dbg = if self.tok() == Tok::Comma { self.inst_attachments(id)? } else { None };
        let terminator = op.is_terminator();
        let result = if ty == TypeId::void() {
            if name.is_some() {
                return self.error_at(pos, "an instruction without a result cannot have a name");
            }
            None
        } else {
            Some(self.define_local(name, ty, Some(id), pos)?)
        };
        self.push_inst(Inst { op, result, dbg, pos: Pos(op_pos as u32) });
        Ok(terminator)
    }

    /// `, !kind !node` as often as it follows; the node of `!dbg` is returned.
    fn inst_attachments(&mut self, inst: InstId) -> Result<Option<ir::MdId>> {
        let mut dbg = None;
        while self.eat(Tok::Comma) {
            if self.tok() != Tok::MdName {
                return self.expected("metadata after `,`");
            }
            if self.lex.bytes() == b"!dbg" {
                self.advance();
                let node = self.md_node()?;
                if dbg.replace(node).is_some() {
                    return self.error("an instruction has one `!dbg` at most");
                }
            } else {
                let attachment = self.attachment()?;
                self.function.body.attachments.push((inst, attachment));
            }
        }
        Ok(dbg)
    }

    /// `!kind !node`.
    pub fn attachment(&mut self) -> Result<Attachment> {
        let kind = self.module.strings.intern(&self.lex.name());
        self.advance();
        Ok(Attachment { kind, node: self.md_node()? })
    }

    /// What the instruction does, and the type of its result.
    #[inline]
    fn operation(&mut self, opcode: Opcode, pos: usize) -> Result<(Op, TypeId)> {
        let void = TypeId::void();
        Ok(match opcode {
            Opcode::Load => return self.load(),
            Opcode::Store => (self.store()?, void),
            Opcode::Call => return self.call(TailKind::None),
            Opcode::Br => (self.br()?, void),
            Opcode::Gep => return self.gep(),
            Opcode::Binary(op) => return self.binary(op, pos),
            Opcode::ICmp => return self.icmp(),
            Opcode::Cast(op) => return self.cast(op, pos),
            Opcode::Alloca => return self.alloca(),
            Opcode::Ret => (self.ret()?, void),
            Opcode::Phi => return self.phi(pos),
            Opcode::Tail | Opcode::MustTail | Opcode::NoTail => {
                self.expect_word("call")?;
                return self.call(match opcode {
                    Opcode::Tail => TailKind::Tail,
                    Opcode::MustTail => TailKind::MustTail,
                    _ => TailKind::NoTail,
                });
            }
            Opcode::Switch => (self.switch()?, void),
            Opcode::Select => return self.select(),
            Opcode::FCmp => return self.fcmp(),
            Opcode::FNeg => {
                let flags = self.op_flags(OpFlags::FAST);
                let (ty, value) = self.typed_value()?;
                if !self.module.types.is_float_or_vector(ty) {
                    return self.error_at(pos, format!("`fneg` does not work on {}", self.type_text(ty)));
                }
                (Op::FNeg { flags, value }, ty)
            }
            Opcode::Freeze => {
                let (ty, value) = self.typed_value()?;
                (Op::Freeze(value), ty)
            }
            Opcode::Unreachable => (Op::Unreachable, void),
            Opcode::IndirectBr => {
                let (_, address) = self.typed_value()?;
                self.comma()?;
                let targets = self.block_list()?;
                (Op::IndirectBr { address, targets }, void)
            }
            Opcode::Invoke => return self.invoke(),
            Opcode::CallBr => return self.callbr(),
            Opcode::Resume => (Op::Resume(self.typed_value()?.1), void),
            Opcode::CleanupRet => {
                self.expect_word("from")?;
                let pad = self.value(TypeId::token())?;
                (Op::CleanupRet { pad, unwind: self.unwind_target()? }, void)
            }
            Opcode::CatchRet => {
                self.expect_word("from")?;
                let pad = self.value(TypeId::token())?;
                self.expect_word("to")?;
                (Op::CatchRet { pad, to: self.typed_block()? }, void)
            }
            Opcode::CatchSwitch => {
                self.expect_word("within")?;
                let within = self.value(TypeId::token())?;
                let handlers = self.block_list()?;
                let unwind = self.unwind_target()?;
                (Op::CatchSwitch(Box::new(CatchSwitch { within, handlers, unwind })), TypeId::token())
            }
            Opcode::CatchPad | Opcode::CleanupPad => return self.pad(opcode),
            Opcode::LandingPad => return self.landing_pad(),
            Opcode::ExtractElement => {
                let (ty, vector) = self.typed_value()?;
                self.comma()?;
                let (_, index) = self.typed_value()?;
                let Type::Vector { elem, .. } = *self.ty(ty) else {
                    return self.error_at(pos, "`extractelement` needs a vector");
                };
                (Op::ExtractElement { vector, index }, elem)
            }
            Opcode::InsertElement => {
                let (ty, vector) = self.typed_value()?;
                self.comma()?;
                let (_, element) = self.typed_value()?;
                self.comma()?;
                let (_, index) = self.typed_value()?;
                (Op::InsertElement { vector, element, index }, ty)
            }
            Opcode::ShuffleVector => {
                let (ty, a) = self.typed_value()?;
                self.comma()?;
                let (other, b) = self.typed_value()?;
                self.comma()?;
                let (mask_ty, mask) = self.typed_const()?;
                if ty != other {
                    return self.error_at(pos, "both vectors must have one type");
                }
                let ty = self.shuffle_type(ty, mask_ty, pos)?;
                (Op::ShuffleVector { a, b, mask }, ty)
            }
            Opcode::ExtractValue => {
                let (ty, aggregate) = self.typed_value()?;
                let indices = self.index_list()?;
                let ty = self.element_at(ty, &indices, pos)?;
                (Op::ExtractValue { aggregate, indices }, ty)
            }
            Opcode::InsertValue => {
                let (ty, aggregate) = self.typed_value()?;
                self.comma()?;
                let (element_ty, element) = self.typed_value()?;
                let indices = self.index_list()?;
                let wanted = self.element_at(ty, &indices, pos)?;
                if wanted != element_ty {
                    let message = format!(
                        "the element is {}, but its place is for {}",
                        self.type_text(element_ty),
                        self.type_text(wanted)
                    );
                    return self.error_at(pos, message);
                }
                (Op::InsertValue(Box::new(InsertValue { aggregate, element, indices })), ty)
            }
            Opcode::Fence => {
                let scope = self.sync_scope()?;
                let Some(ordering) = self.ordering() else { return self.expected("a memory ordering") };
                if matches!(ordering, Ordering::Unordered | Ordering::Monotonic) {
                    return self.error_at(pos, format!("a fence cannot be {}", ordering.word()));
                }
                (Op::Fence { ordering, scope }, void)
            }
            Opcode::CmpXchg => return self.cmpxchg(pos),
            Opcode::AtomicRmw => return self.atomicrmw(pos),
            Opcode::VaArg => {
                let (_, list) = self.typed_value()?;
                self.comma()?;
                let ty = self.value_type()?;
                (Op::VaArg { list, ty }, ty)
            }
        })
    }

    fn ret(&mut self) -> Result<Op> {
        let pos = self.lex.start;
        let ty = self.any_type()?;
        let wanted = self.function_return_type();
        if ty != wanted {
            let message =
                format!("this function returns {}, not {}", self.type_text(wanted), self.type_text(ty));
            return self.error_at(pos, message);
        }
        if ty == TypeId::void() {
            return Ok(Op::Ret(None));
        }
        Ok(Op::Ret(Some(self.value(ty)?)))
    }

    fn br(&mut self) -> Result<Op> {
        if self.is_word(b"label") {
            return Ok(Op::Br(self.typed_block()?));
        }
        let pos = self.lex.start;
        let (ty, cond) = self.typed_value()?;
        if ty != TypeId::i1() {
            return self.error_at(pos, format!("a branch needs an i1, not {}", self.type_text(ty)));
        }
        self.comma()?;
        let then = self.typed_block()?;
        self.comma()?;
        let otherwise = self.typed_block()?;
        Ok(Op::CondBr { cond, then, otherwise })
    }

    /// `label %name`.
    pub fn typed_block(&mut self) -> Result<BlockId> {
        if !self.eat_word(b"label") {
            return self.expected("`label`");
        }
        self.block()
    }

    /// `%name` of a block.
    fn block(&mut self) -> Result<BlockId> {
        let pos = self.lex.start;
        let name = self.local_name()?;
        self.advance();
        self.block_by_name(name, pos)
    }

    /// `[label %a, label %b]`.
    pub fn block_list(&mut self) -> Result<Box<[BlockId]>> {
        self.expect(Tok::LeftBracket, "`[`")?;
        let mut blocks = Vec::new();
        self.list_until(Tok::RightBracket, "`,` or `]`", |p| {
            blocks.push(p.typed_block()?);
            Ok(())
        })?;
        Ok(blocks.into())
    }

    /// `unwind to caller` or `unwind label %a`.
    fn unwind_target(&mut self) -> Result<Option<BlockId>> {
        self.expect_word("unwind")?;
        if self.eat_word(b"to") {
            self.expect_word("caller")?;
            return Ok(None);
        }
        Ok(Some(self.typed_block()?))
    }

    fn switch(&mut self) -> Result<Op> {
        let pos = self.lex.start;
        let (ty, value) = self.typed_value()?;
        if !self.module.types.is_int(ty) {
            return self.error_at(pos, format!("`switch` needs an integer, not {}", self.type_text(ty)));
        }
        self.comma()?;
        let default = self.typed_block()?;
        self.expect(Tok::LeftBracket, "`[` before the cases")?;
        let mut cases = Vec::new();
        while !self.eat(Tok::RightBracket) {
            let pos = self.lex.start;
            let (case_ty, case) = self.typed_const()?;
            if case_ty != ty || !is_int_constant(&self.module.constants[case].kind) {
                return self.error_at(pos, format!("a case is an integer of type {}", self.type_text(ty)));
            }
            self.comma()?;
            cases.push((case, self.typed_block()?));
        }
        Ok(Op::Switch(Box::new(Switch { value, default, cases })))
    }

    fn binary(&mut self, op: BinaryOp, pos: usize) -> Result<(Op, TypeId)> {
        use BinaryOp::*;
        let allowed = match op {
            Add | Sub | Mul | Shl => OpFlags::NUW.union(OpFlags::NSW),
            UDiv | SDiv | LShr | AShr => OpFlags::EXACT,
            Or => OpFlags::DISJOINT,
            FAdd | FSub | FMul | FDiv | FRem => OpFlags::FAST,
            URem | SRem | And | Xor => OpFlags::NONE,
        };
        let flags = self.op_flags(allowed);
        let (ty, lhs) = self.typed_value()?;
        let types = &self.module.types;
        let fits = if op.is_float() { types.is_float_or_vector(ty) } else { types.is_int_or_vector(ty) };
        if !fits {
            return self.error_at(pos, format!("`{}` does not work on {}", op.word(), self.type_text(ty)));
        }
        self.comma()?;
        let rhs = self.value(ty)?;
        Ok((Op::Binary { op, flags, lhs, rhs }, ty))
    }

    /// `i1`, or a vector of it for a vector.
    pub fn comparison_type(&mut self, operand: TypeId) -> TypeId {
        match *self.ty(operand) {
            Type::Vector { len, scalable, .. } => {
                self.module.types.intern(Type::Vector { len, scalable, elem: TypeId::i1() })
            }
            _ => TypeId::i1(),
        }
    }

    fn icmp(&mut self) -> Result<(Op, TypeId)> {
        let flags = self.op_flags(OpFlags::SAMESIGN);
        let Some(predicate) = self.eat_one_of(IntPredicate::from_word) else {
            return self.expected("a comparison such as `eq`");
        };
        let pos = self.lex.start;
        let (ty, lhs) = self.typed_value()?;
        if !self.module.types.is_int_or_vector(ty) && !self.module.types.is_ptr_or_vector(ty) {
            return self.error_at(pos, format!("`icmp` does not work on {}", self.type_text(ty)));
        }
        self.comma()?;
        let rhs = self.value(ty)?;
        Ok((Op::ICmp { predicate, flags, lhs, rhs }, self.comparison_type(ty)))
    }

    fn fcmp(&mut self) -> Result<(Op, TypeId)> {
        let flags = self.op_flags(OpFlags::FAST);
        let Some(predicate) = self.eat_one_of(FloatPredicate::from_word) else {
            return self.expected("a comparison such as `oeq`");
        };
        let pos = self.lex.start;
        let (ty, lhs) = self.typed_value()?;
        if !self.module.types.is_float_or_vector(ty) {
            return self.error_at(pos, format!("`fcmp` does not work on {}", self.type_text(ty)));
        }
        self.comma()?;
        let rhs = self.value(ty)?;
        Ok((Op::FCmp { predicate, flags, lhs, rhs }, self.comparison_type(ty)))
    }

    fn cast(&mut self, op: CastOp, pos: usize) -> Result<(Op, TypeId)> {
        let allowed = match op {
            CastOp::Trunc => OpFlags::NUW.union(OpFlags::NSW),
            CastOp::ZExt | CastOp::UiToFp => OpFlags::NNEG,
            CastOp::FpTrunc | CastOp::FpExt => OpFlags::FAST,
            _ => OpFlags::NONE,
        };
        let flags = self.op_flags(allowed);
        let (from, value) = self.typed_value()?;
        self.expect_word("to")?;
        let to = self.value_type()?;
        self.check_cast(op, from, to, pos)?;
        Ok((Op::Cast { op, flags, value, to }, to))
    }

    fn select(&mut self) -> Result<(Op, TypeId)> {
        let flags = self.op_flags(OpFlags::FAST);
        let (_, cond) = self.typed_value()?;
        self.comma()?;
        let (ty, yes) = self.typed_value()?;
        self.comma()?;
        let pos = self.lex.start;
        let (other, no) = self.typed_value()?;
        if ty != other {
            return self.error_at(pos, format!("both choices must be {}", self.type_text(ty)));
        }
        Ok((Op::Select { flags, cond, yes, no }, ty))
    }

    fn phi(&mut self, pos: usize) -> Result<(Op, TypeId)> {
        let flags = self.op_flags(OpFlags::FAST);
        let ty = self.value_type()?;
        if !self.module.types.is_first_class(ty) {
            return self.error_at(pos, format!("a phi cannot have the type {}", self.type_text(ty)));
        }
        let mut incoming = Vec::new();
        let mut more = self.tok() == Tok::LeftBracket;
        while more {
            self.expect(Tok::LeftBracket, "`[`")?;
            let value = self.value(ty)?;
            self.comma()?;
            let block = self.block()?;
            self.expect(Tok::RightBracket, "`]`")?;
            incoming.push((value, block));
            let mark = self.lex.mark();
            more = self.eat(Tok::Comma);
            if more && self.tok() == Tok::MdName {
                self.lex.reset(mark);
                more = false;
            }
        }
        Ok((Op::Phi { flags, ty, incoming: incoming.into() }, ty))
    }

    /// `, 1, 2` until something else follows.
    pub fn index_list(&mut self) -> Result<Box<[u32]>> {
        let mut indices = Vec::new();
        while self.tok() == Tok::Comma {
            let mark = self.lex.mark();
            self.advance();
            if self.tok() == Tok::MdName && !indices.is_empty() {
                self.lex.reset(mark);
                break;
            }
            indices.push(self.expect_u32("an index")?);
        }
        if indices.is_empty() {
            return self.expected("`,` and an index");
        }
        Ok(indices.into())
    }

    /// The type of an element inside an aggregate.
    pub fn element_at(&self, aggregate: TypeId, indices: &[u32], pos: usize) -> Result<TypeId> {
        let mut ty = aggregate;
        for &index in indices {
            match self.module.types.element(ty, index as u64) {
                Some(element) => ty = element,
                None => return self.error_at(pos, format!("{} has no element {index}", self.type_text(ty))),
            }
        }
        Ok(ty)
    }

    /// The type of a shuffle of two vectors of type `ty`.
    pub fn shuffle_type(&mut self, ty: TypeId, mask: TypeId, pos: usize) -> Result<TypeId> {
        match (self.ty(ty), self.ty(mask)) {
            (
                &Type::Vector { elem, scalable, .. },
                &Type::Vector { len, elem: i32, scalable: mask_scalable },
            ) if i32 == TypeId::i32() && scalable == mask_scalable => {
                Ok(self.module.types.intern(Type::Vector { len, scalable, elem }))
            }
            _ => self.error_at(pos, "`shufflevector` needs two vectors and a mask of i32"),
        }
    }

    fn pad(&mut self, opcode: Opcode) -> Result<(Op, TypeId)> {
        self.expect_word("within")?;
        let within = self.value(TypeId::token())?;
        self.expect(Tok::LeftBracket, "`[`")?;
        let mut args = Vec::new();
        self.list_until(Tok::RightBracket, "`,` or `]`", |p| {
            args.push(p.typed_value()?.1);
            Ok(())
        })?;
        let args = args.into();
        let op = match opcode {
            Opcode::CatchPad => Op::CatchPad { within, args },
            _ => Op::CleanupPad { within, args },
        };
        Ok((op, TypeId::token()))
    }

    fn landing_pad(&mut self) -> Result<(Op, TypeId)> {
        let ty = self.value_type()?;
        let cleanup = self.eat_word(b"cleanup");
        let mut clauses = Vec::new();
        loop {
            let clause = if self.eat_word(b"catch") {
                Clause::Catch
            } else if self.eat_word(b"filter") {
                Clause::Filter
            } else {
                break;
            };
            let pos = self.lex.start;
            let (clause_ty, value) = self.typed_value()?;
            let is_array = matches!(self.ty(clause_ty), Type::Array { .. });
            if is_array != (clause == Clause::Filter) {
                return self.error_at(pos, "`catch` needs a value that is no array, `filter` an array");
            }
            clauses.push((clause, clause_ty, value));
        }
        Ok((Op::LandingPad(Box::new(LandingPad { ty, cleanup, clauses: clauses.into() })), ty))
    }
}

fn is_int_constant(kind: &ConstKind) -> bool {
    matches!(kind, ConstKind::Int(_) | ConstKind::WideInt(_))
}
