//! The commonest ops once more, with what is usual about them in their names instead of in fields.
//!
//! [`Code::quick`] has one for each place of the code, beside its op, for loops in a hurry: from a name the compiler makes
//! code for an addition of 32 bits that must not overflow, from the op one for any width and flags. A comparison and the branch
//! that it decides have one name together, at the place of the comparison; at that of the branch is its own, for whoever
//! stops in between. What is not usual is [`Quick::Other`]: the op says it all.
//!
//! The table below is all there is to know about each: whoever executes them makes the ops from it again, so that what they
//! mean is what the ops mean.

use crate::code::{Access, Code, EdgeId, General, Int2, IntCast, Op, Operand, Pc, Reg, ScalarKind};
use ir::inst::{GepFlags, IntPredicate, OpFlags, Ordering};

/// Calls a macro with what it is given and the table: operations on two integers, comparisons alone and with a
/// branch, loads and stores.
#[macro_export]
macro_rules! quick_ops {
    ($callback:ident!($($given:tt)*)) => {
        $callback! {
            [$($given)*]
            [
                Add32: Add add 32 NONE, Add32Nsw: Add add 32 NSW, Add64: Add add 64 NONE, Add64Nsw: Add add 64 NSW,
                Sub32: Sub sub 32 NONE, Sub32Nsw: Sub sub 32 NSW, Sub64: Sub sub 64 NONE, Sub64Nsw: Sub sub 64 NSW,
                Mul32: Mul mul 32 NONE, Mul32Nsw: Mul mul 32 NSW, Mul64: Mul mul 64 NONE, Mul64Nsw: Mul mul 64 NSW,
                SDiv32: SDiv sdiv 32 NONE, SDiv64: SDiv sdiv 64 NONE, SRem32: SRem srem 32 NONE, SRem64: SRem srem 64 NONE,
                UDiv32: UDiv udiv 32 NONE, UDiv64: UDiv udiv 64 NONE, URem32: URem urem 32 NONE, URem64: URem urem 64 NONE,
                Shl32: Shl shl 32 NONE, Shl64: Shl shl 64 NONE, LShr32: LShr lshr 32 NONE, LShr64: LShr lshr 64 NONE,
                AShr32: AShr ashr 32 NONE, AShr64: AShr ashr 64 NONE, And32: And and 32 NONE, And64: And and 64 NONE,
                Or32: Or or 32 NONE, Or64: Or or 64 NONE, Xor32: Xor xor 32 NONE, Xor64: Xor xor 64 NONE,
            ]
            [
                Eq8 IfEq8: Eq 8, Ne8 IfNe8: Ne 8,
                Eq32 IfEq32: Eq 32, Ne32 IfNe32: Ne 32, Eq64 IfEq64: Eq 64, Ne64 IfNe64: Ne 64,
                Ult32 IfUlt32: Ult 32, Ule32 IfUle32: Ule 32, Ugt32 IfUgt32: Ugt 32, Uge32 IfUge32: Uge 32,
                Slt32 IfSlt32: Slt 32, Sle32 IfSle32: Sle 32, Sgt32 IfSgt32: Sgt 32, Sge32 IfSge32: Sge 32,
                Ult64 IfUlt64: Ult 64, Ule64 IfUle64: Ule 64, Ugt64 IfUgt64: Ugt 64, Uge64 IfUge64: Uge 64,
                Slt64 IfSlt64: Slt 64, Sle64 IfSle64: Sle 64, Sgt64 IfSgt64: Sgt 64, Sge64 IfSge64: Sge 64,
            ]
            [
                Load8 Store8: Int 8 0, Load32 Store32: Int 32 2, Load64 Store64: Int 64 3,
                LoadDouble StoreDouble: Float 64 3, LoadPtr StorePtr: Ptr 64 3,
            ]
        }
    };
}

/// What `inbounds` alone says: it implies `nusw`.
pub const INBOUNDS: GepFlags = GepFlags::INBOUNDS.union(GepFlags::NUSW);

