//! One step: the op at a place in the code, its effect on the engine, and where control goes.
//!
//! Cost: one jump table, then the op. For a machine of words everything below is inlined. Each common op is there twice: for operands
//! that the engine says are plain numbers or defined pointers, where the compiler sees that nothing is to be done for undefined bits,
//! poison and objects, and, apart, for all others. The meaning is the same text for both.

use crate::context::{Context, Control, Host, Step, Target, Ub};
use crate::derived;
use crate::domain::{Domain, FloatOp2};
use crate::inst::{cast, compare, float, general, int, memory};
use crate::intrinsic::Next;
use crate::scalar::Scalar;
use crate::ub::UbKind;
use crate::{call, primitive};
use program::code::{Callee, Float2, Int2, IntCast, Op, SiteId, SwitchCode};

type Narrow<H> = <H as Host>::Narrow;

/// An operation on scalars of at most 64 bits. Plain operands, the common case, come to a copy of the same meaning that has nothing
/// to do for undefined bits, poison and objects; others to one that is kept apart.
///
/// A macro, since closures are inlined only when the compiler feels like it.
macro_rules! scalars {
    ($h:ident, $dst:expr, [$($operand:ident: $width:expr),+], $meaning:expr) => {{
        if let ($(Some($operand),)+) = ($($h.get_plain($operand),)+) {
            let d = Context::<Narrow<H>>::d($h);
            let ($($operand,)+) = ($(Scalar::plain(d, $width, $operand),)+);
            let value = $meaning;
            $h.set($dst, value);
            return Ok(Control::Next);
        }
        apart($h, move |$h| {
            let ($($operand,)+) = ($($h.get($operand),)+);
            let value = $meaning;
            $h.set($dst, value);
            Ok(())
        })?;
        Ok(Control::Next)
    }};
}

/// Does something rare away from the code for what is common.
#[cold]
#[inline(never)]
fn apart<H: Host, T>(h: &mut H, rare: impl FnOnce(&mut H) -> Step<T>) -> Step<T> {
    rare(h)
}

/// `op` on two integers, which may be undefined behaviour if the last word is `?`.
macro_rules! int2 {
    ($h:ident, $i:ident, $op:ident $($may:tt)?) => {{
        let Int2 { width, flags, dst, a, b } = $i;
        let w = u32::from(width);
        scalars!($h, dst, [a: w, b: w], int::$op::<Narrow<H>, H>($h, w, flags, a, b)$($may)?)
    }};
}

macro_rules! int_cast {
    ($h:ident, $i:ident, $op:ident) => {{
        let IntCast { from, to, flags, dst, a } = $i;
        let (from, to) = (u32::from(from), u32::from(to));
        scalars!($h, dst, [a: from], cast::$op::<Narrow<H>, H>($h, from, to, flags, a))
    }};
}

macro_rules! float2 {
    ($h:ident, $f:ident, $op:ident) => {{
        let Float2 { format, flags, dst, a, b } = $f;
        let w = format.width();
        scalars!(
            $h,
            dst,
            [a: w, b: w],
            float::binary::<Narrow<H>, H>($h, FloatOp2::$op, format, flags, a, b)?
        )
    }};
}

/// An operation through a pointer; one of 64 bits that is certainly defined, the common case, comes to a
/// copy of its own as above.
macro_rules! through {
    ($h:ident, $ptr:ident, $meaning:expr) => {{
        if let (64, Some(($ptr, prov))) = ($h.program().pointer_bits, $h.get_defined($ptr)) {
            let w = $h.program().pointer_bits;
            let $ptr = Scalar::pointer(Context::<Narrow<H>>::d($h), w, $ptr, prov);
            $meaning;
            return Ok(Control::Next);
        }
        apart($h, move |$h| {
            let $ptr = $h.get($ptr);
            $meaning;
            Ok(())
        })?;
        Ok(Control::Next)
    }};
}

