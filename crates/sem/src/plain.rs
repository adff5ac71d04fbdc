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
use ir::inst::{GepFlags, IntPredicate, OpFlags};
use program::code::{EdgeId, Float2, Int2, IntCast, Op, Operand, Reg, ScalarKind};

/// A scalar of at most 64 bits.
type Value<H> = Scalar<<H as Words>::Narrow>;

/// Writes a result unless it is poison.
#[inline(always)]
fn set_certain<H: Words + ?Sized>(h: &mut H, dst: Reg, value: Value<H>) -> Option<Value<H>> {
    if h.d().known(&value.poison.flag) != Some(false) {
        return None;
    }
    h.set(dst, value.clone());
    Some(value)
}

/// Where a plain op has a value from: a register or constant of the engine's, what an op before it gave, or a number.
pub trait Source<H: Words + ?Sized> {
    /// A plain number of `w` bits.
    fn number(self, h: &mut H, w: u32) -> Option<Value<H>>;
    /// A value of `w` bits that is certainly defined.
    fn defined(self, h: &mut H, w: u32) -> Option<Value<H>>;
}

impl<H: Words + ?Sized> Source<H> for Operand {
    #[inline(always)]
    fn number(self, h: &mut H, w: u32) -> Option<Value<H>> {
        let bits = h.get_plain(self)?;
        Some(Scalar::plain(h.d(), w, bits))
    }
    #[inline(always)]
    fn defined(self, h: &mut H, w: u32) -> Option<Value<H>> {
        let (bits, prov) = h.get_defined(self)?;
        Some(Scalar::pointer(h.d(), w, bits, prov))
    }
}

impl<H: Words + ?Sized> Source<H> for Value<H> {
    #[inline(always)]
    fn number(self, h: &mut H, w: u32) -> Option<Value<H>> {
        let free = h.d().known_no_prov(&self.prov);
        if free { self.defined(h, w) } else { None }
    }
    #[inline(always)]
    fn defined(self, h: &mut H, _w: u32) -> Option<Value<H>> {
        let d = h.d();
        (d.known_zero(&self.undef) && d.known(&self.poison.flag) == Some(false)).then_some(self)
    }
}

/// A constant that is a plain number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Number(pub u64);

impl<H: Words + ?Sized> Source<H> for Number {
    #[inline(always)]
    fn number(self, h: &mut H, w: u32) -> Option<Value<H>> {
        Some(Scalar::number(h.d(), w, self.0))
    }
    #[inline(always)]
    fn defined(self, h: &mut H, w: u32) -> Option<Value<H>> {
        self.number(h, w)
    }
}

/// A pointer that is certainly defined.
#[inline(always)]
fn pointer<H: Words + ?Sized>(h: &mut H, from: impl Source<H>) -> Option<Value<H>> {
    let w = h.pointer_bits();
    from.defined(h, w)
}

/// Operations on two plain integers, and whether they may be undefined behaviour.
macro_rules! int2 {
    ($($op:ident: $may:tt),*) => {$(
        #[doc = concat!("`", stringify!($op), "`")]
        #[inline(always)]
        pub fn $op<H: Words + ?Sized>(
            h: &mut H,
            w: u32,
            flags: OpFlags,
            dst: Reg,
            a: impl Source<H>,
            b: impl Source<H>,
        ) -> Option<Value<H>> {
            let (a, b) = (a.number(h, w)?, b.number(h, w)?);
            let value = int::$op(h, w, flags, a, b);
            set_certain(h, dst, int2!(@value value $may))
        }
    )*};
    (@op $h:ident, $i:ident, $op:ident) => {{
        let Int2 { width, flags, dst, a, b } = $i;
        $op($h, width.into(), flags, dst, a, b)?;
    }};
    (@value $value:ident never) => { $value };
    (@value $value:ident maybe) => { $value.ok()? };
}

