//! Arithmetic, comparisons, selection: types of operands and flags.

use super::function::Context;
use crate::function::BlockId;
use crate::inst::{BinaryOp, OpFlags, Value};
use crate::rules::shape;
use crate::types::{Type, TypeId, Types};

/// Whether fast-math flags mean something for a result of this type: floating point, vectors of it, and
/// arrays and structures of nothing else.
pub(super) fn is_float_math(types: &Types, mut ty: TypeId) -> bool {
    loop {
        match &types[ty] {
            Type::Array { elem, .. } => ty = *elem,
            Type::Struct(body) => {
                let Some((first, rest)) = body.fields.split_first() else { return false };
                return types.is_float_or_vector(*first) && rest.iter().all(|f| f == first);
            }
            _ => return types.is_float_or_vector(ty),
        }
    }
}

impl Context<'_> {
    fn check_same(&mut self, lhs: Value, rhs: Value) -> Option<TypeId> {
        let (left, right) = (self.ty(lhs), self.ty(rhs));
        if self.agree(left, right) {
            return Some(left);
        }
        self.report(format!("the operands differ in type: {} and {}", self.text(left), self.text(right)));
        None
    }

    pub(super) fn check_flags(&mut self, flags: OpFlags, allowed: OpFlags) {
        if !flags.only(allowed) {
            let wrong = OpFlags::WORDS.iter().find(|(f, _)| flags.has(*f) && !allowed.has(*f));
            let word = wrong.map_or("a flag", |(_, word)| word);
            self.report(format!("{word} means nothing here"));
        }
    }

    pub(super) fn check_fneg(&mut self, flags: OpFlags, value: Value) {
        let ty = self.ty(value);
        if !self.module.types.is_float_or_vector(ty) {
            self.report(format!("fneg needs a floating-point operand, not {}", self.text(ty)));
        }
        self.check_flags(flags, OpFlags::FAST);
    }

    #[inline]
    pub(super) fn check_binary(&mut self, op: BinaryOp, flags: OpFlags, lhs: Value, rhs: Value) {
        let Some(ty) = self.check_same(lhs, rhs) else { return };
        let types = &self.module.types;
        if op.is_float() {
            if !types.is_float_or_vector(ty) {
                self.report(format!("{} needs floating-point operands, not {}", op.word(), self.text(ty)));
            }
        } else if !types.is_int_or_vector(ty) {
            self.report(format!("{} needs integer operands, not {}", op.word(), self.text(ty)));
        }
        if !flags.is_empty() {
            use BinaryOp::*;
            let allowed = match op {
                Add | Sub | Mul | Shl => OpFlags::NUW.union(OpFlags::NSW),
                UDiv | SDiv | LShr | AShr => OpFlags::EXACT,
                Or => OpFlags::DISJOINT,
                URem | SRem | And | Xor => OpFlags::NONE,
                FAdd | FSub | FMul | FDiv | FRem => OpFlags::FAST,
            };
            self.check_flags(flags, allowed);
        }
    }

    pub(super) fn check_icmp(&mut self, flags: OpFlags, lhs: Value, rhs: Value) {
        let Some(ty) = self.check_same(lhs, rhs) else { return };
        let types = &self.module.types;
        if !types.is_int_or_vector(ty) && !types.is_ptr_or_vector(ty) {
            self.report(format!("icmp compares integers or pointers, not {}", self.text(ty)));
        }
        self.check_flags(flags, OpFlags::SAMESIGN);
    }

    pub(super) fn check_fcmp(&mut self, flags: OpFlags, lhs: Value, rhs: Value) {
        let Some(ty) = self.check_same(lhs, rhs) else { return };
        if !self.module.types.is_float_or_vector(ty) {
            self.report(format!("fcmp compares floating-point numbers, not {}", self.text(ty)));
        }
        self.check_flags(flags, OpFlags::FAST);
    }

    pub(super) fn check_select(&mut self, flags: OpFlags, cond: Value, yes: Value, no: Value) {
        let Some(ty) = self.check_same(yes, no) else { return };
        let types = &self.module.types;
        let cond = self.ty(cond);
        if ty == TypeId::token() || !types.is_first_class(ty) {
            self.report(format!("select cannot choose between values of type {}", self.text(ty)));
        }
        if types.scalar(cond) != TypeId::i1() {
            self.report(format!("the condition of a select must be i1, not {}", self.text(cond)));
        } else if let Some(count) = shape(types, cond)
            && shape(types, ty) != Some(count)
        {
            self.report(format!(
                "the condition {} and the values {} differ in length",
                self.text(cond),
                self.text(ty)
            ));
        }
        self.check_float_flags(flags, ty);
    }

    /// Flags of an instruction that may have fast-math flags if its result is a floating-point number.
    pub(super) fn check_float_flags(&mut self, flags: OpFlags, ty: TypeId) {
        if !flags.is_empty() {
            let floats = is_float_math(&self.module.types, ty);
            self.check_flags(flags, if floats { OpFlags::FAST } else { OpFlags::NONE });
        }
    }

    pub(super) fn check_phi(&mut self, flags: OpFlags, ty: TypeId, incoming: &[(Value, BlockId)]) {
        if ty == TypeId::token() || !self.module.types.is_first_class(ty) {
            self.report(format!("a phi cannot have type {}", self.text(ty)));
        }
        for (value, _) in incoming {
            let found = self.ty(*value);
            if !self.agree(found, ty) {
                self.report(format!(
                    "a value of the phi has type {}, not {}",
                    self.text(found),
                    self.text(ty)
                ));
                break;
            }
        }
        self.check_float_flags(flags, ty);
    }
}
