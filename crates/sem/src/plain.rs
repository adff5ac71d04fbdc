//! The commonest ops on plain operands: defined numbers and defined pointers of a machine that knows them.
//!
//! [`plain`] is a short cut through [`step`](crate::step::step): the same functions say what an op means, but whatever is not plain
//! (an operand that is undefined or poison, a result that would be poison, undefined behaviour, an op that is not common) is left
//! alone, for `step` to do. Nothing has happened then. So the compiler sees that nothing is to be done for undefined bits,
//! poison and messages, and a loop around it can keep its registers and memory at hand.
//!
//! Cost: everything below is inlined. Width and flags that are constants to the caller, such as those of
//! an addition of 32 bits, come to code for just that.

use crate::context::Words;
use crate::derived;
use crate::domain::{Domain, FloatOp2};
use crate::inst::{cast, compare, float, int, memory};
use crate::scalar::Scalar;
use ir::inst::{GepFlags, IntPredicate};
use program::code::{EdgeId, Float2, Int2, IntCast, Op, Operand, Reg, ScalarKind};

/// Writes a result unless it is poison.
#[inline(always)]
fn set_certain<H: Words>(h: &mut H, dst: Reg, value: Scalar<H::Narrow>) -> Option<()> {
    if h.d().known(&value.poison.flag) != Some(false) {
        return None;
    }
    h.set(dst, value);
    Some(())
}

/// A plain number of `w` bits.
#[inline(always)]
fn number<H: Words>(h: &mut H, w: u32, operand: Operand) -> Option<Scalar<H::Narrow>> {
    let bits = h.get_plain(operand)?;
    Some(Scalar::plain(h.d(), w, bits))
}

/// A value of `w` bits that is certainly defined.
#[inline(always)]
fn defined<H: Words>(h: &mut H, w: u32, operand: Operand) -> Option<Scalar<H::Narrow>> {
    let (bits, prov) = h.get_defined(operand)?;
    Some(Scalar::pointer(h.d(), w, bits, prov))
}

/// A pointer that is certainly defined.
#[inline(always)]
fn pointer<H: Words>(h: &mut H, operand: Operand) -> Option<Scalar<H::Narrow>> {
    let w = h.pointer_bits();
    defined(h, w, operand)
}

/// Operations on two plain integers, and whether they may be undefined behaviour.
macro_rules! int2 {
    ($($op:ident: $may:tt),*) => {$(
        #[doc = concat!("`", stringify!($op), "`")]
        #[inline(always)]
        pub fn $op<H: Words>(h: &mut H, Int2 { width, flags, dst, a, b }: Int2) -> Option<()> {
            let w = u32::from(width);
            let (a, b) = (number(h, w, a)?, number(h, w, b)?);
            let value = int::$op(h, w, flags, a, b);
            set_certain(h, dst, int2!(@value value $may))
        }
    )*};
    (@value $value:ident never) => { $value };
    (@value $value:ident maybe) => { $value.ok()? };
}

int2! {
    add: never, sub: never, mul: never, udiv: maybe, sdiv: maybe, urem: maybe, srem: maybe,
    shl: never, lshr: never, ashr: never, and: never, or: never, xor: never
}

macro_rules! int_cast {
    ($($op:ident),*) => {$(
        #[doc = concat!("`", stringify!($op), "`")]
        #[inline(always)]
        pub fn $op<H: Words>(h: &mut H, IntCast { from, to, flags, dst, a }: IntCast) -> Option<()> {
            let (from, to) = (u32::from(from), u32::from(to));
            let a = number(h, from, a)?;
            let value = cast::$op(h, from, to, flags, a);
            set_certain(h, dst, value)
        }
    )*};
}

int_cast!(trunc, zext, sext);

/// `fadd` to `fdiv`
#[inline(always)]
pub fn float2<H: Words>(h: &mut H, op: FloatOp2, f: Float2) -> Option<()> {
    let Float2 { format, flags, dst, a, b } = f;
    let w = format.width();
    let (a, b) = (number(h, w, a)?, number(h, w, b)?);
    let value = float::binary(h, op, format, flags, a, b).ok()?;
    set_certain(h, dst, value)
}

/// `icmp`
#[inline(always)]
pub fn icmp<H: Words>(h: &mut H, predicate: IntPredicate, i: Int2) -> Option<()> {
    let Int2 { width, flags, dst, a, b } = i;
    let w = u32::from(width);
    let (a, b) = (defined(h, w, a)?, defined(h, w, b)?);
    let value = compare::icmp(h, predicate, w, flags, a, b);
    set_certain(h, dst, value)
}

/// `load`
#[inline(always)]
pub fn load<H: Words>(
    h: &mut H,
    kind: ScalarKind,
    width: u8,
    align_log: u8,
    dst: Reg,
    ptr: Operand,
) -> Option<()> {
    let ptr = pointer(h, ptr)?;
    memory::load(h, kind, width.into(), align_log, dst, ptr).ok()
}

