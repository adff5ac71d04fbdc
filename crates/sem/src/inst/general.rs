//! Instructions on vectors, wide integers, unusual formats and aggregates: lane by lane what the others do at once.

use crate::context::{Context, Control, Host, Step, Ub, Why, Words};
use crate::derived;
use crate::domain::{Domain, FloatOp2};
use crate::inst::{cast, compare, float, int, leave, memory};
use crate::intrinsic;
use crate::rules;
use crate::scalar::{Poison, Scalar};
use crate::ub::UbKind;
use bits::float::FloatFormat;
use ir::inst::{BinaryOp, CastOp, OpFlags};
use program::code::{Copy_, General, Operand, Reg, ShapeId};
use program::shape::{Kind, Lanes};

type Narrow<H> = <H as Words>::Narrow;
type Wide<H> = <H as Host>::Wide;

/// Executes an op that has no place among the small ones.
pub fn execute<H: Host + ?Sized>(h: &mut H, place: u32) -> intrinsic::Next<H> {
    let program = h.program();
    match program.code.general[place as usize] {
        General::Binary { op, flags, lanes, dst, a, b } => {
            for lane in 0..lanes.count {
                let at = lane * lanes.stride();
                let (x, y) = (h.get_wide(a.plus(at), lanes.width), h.get_wide(b.plus(at), lanes.width));
                let value = binary::<Wide<H>, H>(h, op, flags, lanes, x, y)?;
                h.set_wide(dst + at, lanes.width, value);
            }
        }
        General::FNeg { flags, lanes, dst, a } => {
            let Kind::Float(format) = lanes.kind else { return Err(mismatch(h)) };
            if format == FloatFormat::PpcPair {
                // Each of both numbers has a sign.
                return Err(Context::<Wide<H>>::unsupported(h, float::UNSUPPORTED));
            }
            for lane in 0..lanes.count {
                let at = lane * lanes.stride();
                let x = h.get_wide(a.plus(at), lanes.width);
                let value = float::neg::<Wide<H>, H>(h, format, flags, x);
                h.set_wide(dst + at, lanes.width, value);
            }
        }
        General::ICmp { predicate, flags, lanes, dst, a, b } => {
            for lane in 0..lanes.count {
                let at = lane * lanes.stride();
                let (x, y) = (h.get_wide(a.plus(at), lanes.width), h.get_wide(b.plus(at), lanes.width));
                let value = compare::icmp::<Wide<H>, H>(h, predicate, lanes.width, flags, x, y);
                h.set_wide(dst + lane, 1, value);
            }
        }
        General::FCmp { predicate, flags, lanes, dst, a, b } => {
            let Kind::Float(format) = lanes.kind else { return Err(mismatch(h)) };
            for lane in 0..lanes.count {
                let at = lane * lanes.stride();
                let (x, y) = (h.get_wide(a.plus(at), lanes.width), h.get_wide(b.plus(at), lanes.width));
                let value = compare::fcmp::<Wide<H>, H>(h, predicate, format, flags, x, y)?;
                h.set_wide(dst + lane, 1, value);
            }
        }
        General::Cast { op, flags, from, to, dst, a } => casts(h, op, flags, from, to, dst, a)?,
        General::Select { flags, conditions, shape, dst, cond, yes, no } => {
            select(h, flags, conditions, shape, dst, [cond, yes, no])?;
        }
        General::Freeze { shape, dst, a } => freeze(h, shape, dst, a)?,
        General::Copy(ref copies) => {
            // The destination is a register of its own, which no source can be.
            for &Copy_ { dst, src, cells } in copies {
                h.copy_cells(dst, src, cells);
            }
        }
        General::ExtractElement { lanes, index_width, dst, vector, index } => {
            extract_element(h, lanes, index_width, dst, vector, index)?;
        }
        General::InsertElement { lanes, index_width, dst, vector, element, index } => {
            insert_element(h, lanes, index_width, dst, [vector, element, index])?;
        }
        General::Load { shape, access, dst, ptr, ref promises, ref apart } => {
            memory::load_shape(h, shape, access, dst, ptr)?;
            rules::apart(h, ptr, shape, apart)?;
            crate::call::check_made(h, dst, shape, promises)?;
        }
        General::Store { shape, access, value, ptr, ref apart } => {
            memory::store_shape(h, shape, access, value, ptr)?;
            rules::apart(h, ptr, shape, apart)?;
        }
        General::Gep { flags, lanes, base_lanes, dst, base, ref steps } => {
            memory::gep(h, flags, lanes, (base, base_lanes), dst, steps)?;
        }
        General::Alloca { dst, bytes, align, count } => memory::alloca(h, dst, bytes, align, count)?,
        General::CmpXchg { leaf, access, dst, ptr, expected, new, .. } => {
            memory::cmpxchg(h, leaf, access, dst, ptr, expected, new)?;
        }
        General::AtomicRmw { op, lanes, access, dst, ptr, value } => {
            memory::atomic_rmw(h, op, lanes, access, dst, ptr, value)?;
        }
        // Memory is sequentially consistent.
        General::Fence { .. } => {}
        General::Leave(ref leave) => return leave::execute(h, leave),
        General::IndirectBr { address, ref targets } => return indirect_branch(h, address, targets),
        General::VaArg { shape, align, dst, list } => intrinsic::va_arg(h, shape, align, dst, list)?,
        General::Intrinsic(ref call) => return intrinsic::execute(h, call),
    }
    Ok(Control::Next)
}

