//! Conversions: from what to what.

use super::function::Context;
use crate::inst::{CastOp, OpFlags, Value};
use crate::rules;
use crate::types::TypeId;

impl Context<'_> {
    pub(super) fn check_cast(&mut self, op: CastOp, flags: OpFlags, value: Value, to: TypeId) {
        let from = self.ty(value);
        let types = &self.module.types;
        if !rules::cast_is_valid(types, op, from, to) {
            self.report(format!("{} cannot turn {} into {}", op.word(), self.text(from), self.text(to)));
        }
        if !flags.is_empty() {
            let own = match op {
                CastOp::Trunc => OpFlags::NUW.union(OpFlags::NSW),
                CastOp::ZExt | CastOp::UiToFp => OpFlags::NNEG,
                _ => OpFlags::NONE,
            };
            let floats = types.is_float_or_vector(to);
            self.check_flags(flags, if floats { own.union(OpFlags::FAST) } else { own });
        }
    }
}