int2! {
    add: never, sub: never, mul: never, udiv: maybe, sdiv: maybe, urem: maybe, srem: maybe,
    shl: maybe, lshr: maybe, ashr: maybe, and: never, or: never, xor: never
}

macro_rules! int_cast {
    ($($op:ident),*) => {$(
        #[doc = concat!("`", stringify!($op), "`")]
        #[inline(always)]
        pub fn $op<H: Words + ?Sized>(
            h: &mut H,
            from: u32,
            to: u32,
            flags: OpFlags,
            dst: Reg,
            a: impl Source<H>,
        ) -> Option<Value<H>> {
            let a = a.number(h, from)?;
            let value = cast::$op(h, from, to, flags, a);
            set_certain(h, dst, value)
        }
    )*};
    (@op $h:ident, $i:ident, $op:ident) => {{
        let IntCast { from, to, flags, dst, a } = $i;
        $op($h, from.into(), to.into(), flags, dst, a)?;
    }};
}

int_cast!(trunc, zext, sext);

/// `fadd` to `fdiv`
#[inline(always)]
pub fn float2<H: Words + ?Sized>(h: &mut H, op: FloatOp2, f: Float2) -> Option<Value<H>> {
    let Float2 { format, flags, dst, a, b } = f;
    let w = format.width();
    let (a, b) = (a.number(h, w)?, b.number(h, w)?);
    let value = float::binary(h, op, format, flags, a, b).ok()?;
    set_certain(h, dst, value)
}

/// `icmp`
#[inline(always)]
pub fn icmp<H: Words + ?Sized>(
    h: &mut H,
    predicate: IntPredicate,
    w: u32,
    flags: OpFlags,
    dst: Reg,
    a: impl Source<H>,
    b: impl Source<H>,
) -> Option<Value<H>> {
    let (a, b) = (a.defined(h, w)?, b.defined(h, w)?);
    if !h.compares_plainly(&a, &b) {
        return None;
    }
    let value = compare::icmp(h, predicate, w, flags, a, b);
    set_certain(h, dst, value)
}

/// `load`, of a pointer or of a plain number
#[inline(always)]
pub fn load<H: Words + ?Sized>(
    h: &mut H,
    kind: ScalarKind,
    width: u32,
    align_log: u8,
    dst: Reg,
    ptr: impl Source<H>,
) -> Option<Value<H>> {
    let ptr = pointer(h, ptr)?;
    let value = match kind {
        ScalarKind::Ptr => memory::load(h, kind, width, align_log, ptr).ok()?,
        ScalarKind::Int | ScalarKind::Float => memory::load_number(h, width, align_log, &ptr).ok()??,
    };
    h.set(dst, value.clone());
    Some(value)
}

/// `store`
#[inline(always)]
pub fn store<H: Words + ?Sized>(
    h: &mut H,
    width: u32,
    align_log: u8,
    value: Operand,
    ptr: impl Source<H>,
) -> Option<()> {
    let ptr = pointer(h, ptr)?;
    memory::store(h, width, align_log, value, ptr).ok()
}

/// `getelementptr` with a constant offset
#[inline(always)]
pub fn gep_const<H: Words + ?Sized>(
    h: &mut H,
    flags: GepFlags,
    dst: Reg,
    base: impl Source<H>,
    offset: i64,
) -> Option<Value<H>> {
    let base = pointer(h, base)?;
    let value = memory::gep_const(h, flags, base, offset);
    set_certain(h, dst, value)
}

/// `getelementptr` with one index
#[inline(always)]
pub fn gep_index<H: Words + ?Sized>(
    h: &mut H,
    flags: GepFlags,
    width: u32,
    dst: Reg,
    base: impl Source<H>,
    index: impl Source<H>,
    scale: u32,
) -> Option<Value<H>> {
    let (base, index) = (pointer(h, base)?, index.number(h, width)?);
    let value = memory::gep_index(h, flags, width, base, index, scale);
    set_certain(h, dst, value)
}