fn mismatch<H: Host + ?Sized>(h: &mut H) -> crate::context::Stop {
    Context::<Wide<H>>::unsupported(h, "an operation on numbers used on something else")
}

/// Any operation of two operands on one lane.
pub fn binary<D: Domain, C: Context<D> + ?Sized>(
    c: &mut C,
    op: BinaryOp,
    flags: OpFlags,
    lanes: Lanes,
    a: Scalar<D>,
    b: Scalar<D>,
) -> Step<Scalar<D>> {
    let Kind::Float(format) = lanes.kind else { return int::binary(c, op, lanes.width, flags, a, b) };
    let op = match op {
        BinaryOp::FAdd => FloatOp2::Add,
        BinaryOp::FSub => FloatOp2::Sub,
        BinaryOp::FMul => FloatOp2::Mul,
        BinaryOp::FDiv => FloatOp2::Div,
        BinaryOp::FRem => FloatOp2::Rem,
        _ => return Err(c.unsupported("an operation on integers used on numbers")),
    };
    float::binary(c, op, format, flags, a, b)
}

fn casts<H: Host + ?Sized>(
    h: &mut H,
    op: CastOp,
    flags: OpFlags,
    from: Lanes,
    to: Lanes,
    dst: Reg,
    a: Operand,
) -> Step<()> {
    if op == CastOp::BitCast {
        return bitcast(h, from, to, dst, a);
    }
    for lane in 0..to.count {
        let x = h.get_wide(a.plus(lane * from.stride()), from.width);
        let at = dst + lane * to.stride();
        match op {
            CastOp::PtrToInt | CastOp::PtrToAddr => {
                let value = memory::ptr_to_int(h, from.width, to.width, x);
                h.set_wide(at, to.width, value);
            }
            CastOp::IntToPtr => {
                let value = memory::int_to_ptr(h, from.width, to.width, x);
                h.set(at, value);
            }
            _ => {
                let (from, to) = ((from.kind, from.width), (to.kind, to.width));
                let value = cast::cast::<Wide<H>, H>(h, op, flags, from, to, x)?;
                h.set_wide(at, to.1, value);
            }
        }
    }
    Ok(())
}