/// The same, part by part. What a function that is not inlined returns lies in memory; were it passed on as it is, so would be what
/// every other op returns, and a loop around [`step`] would have to look there after each to see that it was `Next`.
#[inline(always)]
fn taken_apart<B, W>(next: Step<Control<B, W>>) -> Step<Control<B, W>> {
    match next? {
        Control::Next => Ok(Control::Next),
        Control::Jump(edge) => Ok(Control::Jump(edge)),
        Control::Fork { cond, yes, no } => Ok(Control::Fork { cond, yes, no }),
        Control::Switch(ways) => Ok(Control::Switch(ways)),
        Control::Call { function, site } => Ok(Control::Call { function, site }),
        Control::Return(value) => Ok(Control::Return(value)),
        Control::Exit(status) => Ok(Control::Exit(status)),
        Control::Signal(number) => Ok(Control::Signal(number)),
        Control::Wait => Ok(Control::Wait),
        Control::End => Ok(Control::End),
        Control::Yield => Ok(Control::Yield),
    }
}

/// Executes one op.
#[inline(always)]
pub fn step<H: Host>(h: &mut H, op: &Op) -> Next<H> {
    match *op {
        Op::Add(i) => int2!(h, i, add),
        Op::Sub(i) => int2!(h, i, sub),
        Op::Mul(i) => int2!(h, i, mul),
        Op::UDiv(i) => int2!(h, i, udiv?),
        Op::SDiv(i) => int2!(h, i, sdiv?),
        Op::URem(i) => int2!(h, i, urem?),
        Op::SRem(i) => int2!(h, i, srem?),
        Op::Shl(i) => int2!(h, i, shl),
        Op::LShr(i) => int2!(h, i, lshr),
        Op::AShr(i) => int2!(h, i, ashr),
        Op::And(i) => int2!(h, i, and),
        Op::Or(i) => int2!(h, i, or),
        Op::Xor(i) => int2!(h, i, xor),
        Op::ICmp { predicate, width, flags, dst, a, b } => {
            let w = u32::from(width);
            scalars!(h, dst, [a: w, b: w], compare::icmp::<Narrow<H>, H>(h, predicate, w, flags, a, b))
        }
        Op::Trunc(i) => int_cast!(h, i, trunc),
        Op::ZExt(i) => int_cast!(h, i, zext),
        Op::SExt(i) => int_cast!(h, i, sext),
        Op::FAdd(f) => float2!(h, f, Add),
        Op::FSub(f) => float2!(h, f, Sub),
        Op::FMul(f) => float2!(h, f, Mul),
        Op::FDiv(f) => float2!(h, f, Div),
        Op::FCmp { predicate, format, flags, dst, a, b } => {
            let w = format.width();
            scalars!(h, dst, [a: w, b: w], compare::fcmp::<Narrow<H>, H>(h, predicate, format, flags, a, b)?)
        }
        Op::Select { width, dst, cond, yes, no } => {
            let (cond, yes, no) = (h.get(cond), h.get(yes), h.get(no));
            let value = int::select(Context::<Narrow<H>>::d(h), width.into(), cond, yes, no);
            h.set(dst, value);
            Ok(Control::Next)
        }
        Op::Load { kind, width, access, dst, ptr } => {
            through!(h, ptr, memory::load(h, kind, width.into(), access.align_log, dst, ptr)?)
        }
        Op::Store { width, access, value, ptr, .. } => {
            through!(h, ptr, memory::store(h, width.into(), access.align_log, value, ptr)?)
        }
        Op::GepConst { flags, dst, base, offset } => {
            through!(h, base, memory::gep_const(h, flags, dst, base, offset))
        }
        Op::GepIndex { flags, width, dst, base, index, scale } => {
            if let (64, Some((base, prov)), Some(index)) =
                (h.program().pointer_bits, h.get_defined(base), h.get_plain(index))
            {
                let w = h.program().pointer_bits;
                let d = Context::<Narrow<H>>::d(h);
                let (base, index) =
                    (Scalar::pointer(d, w, base, prov), Scalar::plain(d, width.into(), index));
                memory::gep_index(h, flags, width.into(), dst, base, index, scale);
                return Ok(Control::Next);
            }
            apart(h, move |h| {
                let (base, index) = (h.get(base), h.get(index));
                memory::gep_index(h, flags, width.into(), dst, base, index, scale);
                Ok(())
            })?;
            Ok(Control::Next)
        }
        Op::Jump(edge) => Ok(Control::Jump(edge)),
        Op::Branch { cond, yes, no } => {
            let bit = match h.get_plain(cond) {
                Some(bit) => bit,
                None => apart(h, move |h| {
                    let cond = h.get(cond);
                    let defined = cond.is_defined(Context::<Narrow<H>>::d(h), 1);
                    let ub = || Ub::indeterminate(UbKind::BranchOnUndef, &cond);
                    Context::<Narrow<H>>::require(h, defined, ub)?;
                    Ok(cond.bits)
                })?,
            };
            let cond = derived::nonzero(Context::<Narrow<H>>::d(h), 1, &bit);
            Ok(Control::Fork { cond, yes, no })
        }
        Op::Switch(place) => taken_apart(switch(h, place)),
        Op::Ret(value) => call::check_result(h, value),
        Op::Unreachable => {
            let never = Context::<Narrow<H>>::d(h).bool(false);
            Context::<Narrow<H>>::require(h, never, || Ub::plain(UbKind::Unreachable))?;
            Ok(Control::Next)
        }
        Op::Call(site) => taken_apart(self::call(h, site)),
        Op::General(place) => taken_apart(general::execute(h, place)),
        Op::Nop => Ok(Control::Next),
        Op::Unsupported(place) => {
            let what = h.program().code.unsupported[place as usize].clone();
            Err(Context::<Narrow<H>>::unsupported(h, &what))
        }
    }
}