/// `store`
#[inline(always)]
pub fn store<H: Words>(h: &mut H, width: u8, align_log: u8, value: Operand, ptr: Operand) -> Option<()> {
    let ptr = pointer(h, ptr)?;
    memory::store(h, width.into(), align_log, value, ptr).ok()
}

/// `getelementptr` with a constant offset
#[inline(always)]
pub fn gep_const<H: Words>(h: &mut H, flags: GepFlags, dst: Reg, base: Operand, offset: i64) -> Option<()> {
    let base = pointer(h, base)?;
    let value = memory::gep_const(h, flags, base, offset);
    set_certain(h, dst, value)
}

/// `getelementptr` with one index
#[inline(always)]
pub fn gep_index<H: Words>(
    h: &mut H,
    flags: GepFlags,
    width: u8,
    dst: Reg,
    base: Operand,
    index: Operand,
    scale: u32,
) -> Option<()> {
    let (base, index) = (pointer(h, base)?, number(h, width.into(), index)?);
    let value = memory::gep_index(h, flags, width.into(), base, index, scale);
    set_certain(h, dst, value)
}

/// `alloca` of a size that is known
#[inline(always)]
pub fn alloca<H: Words>(h: &mut H, dst: Reg, bytes: u64, align: u64) -> Option<()> {
    memory::alloca_fixed(h, dst, bytes, align).ok()
}

/// The condition of a branch
#[inline(always)]
pub fn condition<H: Words>(h: &mut H, cond: Operand) -> Option<<H::Narrow as Domain>::Bool> {
    let bit = h.get_plain(cond)?;
    Some(derived::nonzero(h.d(), 1, &bit))
}

/// Where control goes after a plain op.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way<B> {
    /// To the next op.
    Next,
    /// Along an edge.
    Jump(EdgeId),
    /// Along one of two edges, the first if the condition holds.
    Fork(B, EdgeId, EdgeId),
}

/// Executes one op if it is common and its operands are plain; nothing has happened if not.
#[inline(always)]
pub fn plain<H: Words>(h: &mut H, op: &Op) -> Option<Way<<H::Narrow as Domain>::Bool>> {
    match *op {
        Op::Add(i) => add(h, i)?,
        Op::Sub(i) => sub(h, i)?,
        Op::Mul(i) => mul(h, i)?,
        Op::UDiv(i) => udiv(h, i)?,
        Op::SDiv(i) => sdiv(h, i)?,
        Op::URem(i) => urem(h, i)?,
        Op::SRem(i) => srem(h, i)?,
        Op::Shl(i) => shl(h, i)?,
        Op::LShr(i) => lshr(h, i)?,
        Op::AShr(i) => ashr(h, i)?,
        Op::And(i) => and(h, i)?,
        Op::Or(i) => or(h, i)?,
        Op::Xor(i) => xor(h, i)?,
        Op::ICmp { predicate, width, flags, dst, a, b } => {
            icmp(h, predicate, Int2 { width, flags, dst, a, b })?;
        }
        Op::Trunc(i) => trunc(h, i)?,
        Op::ZExt(i) => zext(h, i)?,
        Op::SExt(i) => sext(h, i)?,
        Op::FAdd(f) => float2(h, FloatOp2::Add, f)?,
        Op::FSub(f) => float2(h, FloatOp2::Sub, f)?,
        Op::FMul(f) => float2(h, FloatOp2::Mul, f)?,
        Op::FDiv(f) => float2(h, FloatOp2::Div, f)?,
        Op::FCmp { predicate, format, flags, dst, a, b } => {
            let w = format.width();
            let (a, b) = (number(h, w, a)?, number(h, w, b)?);
            let value = compare::fcmp(h, predicate, format, flags, a, b).ok()?;
            set_certain(h, dst, value)?;
        }
        Op::Load { kind, width, access, dst, ptr } => load(h, kind, width, access.align_log, dst, ptr)?,
        Op::Store { width, access, value, ptr, .. } => store(h, width, access.align_log, value, ptr)?,
        Op::GepConst { flags, dst, base, offset } => gep_const(h, flags, dst, base, offset)?,
        Op::GepIndex { flags, width, dst, base, index, scale } => {
            gep_index(h, flags, width, dst, base, index, scale)?;
        }
        Op::Jump(edge) => return Some(Way::Jump(edge)),
        Op::Branch { cond, yes, no } => return Some(Way::Fork(condition(h, cond)?, yes, no)),
        Op::Nop => {}
        Op::Select { .. }
        | Op::Switch(_)
        | Op::Ret(_)
        | Op::Unreachable
        | Op::Call(_)
        | Op::General(_)
        | Op::Unsupported(_) => return None,
    }
    Some(Way::Next)
}