/// `bitcast`: all lanes side by side, as they are in memory, cut anew. The first is the lowest, on big-endian targets the highest.
fn bitcast<H: Host + ?Sized>(h: &mut H, from: Lanes, to: Lanes, dst: Reg, a: Operand) -> Step<()> {
    if from.width == to.width {
        h.copy_cells(dst, a, from.cells());
        return Ok(());
    }
    let big_endian = h.program().big_endian;
    // The lane that is so many above the lowest bits.
    let lane_at = |place: u32, count: u32| if big_endian { count - 1 - place } else { place };
    let first = h.get_wide(a.plus(lane_at(0, from.count) * from.stride()), from.width);
    Context::<Wide<H>>::exposes(h, &first);
    let mut poison = vec![first.poison.clone()];
    let mut whole = first;
    for place in 1..from.count {
        let next = h.get_wide(a.plus(lane_at(place, from.count) * from.stride()), from.width);
        Context::<Wide<H>>::exposes(h, &next);
        poison.push(next.poison.clone());
        whole = memory::concat(Context::<Wide<H>>::d(h), from.width, next, place * from.width, whole);
    }
    let total = from.width * from.count;
    for place in 0..to.count {
        let d = Context::<Wide<H>>::d(h);
        let cut = |d: &mut H::Wide, x: &<H::Wide as Domain>::Bv| match total == to.width {
            true => x.clone(),
            false => d.extract(total, place * to.width, to.width, x),
        };
        let (bits, undef) = (cut(d, &whole.bits), cut(d, &whole.undef));
        // Poison of a lane is poison of those that share bits with it.
        let (low, high) = (place * to.width, (place + 1) * to.width);
        let overlapping = (low / from.width) as usize..high.div_ceil(from.width) as usize;
        let parts = poison.get(overlapping).unwrap_or_default().iter();
        let poison = parts.fold(Poison::none(d), |all, part| all.or(d, part.clone()));
        let value = Scalar { bits, undef, poison, prov: d.no_prov() };
        h.set_wide(dst + lane_at(place, to.count) * to.stride(), to.width, value);
    }
    Ok(())
}

fn select<H: Host + ?Sized>(
    h: &mut H,
    flags: OpFlags,
    conditions: u32,
    shape: ShapeId,
    dst: Reg,
    [cond, yes, no]: [Operand; 3],
) -> Step<()> {
    let program = h.program();
    for (i, leaf) in program.code.shape(shape).leaves.iter().enumerate() {
        let w = leaf.width;
        let condition = h.get_wide(cond.plus(if conditions == 1 { 0 } else { i as u32 }), 1);
        let (x, y) = (h.get_wide(yes.plus(leaf.cell), w), h.get_wide(no.plus(leaf.cell), w));
        let mut value = int::select(Context::<Wide<H>>::d(h), w, condition, x, y);
        if let Kind::Float(format) = leaf.kind {
            value = float::keep_promises::<Wide<H>, H>(h, format, flags, value, &[]);
        }
        h.set_wide(dst + leaf.cell, w, value);
    }
    Ok(())
}

/// `freeze`: what is indeterminate gets one arbitrary value.
fn freeze<H: Host + ?Sized>(h: &mut H, shape: ShapeId, dst: Reg, a: Operand) -> Step<()> {
    let program = h.program();
    for leaf in &program.code.shape(shape).leaves {
        let w = leaf.width;
        let value = h.get_settled(a.plus(leaf.cell), w);
        let d = Context::<Wide<H>>::d(h);
        let defined = value.is_defined(d, w);
        if d.known(&defined) == Some(true) {
            h.set_wide(dst + leaf.cell, w, value);
            continue;
        }
        let indeterminate = d.not_b(defined);
        let arbitrary = Context::<Wide<H>>::choose_where(h, &indeterminate, w, Why::Freeze)?;
        let d = Context::<Wide<H>>::d(h);
        // Poison frees every bit, undef its own.
        let (ones, undef) = (derived::ones(d, w), value.undef.clone());
        let free = d.ite(w, &value.poison.flag, &ones, &undef);
        let kept = d.not(w, &free);
        let (fixed, chosen) = (d.and(w, &value.bits, &kept), d.and(w, &arbitrary, &free));
        let bits = d.or(w, &fixed, &chosen);
        let zero = d.bv(w, 0);
        let frozen = Scalar { bits, undef: zero, poison: Poison::none(d), prov: value.prov };
        h.set_wide(dst + leaf.cell, w, frozen);
    }
    Ok(())
}