/// A subscript that certainly is that of an element of its array; what may be done with the place behind the last one is asked elsewhere.
#[inline(always)]
fn subscript<H: Words + ?Sized>(h: &mut H, width: u32, index: impl Source<H>, elements: u32) -> Option<()> {
    let index = index.number(h, width)?;
    let within = memory::is_at_most(h, width, &index, elements - 1)?;
    (h.d().known(&within) == Some(true)).then_some(())
}

/// `alloca` of a size that is known
#[inline(always)]
pub fn alloca<H: Words + ?Sized>(h: &mut H, dst: Reg, bytes: u64, align: u64) -> Option<()> {
    memory::alloca_fixed(h, dst, bytes, align).ok()
}

/// The condition of a branch
#[inline(always)]
pub fn condition<H: Words + ?Sized>(h: &mut H, cond: impl Source<H>) -> Option<<H::Narrow as Domain>::Bool> {
    let bit = cond.number(h, 1)?;
    Some(derived::nonzero(h.d(), 1, &bit.bits))
}

/// An argument or result that is promised to be `noundef`: whether that is certain
#[inline(always)]
pub fn keeps_noundef<H: Words + ?Sized>(h: &mut H, value: Operand) -> bool {
    h.get_defined(value).is_some()
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
pub fn plain<H: Words + ?Sized>(h: &mut H, op: &Op) -> Option<Way<<H::Narrow as Domain>::Bool>> {
    match *op {
        Op::Add(i) => int2!(@op h, i, add),
        Op::Sub(i) => int2!(@op h, i, sub),
        Op::Mul(i) => int2!(@op h, i, mul),
        Op::UDiv(i) => int2!(@op h, i, udiv),
        Op::SDiv(i) => int2!(@op h, i, sdiv),
        Op::URem(i) => int2!(@op h, i, urem),
        Op::SRem(i) => int2!(@op h, i, srem),
        Op::Shl(i) => int2!(@op h, i, shl),
        Op::LShr(i) => int2!(@op h, i, lshr),
        Op::AShr(i) => int2!(@op h, i, ashr),
        Op::And(i) => int2!(@op h, i, and),
        Op::Or(i) => int2!(@op h, i, or),
        Op::Xor(i) => int2!(@op h, i, xor),
        Op::ICmp { predicate, width, flags, dst, a, b } => {
            icmp(h, predicate, width.into(), flags, dst, a, b)?;
        }
        Op::Trunc(i) => int_cast!(@op h, i, trunc),
        Op::ZExt(i) => int_cast!(@op h, i, zext),
        Op::SExt(i) => int_cast!(@op h, i, sext),
        Op::FAdd(f) => {
            float2(h, FloatOp2::Add, f)?;
        }
        Op::FSub(f) => {
            float2(h, FloatOp2::Sub, f)?;
        }
        Op::FMul(f) => {
            float2(h, FloatOp2::Mul, f)?;
        }
        Op::FDiv(f) => {
            float2(h, FloatOp2::Div, f)?;
        }
        Op::FCmp { predicate, format, flags, dst, a, b } => {
            let w = format.width();
            let (a, b) = (a.number(h, w)?, b.number(h, w)?);
            let value = compare::fcmp(h, predicate, format, flags, a, b).ok()?;
            set_certain(h, dst, value)?;
        }
        Op::Load { kind, width, access, dst, ptr } => {
            load(h, kind, width.into(), access.align_log, dst, ptr)?;
        }
        Op::Store { width, access, value, ptr, .. } => {
            store(h, width.into(), access.align_log, value, ptr)?;
        }
        Op::GepConst { flags, dst, base, offset } => {
            gep_const(h, flags, dst, base, offset)?;
        }
        Op::GepIndex { flags, width, dst, base, index, scale, elements } => {
            if let Some(elements) = elements {
                subscript(h, width.into(), index, elements.get())?;
            }
            gep_index(h, flags, width.into(), dst, base, index, scale)?;
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
