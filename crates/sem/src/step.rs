//! One step: the op at a place in the code, its effect on the engine, and where control goes.
//!
//! Cost: one jump table, then the op. For a machine of words everything below is inlined; operands are two or three loads,
//! tests for undefined bits and poison included.

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

#[inline(always)]
fn int2<H: Host>(
    h: &mut H,
    i: Int2,
    meaning: impl FnOnce(
        &mut H,
        u32,
        ir::inst::OpFlags,
        Scalar<H::Narrow>,
        Scalar<H::Narrow>,
    ) -> Scalar<H::Narrow>,
) -> Next<H> {
    let (a, b) = (h.get(i.a), h.get(i.b));
    let value = meaning(h, i.width.into(), i.flags, a, b);
    h.set(i.dst, value);
    Ok(Control::Next)
}

#[inline(always)]
fn division<H: Host>(
    h: &mut H,
    i: Int2,
    meaning: impl FnOnce(
        &mut H,
        u32,
        ir::inst::OpFlags,
        Scalar<H::Narrow>,
        Scalar<H::Narrow>,
    ) -> Step<Scalar<H::Narrow>>,
) -> Next<H> {
    let (a, b) = (h.get(i.a), h.get(i.b));
    let value = meaning(h, i.width.into(), i.flags, a, b)?;
    h.set(i.dst, value);
    Ok(Control::Next)
}

#[inline(always)]
fn int_cast<H: Host>(
    h: &mut H,
    i: IntCast,
    meaning: impl FnOnce(&mut H, u32, u32, ir::inst::OpFlags, Scalar<H::Narrow>) -> Scalar<H::Narrow>,
) -> Next<H> {
    let a = h.get(i.a);
    let value = meaning(h, i.from.into(), i.to.into(), i.flags, a);
    h.set(i.dst, value);
    Ok(Control::Next)
}

#[inline(always)]
fn float2<H: Host>(h: &mut H, f: Float2, op: FloatOp2) -> Next<H> {
    let (a, b) = (h.get(f.a), h.get(f.b));
    let value = float::binary::<Narrow<H>, H>(h, op, f.format, f.flags, a, b)?;
    h.set(f.dst, value);
    Ok(Control::Next)
}

/// Executes one op.
#[inline(always)]
pub fn step<H: Host>(h: &mut H, op: Op) -> Next<H> {
    match op {
        Op::Add(i) => int2(h, i, int::add::<Narrow<H>, H>),
        Op::Sub(i) => int2(h, i, int::sub::<Narrow<H>, H>),
        Op::Mul(i) => int2(h, i, int::mul::<Narrow<H>, H>),
        Op::UDiv(i) => division(h, i, int::udiv::<Narrow<H>, H>),
        Op::SDiv(i) => division(h, i, int::sdiv::<Narrow<H>, H>),
        Op::URem(i) => division(h, i, int::urem::<Narrow<H>, H>),
        Op::SRem(i) => division(h, i, int::srem::<Narrow<H>, H>),
        Op::Shl(i) => int2(h, i, int::shl::<Narrow<H>, H>),
        Op::LShr(i) => int2(h, i, int::lshr::<Narrow<H>, H>),
        Op::AShr(i) => int2(h, i, int::ashr::<Narrow<H>, H>),
        Op::And(i) => int2(h, i, int::and::<Narrow<H>, H>),
        Op::Or(i) => int2(h, i, int::or::<Narrow<H>, H>),
        Op::Xor(i) => int2(h, i, int::xor::<Narrow<H>, H>),
        Op::ICmp { predicate, width, flags, dst, a, b } => {
            let (a, b) = (h.get(a), h.get(b));
            let value = compare::icmp::<Narrow<H>, H>(h, predicate, width.into(), flags, a, b);
            h.set(dst, value);
            Ok(Control::Next)
        }
        Op::Trunc(i) => int_cast(h, i, cast::trunc::<Narrow<H>, H>),
        Op::ZExt(i) => int_cast(h, i, cast::zext::<Narrow<H>, H>),
        Op::SExt(i) => int_cast(h, i, cast::sext::<Narrow<H>, H>),
        Op::FAdd(f) => float2(h, f, FloatOp2::Add),
        Op::FSub(f) => float2(h, f, FloatOp2::Sub),
        Op::FMul(f) => float2(h, f, FloatOp2::Mul),
        Op::FDiv(f) => float2(h, f, FloatOp2::Div),
        Op::FCmp { predicate, format, flags, dst, a, b } => {
            let (a, b) = (h.get(a), h.get(b));
            let value = compare::fcmp::<Narrow<H>, H>(h, predicate, format, flags, a, b)?;
            h.set(dst, value);
            Ok(Control::Next)
        }
        Op::Select { width, dst, cond, yes, no } => {
            let (cond, yes, no) = (h.get(cond), h.get(yes), h.get(no));
            let value = int::select(Context::<Narrow<H>>::d(h), width.into(), cond, yes, no);
            h.set(dst, value);
            Ok(Control::Next)
        }
        Op::Load { kind, width, access, dst, ptr } => {
            memory::load(h, kind, width.into(), access, dst, ptr)?;
            Ok(Control::Next)
        }
        Op::Store { width, access, value, ptr, .. } => {
            memory::store(h, width.into(), access, value, ptr)?;
            Ok(Control::Next)
        }
        Op::GepConst { flags, dst, base, offset } => {
            memory::gep_const(h, flags, dst, base, offset);
            Ok(Control::Next)
        }
        Op::GepIndex { flags, width, dst, base, index, scale } => {
            memory::gep_index(h, flags, width.into(), dst, base, index, scale);
            Ok(Control::Next)
        }
        Op::Jump(edge) => Ok(Control::Jump(edge)),
        Op::Branch { cond, yes, no } => {
            let cond = h.get(cond);
            let defined = cond.is_defined(Context::<Narrow<H>>::d(h), 1);
            Context::<Narrow<H>>::require(h, defined, || Ub::indeterminate(UbKind::BranchOnUndef, &cond))?;
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
    Ok(Control::Switch(list))
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