macro_rules! define {
    (
        []
        [$($int2:ident: $op:ident $meaning:ident $width:literal $flags:ident,)*]
        [$($compare:ident $branch:ident: $predicate:ident $compared:literal,)*]
        [$($load:ident $store:ident: $kind:ident $size:literal $align:literal,)*]
    ) => {
        /// An op; see the module's header.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[allow(missing_docs)] // The fields are those of the ops.
        pub enum Quick {
            $($int2 { dst: Reg, a: Operand, b: Operand },)*
            $($compare { dst: Reg, a: Operand, b: Operand },)*
            /// A comparison, and the branch after it.
            $($branch { dst: Reg, a: Operand, b: Operand, yes: Pc, no: Pc },)*
            $($load { dst: Reg, ptr: Operand },)*
            $($store { value: Operand, ptr: Operand },)*
            ZExt { from: u8, to: u8, dst: Reg, a: Operand },
            SExt32To64 { dst: Reg, a: Operand },
            SExt8To32 { dst: Reg, a: Operand },
            Trunc { from: u8, to: u8, dst: Reg, a: Operand },
            GepConst { dst: Reg, base: Operand, offset: i64 },
            GepIndex { dst: Reg, base: Operand, index: Operand, scale: u32 },
            /// A local whose size is known.
            Alloca { dst: Reg, bytes: u64, align: u32 },
            /// Along an edge without phis.
            Jump(Pc),
            /// Along one of two edges without phis.
            Branch { cond: Operand, yes: Pc, no: Pc },
            Nop,
            /// See the op.
            Other,
        }

        impl Quick {
            /// The name of an op that goes on with the next one, if it has one.
            fn straight(op: &Op) -> Option<Quick> {
                const NO_FLAGS: OpFlags = OpFlags::NONE;
                Some(match *op {
                    $(Op::$op(Int2 { width: $width, flags: OpFlags::$flags, dst, a, b }) => {
                        Quick::$int2 { dst, a, b }
                    })*
                    $(Op::ICmp {
                        predicate: IntPredicate::$predicate, width: $compared, flags: NO_FLAGS, dst, a, b,
                    } => Quick::$compare { dst, a, b },)*
                    $(Op::Load { kind: ScalarKind::$kind, width: $size, access, dst, ptr }
                        if access == Access::plain($align) => Quick::$load { dst, ptr },)*
                    $(Op::Store { kind: ScalarKind::$kind, width: $size, access, value, ptr }
                        if access == Access::plain($align) => Quick::$store { value, ptr },)*
                    Op::ZExt(IntCast { from, to, flags: NO_FLAGS, dst, a }) => Quick::ZExt { from, to, dst, a },
                    Op::SExt(IntCast { from: 32, to: 64, dst, a, .. }) => Quick::SExt32To64 { dst, a },
                    Op::SExt(IntCast { from: 8, to: 32, dst, a, .. }) => Quick::SExt8To32 { dst, a },
                    Op::Trunc(IntCast { from, to, flags: NO_FLAGS, dst, a }) => {
                        Quick::Trunc { from, to, dst, a }
                    }
                    Op::GepConst { flags: INBOUNDS, dst, base, offset } => {
                        Quick::GepConst { dst, base, offset }
                    }
                    Op::GepIndex { flags: INBOUNDS, width: 64, dst, base, index, scale } => {
                        Quick::GepIndex { dst, base, index, scale }
                    }
                    Op::Nop => Quick::Nop,
                    _ => return None,
                })
            }

            /// The name of a comparison together with the branch that it decides.
            fn pair(self, branch: Quick) -> Option<Quick> {
                let Quick::Branch { cond, yes, no } = branch else { return None };
                match self {
                    $(Quick::$compare { dst, a, b } if cond == Operand::reg(dst) => {
                        Some(Quick::$branch { dst, a, b, yes, no })
                    })*
                    _ => None,
                }
            }
        }
    };
}

quick_ops!(define!());

impl Access {
    /// An access that is neither atomic nor volatile.
    pub const fn plain(align_log: u8) -> Access {
        Access { align_log, volatile: false, ordering: Ordering::NotAtomic }
    }
}

/// The names of all ops.
pub(crate) fn names(code: &Code) -> Vec<Quick> {
    let target = |edge: EdgeId| {
        let edge = &code.edges[edge as usize];
        (edge.copies == 0 && !edge.phis).then_some(edge.target)
    };
    let name = |op: &Op| match *op {
        Op::Jump(edge) => target(edge).map(Quick::Jump),
        Op::General(place) => match code.general[place as usize] {
            General::Alloca { dst, bytes, align, count: None } => {
                u32::try_from(align).ok().map(|align| Quick::Alloca { dst, bytes, align })
            }
            _ => None,
        },
        Op::Branch { cond, yes, no } => {
            target(yes).zip(target(no)).map(|(yes, no)| Quick::Branch { cond, yes, no })
        }
        _ => Quick::straight(op),
    };
    let mut names: Vec<Quick> = code.ops.iter().map(|op| name(op).unwrap_or(Quick::Other)).collect();
    for pc in 1..names.len() {
        if let Some(pair) = names[pc - 1].pair(names[pc]) {
            names[pc - 1] = pair;
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quick_ops_are_small() {
        assert!(size_of::<Quick>() <= 24, "{}", size_of::<Quick>());
    }
}
