//! The commonest ops once more, with what is usual about them in their names instead of in fields.
//!
//! [`Code::quick`] has one for each place of the code, beside its op, for loops in a hurry: from a name the compiler makes
//! code for an addition of 32 bits that must not overflow, from the op one for any width and flags. Ops that often follow each
//! other and pass a value on have one name together, at the place of the first: a comparison and the branch that it decides, the
//! load of an index and the element it leads to. The places of the others keep their own, for whoever stops in between or jumps
//! there. What is not usual is [`Quick::Other`]: the op says it all.
//!
//! The table below is all there is to know about each: whoever executes them makes the ops from it again, so that what they
//! mean is what the ops mean.

use crate::code::{
    Access, CallSite, Callee, Code, EdgeId, FuncId, Function, General, Int2, IntCast, Op, Operand, Pc,
    Promise, Reg, ScalarKind, ShapeId, SiteId, SyncScope,
};
use arena::Arena;
use ir::inst::{GepFlags, IntPredicate, OpFlags, Ordering};

/// Calls a macro with what it is given and the table.
///
/// - operations on two integers: with a register, and by a constant;
/// - comparisons: alone, with the branch, by a constant with the branch;
/// - loads and stores: alone, the store with the jump after it;
/// - the load of an index, its extension, the address of the element, and its load;
/// - the same with its store;
/// - the load of a pointer, the address of a member, and its load;
/// - a load, and an operation by a constant on what was loaded;
/// - a load, and an operation whose second operand was loaded;
/// - a load, a comparison of what was loaded with a constant, and the branch;
/// - a load, a comparison with what was loaded, and the branch.
#[macro_export]
macro_rules! quick_ops {
    ($callback:ident!($($given:tt)*)) => {
        $callback! {
            [$($given)*]
            [
                Add32 Add32By: Add add 32 NONE, Add32Nsw Add32NswBy: Add add 32 NSW,
                Add64 Add64By: Add add 64 NONE, Add64Nsw Add64NswBy: Add add 64 NSW,
                Sub32 Sub32By: Sub sub 32 NONE, Sub32Nsw Sub32NswBy: Sub sub 32 NSW,
                Sub64 Sub64By: Sub sub 64 NONE, Sub64Nsw Sub64NswBy: Sub sub 64 NSW,
                Mul32 Mul32By: Mul mul 32 NONE, Mul32Nsw Mul32NswBy: Mul mul 32 NSW,
                Mul64 Mul64By: Mul mul 64 NONE, Mul64Nsw Mul64NswBy: Mul mul 64 NSW,
                SDiv32 SDiv32By: SDiv sdiv 32 NONE, SDiv64 SDiv64By: SDiv sdiv 64 NONE,
                SRem32 SRem32By: SRem srem 32 NONE, SRem64 SRem64By: SRem srem 64 NONE,
                UDiv32 UDiv32By: UDiv udiv 32 NONE, UDiv64 UDiv64By: UDiv udiv 64 NONE,
                URem32 URem32By: URem urem 32 NONE, URem64 URem64By: URem urem 64 NONE,
                Shl32 Shl32By: Shl shl 32 NONE, Shl64 Shl64By: Shl shl 64 NONE,
                LShr32 LShr32By: LShr lshr 32 NONE, LShr64 LShr64By: LShr lshr 64 NONE,
                AShr32 AShr32By: AShr ashr 32 NONE, AShr64 AShr64By: AShr ashr 64 NONE,
                And32 And32By: And and 32 NONE, And64 And64By: And and 64 NONE,
                Or32 Or32By: Or or 32 NONE, Or64 Or64By: Or or 64 NONE,
                Xor32 Xor32By: Xor xor 32 NONE, Xor64 Xor64By: Xor xor 64 NONE,
            ]
            [
                Eq8 IfEq8 IfEq8By: Eq 8, Ne8 IfNe8 IfNe8By: Ne 8,
                Eq32 IfEq32 IfEq32By: Eq 32, Ne32 IfNe32 IfNe32By: Ne 32,
                Ult32 IfUlt32 IfUlt32By: Ult 32, Ule32 IfUle32 IfUle32By: Ule 32,
                Ugt32 IfUgt32 IfUgt32By: Ugt 32, Uge32 IfUge32 IfUge32By: Uge 32,
                Slt32 IfSlt32 IfSlt32By: Slt 32, Sle32 IfSle32 IfSle32By: Sle 32,
                Sgt32 IfSgt32 IfSgt32By: Sgt 32, Sge32 IfSge32 IfSge32By: Sge 32,
                Eq64 IfEq64 IfEq64By: Eq 64, Ne64 IfNe64 IfNe64By: Ne 64,
                Ult64 IfUlt64 IfUlt64By: Ult 64, Ule64 IfUle64 IfUle64By: Ule 64,
                Ugt64 IfUgt64 IfUgt64By: Ugt 64, Uge64 IfUge64 IfUge64By: Uge 64,
                Slt64 IfSlt64 IfSlt64By: Slt 64, Sle64 IfSle64 IfSle64By: Sle 64,
                Sgt64 IfSgt64 IfSgt64By: Sgt 64, Sge64 IfSge64 IfSge64By: Sge 64,
            ]
            [
                Load8 Store8 Store8Jump: Int 8 0, Load32 Store32 Store32Jump: Int 32 2,
                Load64 Store64 Store64Jump: Int 64 3, LoadDouble StoreDouble StoreDoubleJump: Float 64 3,
                LoadPtr StorePtr StorePtrJump: Ptr 64 3,
            ]
            [
                LoadElement8: Load8 Int 8 0, LoadElement32: Load32 Int 32 2, LoadElementDouble: LoadDouble Float 64 3,
            ]
            [StoreElement8: Store8 8 0, StoreElement32: Store32 32 2, StoreElementDouble: StoreDouble 64 3,]
            [LoadMember32: Load32 Int 32 2, LoadMember64: Load64 Int 64 3, LoadMemberPtr: LoadPtr Ptr 64 3,]
            [
                LoadAdd32By: Load32 Add32By Int 32 2 add NONE, LoadAdd32NswBy: Load32 Add32NswBy Int 32 2 add NSW,
                LoadAdd64By: Load64 Add64By Int 64 3 add NONE, LoadAnd32By: Load32 And32By Int 32 2 and NONE,
                LoadLShr32By: Load32 LShr32By Int 32 2 lshr NONE,
            ]
            [
                LoadAdd32: Load32 Add32 Int 32 2 add NONE, LoadAdd32Nsw: Load32 Add32Nsw Int 32 2 add NSW,
                LoadSub32Nsw: Load32 Sub32Nsw Int 32 2 sub NSW, LoadAdd64Nsw: Load64 Add64Nsw Int 64 3 add NSW,
            ]
            [
                LoadIfEq32By: Load32 IfEq32By Int 32 2 Eq, LoadIfNe32By: Load32 IfNe32By Int 32 2 Ne,
                LoadIfSlt32By: Load32 IfSlt32By Int 32 2 Slt, LoadIfSgt32By: Load32 IfSgt32By Int 32 2 Sgt,
                LoadIfUlt32By: Load32 IfUlt32By Int 32 2 Ult, LoadIfSlt64By: Load64 IfSlt64By Int 64 3 Slt,
                LoadIfNePtrBy: LoadPtr IfNe64By Ptr 64 3 Ne,
            ]
            [
                LoadIfSlt32: Load32 IfSlt32 Int 32 2 Slt, LoadIfSgt32: Load32 IfSgt32 Int 32 2 Sgt,
                LoadIfUlt64: Load64 IfUlt64 Int 64 3 Ult, LoadIfUltPtr: LoadPtr IfUlt64 Ptr 64 3 Ult,
            ]
        }
    };
}

