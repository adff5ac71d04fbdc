//! One step: the op at a place in the code, its effect on the engine, and where control goes.
//!
//! Cost: one jump table, then the op. An engine that is in a hurry tries [`plain`](crate::plain::plain) first.

use crate::context::{Context, Control, Host, Target, Ub, Words};
use crate::derived;
use crate::domain::{Domain, FloatOp2};
use crate::inst::{cast, compare, float, general, int, memory};
use crate::intrinsic::Next;
use crate::ub::UbKind;
use crate::{call, primitive};
use program::code::{Callee, Float2, Int2, IntCast, Op, SiteId, SwitchCode};

type Narrow<H> = <H as Words>::Narrow;

/// An operation on scalars of at most 64 bits. A macro, since closures are inlined only when the compiler feels like it.
macro_rules! scalars {
    ($h:ident, $dst:expr, [$($operand:ident),+], $meaning:expr) => {{
        let ($($operand,)+) = ($($h.get($operand),)+);
        let value = $meaning;
        $h.set($dst, value);
        Ok(Control::Next)
    }};
}

/// `op` on two integers, which may be undefined behaviour if the last word is `?`.
macro_rules! int2 {
    ($h:ident, $i:ident, $op:ident $($may:tt)?) => {{
        let Int2 { width, flags, dst, a, b } = $i;
        let w = u32::from(width);
        scalars!($h, dst, [a, b], int::$op::<Narrow<H>, H>($h, w, flags, a, b)$($may)?)
    }};
}

macro_rules! int_cast {
    ($h:ident, $i:ident, $op:ident) => {{
        let IntCast { from, to, flags, dst, a } = $i;
        let (from, to) = (u32::from(from), u32::from(to));
        scalars!($h, dst, [a], cast::$op::<Narrow<H>, H>($h, from, to, flags, a))
    }};
}

macro_rules! float2 {
    ($h:ident, $f:ident, $op:ident) => {{
        let Float2 { format, flags, dst, a, b } = $f;
        scalars!($h, dst, [a, b], float::binary::<Narrow<H>, H>($h, FloatOp2::$op, format, flags, a, b)?)
    }};
}

/// Executes one op.
#[inline(always)]
pub fn step<H: Host + ?Sized>(h: &mut H, op: &Op) -> Next<H> {
    match *op {
        Op::Add(i) => int2!(h, i, add),
        Op::Sub(i) => int2!(h, i, sub),
        Op::Mul(i) => int2!(h, i, mul),
        Op::UDiv(i) => int2!(h, i, udiv?),
        Op::SDiv(i) => int2!(h, i, sdiv?),
        Op::URem(i) => int2!(h, i, urem?),
        Op::SRem(i) => int2!(h, i, srem?),
        Op::Shl(i) => int2!(h, i, shl?),
        Op::LShr(i) => int2!(h, i, lshr?),
        Op::AShr(i) => int2!(h, i, ashr?),
        Op::And(i) => int2!(h, i, and),
        Op::Or(i) => int2!(h, i, or),
        Op::Xor(i) => int2!(h, i, xor),
        Op::ICmp { predicate, width, flags, dst, a, b } => {
            let w = u32::from(width);
            scalars!(h, dst, [a, b], compare::icmp::<Narrow<H>, H>(h, predicate, w, flags, a, b))
        }
        Op::Trunc(i) => int_cast!(h, i, trunc),
        Op::ZExt(i) => int_cast!(h, i, zext),
        Op::SExt(i) => int_cast!(h, i, sext),
        Op::FAdd(f) => float2!(h, f, Add),
        Op::FSub(f) => float2!(h, f, Sub),
        Op::FMul(f) => float2!(h, f, Mul),
        Op::FDiv(f) => float2!(h, f, Div),
        Op::FCmp { predicate, format, flags, dst, a, b } => {
            scalars!(h, dst, [a, b], compare::fcmp::<Narrow<H>, H>(h, predicate, format, flags, a, b)?)
        }
        Op::Select { width, dst, cond, yes, no } => {
            let (cond, yes, no) = (h.get(cond), h.get(yes), h.get(no));
            let value = int::select(Context::<Narrow<H>>::d(h), width.into(), cond, yes, no);
            h.set(dst, value);
            Ok(Control::Next)
        }
        Op::Load { kind, width, access, dst, ptr } => {
            let ptr = h.get(ptr);
            let value = memory::load(h, kind, width.into(), access.align_log, ptr)?;
            h.set(dst, value);
            Ok(Control::Next)
        }
        Op::Store { width, access, value, ptr, .. } => {
            let ptr = h.get(ptr);
            memory::store(h, width.into(), access.align_log, value, ptr)?;
            Ok(Control::Next)
        }
        Op::GepConst { flags, dst, base, offset } => {
            scalars!(h, dst, [base], memory::gep_const(h, flags, base, offset))
        }
        Op::GepIndex { flags, width, dst, base, index, scale, elements } => {
            if let Some(elements) = elements {
                memory::subscript(h, width.into(), index, elements.get())?;
            }
            scalars!(h, dst, [base, index], memory::gep_index(h, flags, width.into(), base, index, scale))
        }
        Op::Jump(edge) => Ok(Control::Jump(edge)),
        Op::Branch { cond, yes, no } => {
            let cond = h.get(cond);
            let defined = cond.is_defined(Context::<Narrow<H>>::d(h), 1);
            let ub = || Ub::indeterminate(UbKind::BranchOnUndef, &cond);
            Context::<Narrow<H>>::require(h, defined, ub)?;
            let cond = derived::nonzero(Context::<Narrow<H>>::d(h), 1, &cond.bits);
            Ok(Control::Fork { cond, yes, no })
        }
        Op::Switch(place) => switch(h, place),
        Op::Ret(value) => call::check_result(h, value),
        Op::Unreachable => {
            let never = Context::<Narrow<H>>::d(h).bool(false);
            Context::<Narrow<H>>::require(h, never, || Ub::plain(UbKind::Unreachable))?;
            Ok(Control::Next)
        }
        Op::Call(site) => self::call(h, site),
        Op::General(place) => general::execute(h, place),
        Op::Nop => Ok(Control::Next),
        Op::Unsupported(place) => {
            let what = h.program().code.unsupported[place as usize].clone();
            Err(Context::<Narrow<H>>::unsupported(h, &what))
        }
    }
}

fn switch<H: Host + ?Sized>(h: &mut H, place: u32) -> Next<H> {
    let program = h.program();
    let SwitchCode { value, width, default, cases, wide } = &program.code.switches[place as usize];
    let (value, width, default) = (*value, *width, *default);
    if width <= 64 {
        let value = h.get(value);
        Context::<Narrow<H>>::exposes(h, &value);
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
fn ways<H: Host + ?Sized>(
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

fn call<H: Host + ?Sized>(h: &mut H, site: SiteId) -> Next<H> {
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
    let control = match target {
        Target::Function(function) => return Ok(Control::Call { function, site }),
        Target::Primitive(primitive) => primitive::execute(h, primitive, site)?,
        Target::External(external) => h.external(external, site)?,
    };
    if matches!(control, Control::Next) && !program.code.sites[site as usize].ret_promises.is_empty() {
        call::check_received(h, site)?;
    }
    Ok(control)
}