/// An index into a vector; poison if it is out of range. The rest is lane by lane.
fn extract_element<H: Host + ?Sized>(
    h: &mut H,
    lanes: Lanes,
    index_width: u32,
    dst: Reg,
    vector: Operand,
    index: Operand,
) -> Step<()> {
    let w = lanes.width;
    let here = Context::<Wide<H>>::here(h);
    let index = h.get_wide(index, index_width);
    let mut value = h.get_wide(vector, w);
    let d = Context::<Wide<H>>::d(h);
    let mut found = d.bool(false);
    for lane in 0..lanes.count {
        let candidate = h.get_wide(vector.plus(lane * lanes.stride()), w);
        let d = Context::<Wide<H>>::d(h);
        let number = d.bv(index_width, u64::from(lane));
        let fits = index_width >= 32 || u64::from(lane) < 1 << index_width;
        let equal = if fits { d.eq(index_width, &index.bits, &number) } else { d.bool(false) };
        let here = Scalar::truth(d, equal.clone());
        value = int::select(d, w, here, candidate, value);
        found = d.or_b(found, equal);
    }
    let d = Context::<Wide<H>>::d(h);
    let missing = d.not_b(found);
    let defined = index.is_defined(d, index_width);
    let vague = d.not_b(defined);
    let bad = d.or_b(missing, vague);
    let value = value.poisoned_if(d, bad, here);
    h.set_wide(dst, w, value);
    Ok(())
}

fn insert_element<H: Host + ?Sized>(
    h: &mut H,
    lanes: Lanes,
    index_width: u32,
    dst: Reg,
    [vector, element, index]: [Operand; 3],
) -> Step<()> {
    let w = lanes.width;
    let here = Context::<Wide<H>>::here(h);
    let index = h.get_wide(index, index_width);
    let element = h.get_wide(element, w);
    let d = Context::<Wide<H>>::d(h);
    let defined = index.is_defined(d, index_width);
    // Wide enough for the index and for the number of lanes.
    let room = index_width.max(33);
    let position = derived::widen(d, index_width, room, &index.bits);
    let count = d.bv(room, u64::from(lanes.count));
    let inside = d.ult(room, &position, &count);
    let fine = d.and_b(defined, inside);
    let bad = d.not_b(fine);
    for lane in 0..lanes.count {
        let at = lane * lanes.stride();
        let old = h.get_wide(vector.plus(at), w);
        let d = Context::<Wide<H>>::d(h);
        let number = d.bv(room, u64::from(lane));
        let equal = d.eq(room, &position, &number);
        let chosen = Scalar::truth(d, equal);
        let value = int::select(d, w, chosen, element.clone(), old).poisoned_if(d, bad.clone(), here);
        h.set_wide(dst + at, w, value);
    }
    Ok(())
}

fn indirect_branch<H: Host + ?Sized>(
    h: &mut H,
    address: Operand,
    targets: &[(program::code::ObjectId, program::code::EdgeId)],
) -> intrinsic::Next<H> {
    let w = h.program().pointer_bits;
    let address = h.get(address);
    let defined = address.is_defined(Context::<Narrow<H>>::d(h), w);
    Context::<Narrow<H>>::require(h, defined, || Ub::indeterminate(UbKind::JumpOnUndef, &address))?;
    let mut found = Context::<Narrow<H>>::d(h).bool(false);
    let mut ways = Vec::with_capacity(targets.len());
    for &(object, edge) in targets {
        let target = h.address_of(object);
        let d = Context::<Narrow<H>>::d(h);
        let equal = d.eq(w, &address.bits, &target.bits);
        // A target that is listed twice is taken once.
        let new = d.not_b(found.clone());
        let first = d.and_b(equal.clone(), new);
        found = d.or_b(found, equal);
        ways.push((first, edge));
    }
    Context::<Narrow<H>>::require(h, found, || Ub::plain(UbKind::JumpElsewhere))?;
    Ok(Control::Switch(ways.into()))
}