/// What `inbounds` alone says: it implies `nusw`.
pub const INBOUNDS: GepFlags = GepFlags::INBOUNDS.union(GepFlags::NUSW);

macro_rules! define {
    (
        []
        [$($int2:ident $by:ident: $op:ident $meaning:ident $width:literal $flags:ident,)*]
        [$($compare:ident $branch:ident $branch_by:ident: $predicate:ident $compared:literal,)*]
        [$($load:ident $store:ident $store_jump:ident: $kind:ident $size:literal $align:literal,)*]
        [$($load_element:ident: $element_load:ident $element_kind:ident $element_size:literal
            $element_align:literal,)*]
        [$($store_element:ident: $element_store:ident $stored_size:literal $stored_align:literal,)*]
        [$($load_member:ident: $member_load:ident $member_kind:ident $member_size:literal $member_align:literal,)*]
        [$($load_by:ident: $by_load:ident $by_op:ident $by_kind:ident $by_width:literal $by_align:literal
            $by_meaning:ident $by_flags:ident,)*]
        [$($load_op:ident: $op_load:ident $op_op:ident $op_kind:ident $op_width:literal $op_align:literal
            $op_meaning:ident $op_flags:ident,)*]
        [$($if_by:ident: $if_by_load:ident $if_by_branch:ident $if_by_kind:ident $if_by_width:literal
            $if_by_align:literal $if_by_predicate:ident,)*]
        [$($if:ident: $if_load:ident $if_branch:ident $if_kind:ident $if_width:literal $if_align:literal
            $if_predicate:ident,)*]
    ) => {
        /// An op, or several; see the module's header.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[allow(missing_docs)] // The fields are those of the ops.
        pub enum Quick {
            $($int2 { dst: Reg, a: Operand, b: Operand },)*
            $($by { dst: Reg, a: Operand, b: u64 },)*
            $($compare { dst: Reg, a: Operand, b: Operand },)*
            $($branch { dst: Reg, a: Operand, b: Operand, yes: Pc, no: Pc },)*
            $($branch_by { dst: Reg, a: Operand, b: u64, yes: Pc, no: Pc },)*
            $($load { dst: Reg, ptr: Operand },)*
            $($store { value: Operand, ptr: Operand },)*
            $($store_jump { value: Operand, ptr: Operand, target: Pc },)*
            $($load_element { index: Reg, from: Operand, wide: Reg, ptr: Reg, base: Operand, scale: u32, dst: Reg },)*
            $($store_element {
                index: Reg, from: Operand, wide: Reg, ptr: Reg, base: Operand, scale: u32, value: Operand,
            },)*
            $($load_member { object: Reg, from: Operand, ptr: Reg, offset: i64, dst: Reg },)*
            $($load_by { loaded: Reg, ptr: Operand, dst: Reg, b: u64 },)*
            $($load_op { loaded: Reg, ptr: Operand, dst: Reg, a: Operand },)*
            $($if_by { loaded: Reg, ptr: Operand, dst: Reg, b: u64, yes: Pc, no: Pc },)*
            $($if { loaded: Reg, ptr: Operand, dst: Reg, a: Operand, yes: Pc, no: Pc },)*
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
            /// A call that [`Code::calls`] says all about.
            Call(SiteId),
            /// From a function that promises nothing about its result.
            Ret(Option<Operand>),
            Nop,
            /// See the op.
            Other,
        }

        impl Quick {
            /// The name of an op that goes on with the next one, if it has one.
            fn straight(op: &Op, constant: impl Fn(Operand) -> Option<u64>) -> Option<Quick> {
                const NO_FLAGS: OpFlags = OpFlags::NONE;
                Some(match *op {
                    $(Op::$op(Int2 { width: $width, flags: OpFlags::$flags, dst, a, b }) => match constant(b) {
                        Some(b) => Quick::$by { dst, a, b },
                        None => Quick::$int2 { dst, a, b },
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
                    Op::GepIndex { flags: INBOUNDS, width: 64, dst, base, index, scale, elements: None } => {
                        Quick::GepIndex { dst, base, index, scale }
                    }
                    Op::Nop => Quick::Nop,
                    _ => return None,
                })
            }

            /// The name of an op together with what follows it, each op having one of its own and the next ones together.
            fn together(
                self,
                [second, third, fourth]: [Quick; 3],
                next: Quick,
                pointer_bits: u32,
                constant: impl Fn(Operand) -> Option<u64>,
            ) -> Option<Quick> {
                let is = |operand: Operand, reg: Reg| operand == Operand::reg(reg);
                Some(match (self, second, third, fourth) {
                    $((Quick::$compare { dst, a, b }, Quick::Branch { cond, yes, no }, ..) if is(cond, dst) => {
                        match constant(b) {
                            Some(b) => Quick::$branch_by { dst, a, b, yes, no },
                            None => Quick::$branch { dst, a, b, yes, no },
                        }
                    })*
                    _ if pointer_bits != 64 => return None,
                    $((Quick::$store { value, ptr }, Quick::Jump(target), ..) => {
                        Quick::$store_jump { value, ptr, target }
                    })*
                    $((
                        Quick::Load32 { dst: index, ptr: from },
                        Quick::SExt32To64 { dst: wide, a },
                        Quick::GepIndex { dst: ptr, base, index: by, scale },
                        Quick::$element_load { dst, ptr: at },
                    ) if is(a, index) && is(by, wide) && is(at, ptr) => {
                        Quick::$load_element { index, from, wide, ptr, base, scale, dst }
                    })*
                    $((
                        Quick::Load32 { dst: index, ptr: from },
                        Quick::SExt32To64 { dst: wide, a },
                        Quick::GepIndex { dst: ptr, base, index: by, scale },
                        Quick::$element_store { value, ptr: at },
                    ) if is(a, index) && is(by, wide) && is(at, ptr) => {
                        Quick::$store_element { index, from, wide, ptr, base, scale, value }
                    })*
                    $((
                        Quick::LoadPtr { dst: object, ptr: from },
                        Quick::GepConst { dst: ptr, base, offset },
                        Quick::$member_load { dst, ptr: at },
                        _,
                    ) if is(base, object) && is(at, ptr) => {
                        Quick::$load_member { object, from, ptr, offset, dst }
                    })*
                    $((Quick::$by_load { dst: loaded, ptr }, Quick::$by_op { dst, a, b }, ..) if is(a, loaded) => {
                        Quick::$load_by { loaded, ptr, dst, b }
                    })*
                    $((Quick::$op_load { dst: loaded, ptr }, Quick::$op_op { dst, a, b }, ..) if is(b, loaded) => {
                        Quick::$load_op { loaded, ptr, dst, a }
                    })*
                    _ => match (self, next) {
                        $((Quick::$if_by_load { dst: loaded, ptr }, Quick::$if_by_branch { dst, a, b, yes, no })
                            if is(a, loaded) => Quick::$if_by { loaded, ptr, dst, b, yes, no },)*
                        $((Quick::$if_load { dst: loaded, ptr }, Quick::$if_branch { dst, a, b, yes, no })
                            if is(b, loaded) => Quick::$if { loaded, ptr, dst, a, yes, no },)*
                        _ => return None,
                    },
                })
            }
        }
    };
}

quick_ops!(define!());

impl Access {
    /// An access that is neither atomic nor volatile.
    pub const fn plain(align_log: u8) -> Access {
        Access { align_log, volatile: false, ordering: Ordering::NotAtomic, scope: SyncScope::System }
    }
}

/// A call of a known function as it usually is: each argument is one scalar of one cell, and nothing is promised about it but that it
/// is defined.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuickCall {
    /// The function, where its code starts, and how many cells its frame has.
    pub function: FuncId,
    #[allow(missing_docs)]
    pub entry: Pc,
    #[allow(missing_docs)]
    pub cells: u32,
    /// Where each argument goes, what it is, and whether it is promised to be defined.
    pub arguments: Box<[(Reg, Operand, bool)]>,
    /// Where the result goes, if there is one.
    pub dst: Option<Reg>,
}

impl QuickCall {
    /// The call at a site if it is one.
    fn new(code: &Code, functions: &Arena<FuncId, Function>, site: &CallSite) -> Option<QuickCall> {
        let Callee::Function(id) = site.callee else { return None };
        let function = &functions[id];
        let single = |shape: ShapeId| {
            matches!(&code.shape(shape).leaves[..], [leaf] if leaf.width <= 64)
                && code.shape(shape).cells == 1
        };
        let usual = site.then.is_none()
            && !site.musttail
            && !function.atomic
            && site.args.len() == function.params.len()
            && (site.checks_parameters || function.promises.is_empty())
            && site.args.iter().all(|arg| arg.byval.is_none() && single(arg.shape))
            && site.promises.iter().all(|it| it.promise == Promise::NoUndef && single(it.shape))
            && site.ret_promises.is_empty()
            && (code.shape(site.ret).cells == 0 || single(site.ret));
        let promised = |value: Operand| site.promises.iter().any(|it| it.value == value);
        let arguments = function.params.iter().zip(&site.args);
        usual.then(|| QuickCall {
            function: id,
            entry: function.entry,
            cells: function.cells,
            arguments: arguments.map(|(param, arg)| (param.reg, arg.value, promised(arg.value))).collect(),
            dst: (code.shape(site.ret).cells == 1).then_some(site.dst),
        })
    }
}

/// The calls that are as usual, by their sites.
pub(crate) fn calls(code: &Code, functions: &Arena<FuncId, Function>) -> Vec<Option<QuickCall>> {
    code.sites.iter().map(|site| QuickCall::new(code, functions, site)).collect()
}

/// The names of all ops; `constant` knows the constants that are plain numbers of at most 64 bits.
pub(crate) fn names(
    code: &Code,
    functions: &Arena<FuncId, Function>,
    pointer_bits: u32,
    constant: impl Fn(Operand) -> Option<u64>,
) -> Vec<Quick> {
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
        Op::Call(site) => code.calls.get(site as usize)?.as_ref().map(|_| Quick::Call(site)),
        _ => Quick::straight(op, &constant),
    };
    let mut single: Vec<Quick> = code.ops.iter().map(|op| name(op).unwrap_or(Quick::Other)).collect();
    for (_, function) in functions.iter().filter(|(_, function)| function.ret_promises.is_empty()) {
        let place = function.entry as usize..function.end as usize;
        let names = single.get_mut(place.clone()).unwrap_or_default();
        for (name, op) in names.iter_mut().zip(code.ops.get(place).unwrap_or_default()) {
            if let Op::Ret(value) = *op {
                *name = Quick::Ret(value);
            }
        }
    }
    let mut names = single.clone();
    // From the end, since some names are made of that of the op itself and what the next ones are together.
    for pc in (0..names.len().saturating_sub(1)).rev() {
        let after = [1, 2, 3].map(|i| single.get(pc + i).copied().unwrap_or(Quick::Other));
        if let Some(together) = single[pc].together(after, names[pc + 1], pointer_bits, &constant) {
            names[pc] = together;
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quick_ops_are_small() {
        assert!(size_of::<Quick>() <= 32, "{}", size_of::<Quick>());
    }
}