fn switch<H: Host>(h: &mut H, place: u32) -> Next<H> {
    let program = h.program();
    let SwitchCode { value, width, default, cases, wide } = &program.code.switches[place as usize];
    let (value, width, default) = (*value, *width, *default);
    if width <= 64 {
        let value = h.get(value);
        let d = Context::<Narrow<H>>::d(h);
        let defined = value.is_defined(d, width);
        Context::<Narrow<H>>::require(h, defined, || Ub::indeterminate(UbKind::SwitchOnUndef, &value))?;
        return ways(h, default, cases.len(), |h, i| {
            let d = Context::<Narrow<H>>::d(h);
            let case = d.bv(width, cases[i].0);
            (d.eq(width, &value.bits, &case), cases[i].1)
        });
    }
    let value = h.get_wide(value, width);
    let defined = value.is_defined(Context::<H::Wide>::d(h), width);
    Context::<H::Wide>::require(h, defined, || Ub::indeterminate(UbKind::SwitchOnUndef, &value))?;
    ways(h, default, wide.len(), |h, i| {
        let d = Context::<H::Wide>::d(h);
        let case = d.literal(&wide[i].0);
        (d.eq(width, &value.bits, &case), wide[i].1)
    })
}

/// The ways of a switch; one that is certain is the only one.
fn ways<H: Host>(
    h: &mut H,
    default: u32,
    count: usize,
    mut way: impl FnMut(&mut H, usize) -> (<H::Narrow as Domain>::Bool, u32),
) -> Next<H> {
    let mut list = Vec::new();
    let mut none = Context::<Narrow<H>>::d(h).bool(true);
    for i in 0..count {
        let (taken, edge) = way(h, i);
        let d = Context::<Narrow<H>>::d(h);
        match d.known(&taken) {
            Some(true) => return Ok(Control::Jump(edge)),
            Some(false) => continue,
            None => {
                let not = d.not_b(taken.clone());
                none = d.and_b(none, not);
                list.push((taken, edge));
            }
        }
    }
    if list.is_empty() {
        return Ok(Control::Jump(default));
    }
    list.push((none, default));
    Ok(Control::Switch(list.into()))
}

fn call<H: Host>(h: &mut H, site: SiteId) -> Next<H> {
    let program = h.program();
    let callee = program.code.sites[site as usize].callee;
    if !program.code.sites[site as usize].promises.is_empty() {
        call::check_arguments(h, site)?;
    }
    let target = match callee {
        Callee::Function(function) => return Ok(Control::Call { function, site }),
        Callee::Primitive(primitive) => Target::Primitive(primitive),
        Callee::External(external) => Target::External(external),
        Callee::Pointer(pointer) => call::resolve(h, pointer, site)?,
    };
    match target {
        Target::Function(function) => Ok(Control::Call { function, site }),
        Target::Primitive(primitive) => primitive::execute(h, primitive, site),
        Target::External(external) => h.external(external, site),
    }
}
