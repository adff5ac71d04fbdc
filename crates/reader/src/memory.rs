//! Instructions that touch memory or compute addresses.

use crate::lexer::Tok;
use crate::parser::{Parser, Pointers, Result};
use ir::inst::{Align, AtomicRmw, CmpXchg, Ordering, RmwOp, Store};
use ir::{ConstId, ConstKind, Op, Symbol, Type, TypeId, Value};

impl Parser<'_> {
    /// What follows some operands: `, align N` and, for `alloca`, `, addrspace(N)`; metadata is left for later.
    pub fn trailing_comma(&mut self) -> bool {
        if self.tok() != Tok::Comma {
            return false;
        }
        let mark = self.lex.mark();
        self.advance();
        if self.tok() == Tok::MdName {
            self.lex.reset(mark);
            return false;
        }
        true
    }

    pub fn trailing_align(&mut self) -> Result<Align> {
        if !self.trailing_comma() {
            return Ok(Align::NONE);
        }
        self.expect_word("align")?;
        self.alignment()
    }

    /// The number after `align`.
    pub fn alignment(&mut self) -> Result<Align> {
        let pos = self.lex.start;
        let bytes = self.expect_u64("an alignment")?;
        match Align::from_bytes(bytes) {
            Some(align) => Ok(align),
            None => self.error_at(pos, "an alignment is a power of two, and at most 2^32"),
        }
    }

    pub fn alloca(&mut self) -> Result<(Op, TypeId)> {
        let inalloca = self.eat_word(b"inalloca");
        let swifterror = self.eat_word(b"swifterror");
        let pos = self.lex.start;
        let ty = self.any_type()?;
        if matches!(
            self.ty(ty),
            Type::Function { .. } | Type::Void | Type::Label | Type::Metadata | Type::Token
        ) {
            return self.error_at(pos, format!("there is no memory of type {}", self.type_text(ty)));
        }
        let mut count = None;
        let mut align = Align::NONE;
        let mut addrspace = 0;
        // In this order: a number of elements, an alignment, an address space.
        while self.trailing_comma() {
            if align == Align::NONE && self.eat_word(b"align") {
                align = self.alignment()?;
            } else if self.is_word(b"addrspace") {
                addrspace = self.optional_addrspace(0)?;
                if self.trailing_comma() {
                    return self.expected("metadata after `,`");
                }
            } else if count.is_none() && align == Align::NONE {
                let pos = self.lex.start;
                let (count_ty, value) = self.typed_value()?;
                if !self.module.types.is_int(count_ty) {
                    return self.error_at(pos, "the number of elements must be an integer");
                }
                count = Some(value);
            } else {
                return self.expected("`align`, `addrspace` or metadata");
            }
        }
        let pointer = self.pointer_to(ty, addrspace);
        Ok((Op::Alloca { ty, count, align, addrspace, inalloca, swifterror }, pointer))
    }

    /// A pointer to `ty`: opaque, or typed in a module that has typed pointers.
    pub fn pointer_to(&mut self, ty: TypeId, addrspace: u32) -> TypeId {
        if self.pointers == Pointers::Typed {
            self.module.types.intern(Type::TypedPtr { pointee: ty, addrspace })
        } else if addrspace == 0 {
            TypeId::ptr()
        } else {
            self.module.types.intern(Type::Ptr { addrspace })
        }
    }

    /// A pointer operand, which may be typed.
    pub fn pointer(&mut self) -> Result<(TypeId, Value)> {
        let pos = self.lex.start;
        let (ty, value) = self.typed_value()?;
        if !self.module.types.is_ptr(ty) {
            return self.error_at(pos, format!("a pointer is needed here, not {}", self.type_text(ty)));
        }
        Ok((ty, value))
    }

    pub fn check_pointee(&self, ptr: TypeId, ty: TypeId, pos: usize) -> Result<()> {
        match *self.ty(ptr) {
            Type::TypedPtr { pointee, .. } if pointee != ty => {
                let message = format!("{} does not point to {}", self.type_text(ptr), self.type_text(ty));
                self.error_at(pos, message)
            }
            _ => Ok(()),
        }
    }

    pub fn load(&mut self) -> Result<(Op, TypeId)> {
        let atomic = self.eat_word(b"atomic");
        let volatile = self.eat_word(b"volatile");
        let pos = self.lex.start;
        let ty = self.value_type()?;
        self.comma()?;
        let (ptr_ty, ptr) = self.pointer()?;
        self.check_pointee(ptr_ty, ty, pos)?;
        let (ordering, scope) = self.atomic_part(atomic)?;
        if matches!(ordering, Ordering::Release | Ordering::AcqRel) {
            return self.error(format!("a load cannot be {}", ordering.word()));
        }
        let align = self.trailing_align()?;
        if atomic && align == Align::NONE {
            return self.error_at(pos, "an atomic load needs an alignment");
        }
        Ok((Op::Load { ty, ptr, align, volatile, ordering, scope }, ty))
    }

    pub fn store(&mut self) -> Result<Op> {
        let atomic = self.eat_word(b"atomic");
        let volatile = self.eat_word(b"volatile");
        let pos = self.lex.start;
        let (ty, value) = self.typed_value()?;
        self.comma()?;
        let (ptr_ty, ptr) = self.pointer()?;
        self.check_pointee(ptr_ty, ty, pos)?;
        let (ordering, scope) = self.atomic_part(atomic)?;
        if matches!(ordering, Ordering::Acquire | Ordering::AcqRel) {
            return self.error(format!("a store cannot be {}", ordering.word()));
        }
        let align = self.trailing_align()?;
        if atomic && align == Align::NONE {
            return self.error_at(pos, "an atomic store needs an alignment");
        }
        Ok(Op::Store(Store { value, ptr, align, volatile, ordering, scope }))
    }

    pub fn atomic_part(&mut self, atomic: bool) -> Result<(Ordering, Option<Symbol>)> {
        if !atomic {
            return Ok((Ordering::NotAtomic, None));
        }
        let scope = self.sync_scope()?;
        match self.ordering() {
            Some(ordering) => Ok((ordering, scope)),
            None => self.expected("a memory ordering"),
        }
    }

    pub fn sync_scope(&mut self) -> Result<Option<Symbol>> {
        if !self.eat_word(b"syncscope") {
            return Ok(None);
        }
        self.expect(Tok::LeftParen, "`(`")?;
        let scope = self.expect_string("the name of a scope")?;
        self.expect(Tok::RightParen, "`)`")?;
        Ok(Some(scope))
    }

    pub fn ordering(&mut self) -> Option<Ordering> {
        self.eat_one_of(|word| Ordering::from_word(word).filter(|&o| o != Ordering::NotAtomic))
    }

    pub fn gep(&mut self) -> Result<(Op, TypeId)> {
        let flags = self.gep_flags();
        let pos = self.lex.start;
        let source = self.value_type()?;
        self.comma()?;
        let (base_ty, base) = self.typed_value()?;
        let mut operands: Vec<(TypeId, Value)> = Vec::new();
        while self.trailing_comma() {
            operands.push(self.typed_value()?);
        }
        let ty = self.gep_type(source, base_ty, &operands, pos)?;
        let indices = operands.iter().map(|(_, value)| *value).collect();
        Ok((Op::Gep { flags, source, base, indices }, ty))
    }

    /// The type of an address computation.
    pub fn gep_type(
        &mut self,
        source: TypeId,
        base: TypeId,
        indices: &[(TypeId, Value)],
        pos: usize,
    ) -> Result<TypeId> {
        let pointer = self.module.types.scalar(base);
        let mut shape = ir::rules::shape(&self.module.types, base);
        if !self.module.types.is_ptr(pointer) {
            return self.error_at(pos, "`getelementptr` needs a pointer to start from");
        }
        self.check_pointee(pointer, source, pos)?;
        let mut ty = source;
        for (place, &(index_ty, index)) in indices.iter().enumerate() {
            let types = &self.module.types;
            if !types.is_int_or_vector(index_ty) {
                return self
                    .error_at(pos, format!("an index is an integer, not {}", self.type_text(index_ty)));
            }
            let lanes = ir::rules::shape(types, index_ty);
            if shape.is_some() && lanes.is_some() && shape != lanes {
                return self
                    .error_at(pos, "all vectors of one `getelementptr` have the same number of elements");
            }
            shape = shape.or(lanes);
            if place == 0 {
                continue;
            }
            let element = match types[ty] {
                Type::Array { elem, .. } | Type::Vector { elem, .. } => Some(elem),
                _ => self.struct_index(index).and_then(|i| types.element(ty, i)),
            };
            match element {
                Some(element) => ty = element,
                None => {
                    return self.error_at(pos, format!("{} cannot be indexed like this", self.type_text(ty)));
                }
            }
        }
        let result = match *self.ty(pointer) {
            Type::TypedPtr { addrspace, .. } => {
                self.module.types.intern(Type::TypedPtr { pointee: ty, addrspace })
            }
            _ => pointer,
        };
        Ok(match shape {
            Some((len, scalable)) => self.module.types.intern(Type::Vector { len, scalable, elem: result }),
            None => result,
        })
    }

    /// The constant index of a structure's field; a vector of equal ones counts too.
    pub fn struct_index(&self, index: Value) -> Option<u64> {
        let Value::Const(mut id) = index else { return None };
        if let ConstKind::Vector(elements) = &self.module.constants[id].kind {
            let first = *elements.first()?;
            let same = |&e: &ConstId| self.module.constants[e].kind == self.module.constants[first].kind;
            if !elements.iter().all(same) {
                return None;
            }
            id = first;
        }
        if let ConstKind::Splat(element) = self.module.constants[id].kind {
            id = element;
        }
        let constant = &self.module.constants[id];
        if matches!(self.ty(constant.ty), Type::Vector { scalable: true, .. }) {
            return None;
        }
        (self.module.types.scalar(constant.ty) == TypeId::i32())
            .then(|| ir::constant::as_index(&constant.kind))?
    }

    pub fn cmpxchg(&mut self, pos: usize) -> Result<(Op, TypeId)> {
        let weak = self.eat_word(b"weak");
        let volatile = self.eat_word(b"volatile");
        let (ptr_ty, ptr) = self.pointer()?;
        self.comma()?;
        let (ty, expected) = self.typed_value()?;
        self.comma()?;
        let (new_ty, new) = self.typed_value()?;
        if ty != new_ty {
            return self.error_at(pos, "the expected and the new value must have one type");
        }
        self.check_pointee(ptr_ty, ty, pos)?;
        let scope = self.sync_scope()?;
        let Some(success) = self.ordering() else { return self.expected("a memory ordering") };
        let Some(failure) = self.ordering() else {
            return self.expected("a second memory ordering, for failure");
        };
        if success == Ordering::Unordered
            || matches!(failure, Ordering::Unordered | Ordering::Release | Ordering::AcqRel)
        {
            return self.error_at(pos, "these orderings do not fit a `cmpxchg`");
        }
        let align = self.trailing_align()?;
        let fields = Box::new([ty, TypeId::i1()]);
        let result = self.module.types.intern(Type::Struct(ir::StructBody { fields, packed: false }));
        let op = CmpXchg { weak, volatile, ptr, expected, new, scope, success, failure, align };
        Ok((Op::CmpXchg(Box::new(op)), result))
    }

    pub fn atomicrmw(&mut self, pos: usize) -> Result<(Op, TypeId)> {
        let volatile = self.eat_word(b"volatile");
        let Some(op) = self.eat_one_of(RmwOp::from_word) else {
            return self.expected("an operation such as `add` or `xchg`");
        };
        let (ptr_ty, ptr) = self.pointer()?;
        self.comma()?;
        let (ty, value) = self.typed_value()?;
        self.check_pointee(ptr_ty, ty, pos)?;
        let scope = self.sync_scope()?;
        let Some(ordering) = self.ordering() else { return self.expected("a memory ordering") };
        if ordering == Ordering::Unordered {
            return self.error_at(pos, "`atomicrmw` cannot be unordered");
        }
        let align = self.trailing_align()?;
        Ok((Op::AtomicRmw(Box::new(AtomicRmw { op, volatile, ptr, value, scope, ordering, align })), ty))
    }
}
