//! Results: that an instruction's register has the type the instruction gives.

use super::aggregates::indexed_type;
use super::function::Context;
use crate::inst::{Inst, Op, Value};
use crate::rules::shape;
use crate::types::{Type, TypeId};

/// What an instruction gives.
enum Given {
    /// Nothing.
    Nothing,
    /// A value of this type.
    Type(TypeId),
    /// i1, or as many of them as a value of this type has elements.
    Truth(TypeId),
    /// A pointer, or as many as these have elements.
    Address { base: TypeId, lanes: Option<(u32, bool)> },
    /// The value that was there and whether it was as expected.
    Exchanged(TypeId),
    /// Elements of `elem`, as many as a mask has.
    Shuffled { elem: TypeId, mask: TypeId },
    /// Nobody can say: the operands are wrong, which is reported elsewhere.
    Unknown,
}

impl Context<'_> {
    /// Checks that the result of the current instruction is there, and of the right type.
    #[inline]
    pub(super) fn check_result(&mut self, inst: &Inst) {
        let found = inst.result.map(|local| self.body.locals[local].ty);
        let given = self.given(&inst.op);
        let fine = match (found, &given) {
            (_, Given::Unknown) | (None, Given::Nothing) => true,
            (Some(found), given) => self.is_given(found, given),
            (None, _) => false,
        };
        if !fine {
            match found {
                Some(ty) => self.report(format!("the result cannot have type {}", self.text(ty))),
                None => self.report("the instruction has a result, but no register for it".into()),
            }
        }
    }

    #[inline]
    fn is_given(&self, found: TypeId, given: &Given) -> bool {
        let types = &self.module.types;
        match *given {
            Given::Nothing => false,
            Given::Unknown => true,
            Given::Type(ty) => self.agree(found, ty),
            Given::Truth(operand) => {
                types.scalar(found) == TypeId::i1() && shape(types, found) == shape(types, operand)
            }
            Given::Address { base, lanes: count } => {
                types.addrspace(found) == types.addrspace(base) && shape(types, found) == count
            }
            Given::Exchanged(ty) => match types.struct_body(found).map(|body| &*body.fields) {
                Some([value, success]) => self.agree(*value, ty) && *success == TypeId::i1(),
                _ => false,
            },
            Given::Shuffled { elem, mask } => {
                self.agree(types.scalar(found), elem) && shape(types, found) == shape(types, mask)
            }
        }
    }

    #[inline]
    fn given(&self, op: &Op) -> Given {
        use Op::*;
        let types = &self.module.types;
        match op {
            Ret(_)
            | Br(_)
            | CondBr { .. }
            | Switch(_)
            | IndirectBr { .. }
            | Resume(_)
            | Unreachable
            | CleanupRet { .. }
            | CatchRet { .. }
            | Store(_)
            | Fence { .. } => Given::Nothing,
            Call(_) | Invoke(_) | CallBr(_) => {
                let ty = op.call_site().map(|site| &types[site.fn_ty]);
                match ty {
                    Some(Type::Function { ret, .. }) if *ret == TypeId::void() => Given::Nothing,
                    Some(Type::Function { ret, .. }) => Given::Type(*ret),
                    _ => Given::Unknown,
                }
            }
            FNeg { value, .. } | Freeze(value) => Given::Type(self.ty(*value)),
            Binary { lhs, .. } => Given::Type(self.ty(*lhs)),
            ICmp { lhs, .. } | FCmp { lhs, .. } => Given::Truth(self.ty(*lhs)),
            Cast { to, .. } => Given::Type(*to),
            Select { yes, .. } => Given::Type(self.ty(*yes)),
            Phi { ty, .. } | Load { ty, .. } | VaArg { ty, .. } => Given::Type(*ty),
            ExtractElement { vector, .. } => Given::Type(types.scalar(self.ty(*vector))),
            InsertElement { vector, .. } => Given::Type(self.ty(*vector)),
            ShuffleVector { a, mask, .. } => {
                Given::Shuffled { elem: types.scalar(self.ty(*a)), mask: self.module.constants[*mask].ty }
            }
            ExtractValue { aggregate, indices } => {
                indexed_type(types, self.ty(*aggregate), indices).map_or(Given::Unknown, Given::Type)
            }
            InsertValue(insert) => Given::Type(self.ty(insert.aggregate)),
            // Its address space is the alloca's own, which the text may leave to the data layout.
            Alloca { .. } => Given::Unknown,
            Gep { base, indices, .. } => self.given_address(*base, indices),
            CmpXchg(op) => Given::Exchanged(self.ty(op.expected)),
            AtomicRmw(op) => Given::Type(self.ty(op.value)),
            LandingPad(pad) => Given::Type(pad.ty),
            CatchSwitch(_) | CatchPad { .. } | CleanupPad { .. } => Given::Type(TypeId::token()),
        }
    }

    fn given_address(&self, base: Value, indices: &[Value]) -> Given {
        let types = &self.module.types;
        let base = self.ty(base);
        let found = shape(types, base);
        let found = found.or_else(|| indices.iter().find_map(|&index| shape(types, self.ty(index))));
        Given::Address { base, lanes: found }
    }
}
