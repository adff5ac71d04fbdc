//! Intrinsics of whole vectors.

use super::arithmetic::minmax;
use super::extremum_of;
use crate::context::{Context, Host, Step, Ub, Words};
use crate::derived;
use crate::domain::{Domain, FloatOp2};
use crate::inst::{float, int, memory};
use crate::rules;
use crate::scalar::Scalar;
use crate::ub::UbKind;
use ir::inst::{BinaryOp, OpFlags};
use program::code::{IntrinsicCall, Operand, ShapeId};
use program::intrinsic::{Intrinsic, SubVector};
use program::shape::{Kind, Leaf};

type Narrow<H> = <H as Words>::Narrow;
type Wide<H> = <H as Host>::Wide;
const NONE: OpFlags = OpFlags::NONE;

fn missing<H: Host>(h: &mut H) -> crate::context::Stop {
    Context::<Wide<H>>::unsupported(h, "an intrinsic without its operands")
}

/// One scalar from all lanes, from the first to the last.
pub(super) fn reduce<H: Host>(h: &mut H, call: &IntrinsicCall) -> Step<()> {
    use Intrinsic::*;
    let start = matches!(call.which, ReduceFAdd | ReduceFMul);
    let (first, &(vector, shape)) = match &call.args[..] {
        [start_value, vector] if start => (Some(*start_value), vector),
        [vector] if !start => (None, vector),
        _ => return Err(missing(h)),
    };
    let program = h.program();
    let leaves = &program.code.shape(shape).leaves;
    let mut result: Option<Scalar<H::Wide>> = None;
    let mut lane = |h: &mut H, leaf: Leaf, next: Scalar<H::Wide>| -> Step<()> {
        result = Some(match result.take() {
            None => next,
            Some(before) => combine(h, call, leaf, before, next)?,
        });
        Ok(())
    };
    if let (Some((operand, _)), Some(leaf)) = (first, leaves.first()) {
        let value = h.get_wide(operand, leaf.width);
        lane(h, *leaf, value)?;
    }
    for leaf in leaves {
        let value = h.get_wide(vector.plus(leaf.cell), leaf.width);
        lane(h, *leaf, value)?;
    }
    match (result, leaves.first()) {
        (Some(value), Some(leaf)) => {
            h.set_wide(call.dst, leaf.width, value);
            Ok(())
        }
        _ => Err(missing(h)),
    }
}

fn combine<H: Host>(
    h: &mut H,
    call: &IntrinsicCall,
    leaf: Leaf,
    a: Scalar<H::Wide>,
    b: Scalar<H::Wide>,
) -> Step<Scalar<H::Wide>> {
    use Intrinsic::*;
    let w = leaf.width;
    if let Kind::Float(format) = leaf.kind {
        if let Some((greatest, rule)) = extremum_of(call.which) {
            return float::extremum::<Wide<H>, H>(h, format, call.flags, greatest, rule, a, b);
        }
        let op = if call.which == ReduceFAdd { FloatOp2::Add } else { FloatOp2::Mul };
        return float::binary::<Wide<H>, H>(h, op, format, call.flags, a, b);
    }
    let op = match call.which {
        ReduceAdd => BinaryOp::Add,
        ReduceMul => BinaryOp::Mul,
        ReduceAnd => BinaryOp::And,
        ReduceOr => BinaryOp::Or,
        ReduceXor => BinaryOp::Xor,
        which => return Ok(minmax::<Wide<H>, H>(h, which, w, a, b)),
    };
    int::binary::<Wide<H>, H>(h, op, w, NONE, a, b)
}

/// Masked accesses, `vector.reverse`, `stepvector`.
pub(super) fn vector<H: Host>(h: &mut H, call: &IntrinsicCall) -> Step<()> {
    match (call.which, &call.args[..]) {
        (Intrinsic::StepVector, []) => {
            let program = h.program();
            let leaves = &program.code.shape(call.ret).leaves;
            for (i, leaf) in leaves.iter().enumerate() {
                let value = Scalar::number(Context::<Wide<H>>::d(h), leaf.width, i as u64);
                h.set_wide(call.dst + leaf.cell, leaf.width, value);
            }
            Ok(())
        }
        (Intrinsic::VectorReverse, &[(vector, shape)]) => {
            let program = h.program();
            let leaves = &program.code.shape(shape).leaves;
            for (to, from) in leaves.iter().zip(leaves.iter().rev()) {
                h.copy_cells(call.dst + to.cell, vector.plus(from.cell), program::shape::cells_for(to.width));
            }
            Ok(())
        }
        (Intrinsic::MaskedLoad, &[(ptr, _), (align, _), (mask, _), (otherwise, _)]) => {
            lanes(h, call.ret, ptr, false, align, mask, |h, lane, place, on| match on {
                true => load_lane(h, lane, call.dst, place),
                false => {
                    let cells = program::shape::cells_for(lane.width);
                    h.copy_cells(call.dst + lane.cell, otherwise.plus(lane.cell), cells);
                    Ok(())
                }
            })
        }
        (Intrinsic::MaskedGather, &[(ptrs, _), (align, _), (mask, _), (otherwise, _)]) => {
            lanes(h, call.ret, ptrs, true, align, mask, |h, lane, place, on| match on {
                true => load_lane(h, lane, call.dst, place),
                false => {
                    let cells = program::shape::cells_for(lane.width);
                    h.copy_cells(call.dst + lane.cell, otherwise.plus(lane.cell), cells);
                    Ok(())
                }
            })
        }
        (Intrinsic::MaskedStore, &[(value, shape), (ptr, _), (align, _), (mask, _)]) => {
            lanes(h, shape, ptr, false, align, mask, |h, lane, place, on| match on {
                true => store_lane(h, lane, value, place),
                false => Ok(()),
            })
        }
        (Intrinsic::MaskedScatter, &[(value, shape), (ptrs, _), (align, _), (mask, _)]) => {
            lanes(h, shape, ptrs, true, align, mask, |h, lane, place, on| match on {
                true => store_lane(h, lane, value, place),
                false => Ok(()),
            })
        }
        _ => Err(missing(h)),
    }
}

/// A vector put into a longer one, or taken out of it. What is beyond its end makes the result poison.
pub(super) fn sub_vector<H: Host>(h: &mut H, call: &IntrinsicCall, which: SubVector) -> Step<()> {
    let (whole, part, place) = match (which.insert, &call.args[..]) {
        (true, &[(whole, shape), (part, part_shape), (place, _)]) => {
            (whole, Some((part, part_shape)), (place, shape))
        }
        (false, &[(whole, shape), (place, _)]) => (whole, None, (place, shape)),
        _ => return Err(missing(h)),
    };
    let program = h.program();
    let (place, shape) = place;
    let place = h.get(place);
    let scale = if which.scaled { program.vscale } else { Some(1) };
    let first =
        h.known_value(&place, 64).zip(scale).and_then(|(place, scale)| place.checked_mul(scale.into()));
    let Some(first) = first else {
        return Err(Context::<Wide<H>>::unsupported(h, "a place in a vector that is not known"));
    };
    let leaves = &program.code.shape(shape).leaves;
    let results = &program.code.shape(call.ret).leaves;
    let count = part.map_or(results.len(), |(_, shape)| program.code.shape(shape).leaves.len()) as u64;
    let fits = first.checked_add(count).is_some_and(|end| end <= leaves.len() as u64);
    for (lane, leaf) in results.iter().enumerate() {
        let cells = program::shape::cells_for(leaf.width);
        let from = match part {
            _ if !fits => {
                let d = Context::<Wide<H>>::d(h);
                let (value, always) = (Scalar::number(d, leaf.width, 0), d.bool(true));
                let here = Context::<Wide<H>>::here(h);
                let value = value.poisoned_if(Context::<Wide<H>>::d(h), always, here);
                h.set_wide(call.dst + leaf.cell, leaf.width, value);
                continue;
            }
            Some((part, _)) if (first..first + count).contains(&(lane as u64)) => {
                part.plus((lane as u64 - first) as u32 * cells)
            }
            Some(_) => whole.plus(leaf.cell),
            None => whole.plus((lane as u64 + first) as u32 * cells),
        };
        h.copy_cells(call.dst + leaf.cell, from, cells);
    }
    Ok(())
}

/// Calls `visit` for each lane with the pointer it is at and whether its mask is set. The mask must be known.
fn lanes<H: Host>(
    h: &mut H,
    shape: ShapeId,
    ptr: Operand,
    many: bool,
    _align: Operand,
    mask: Operand,
    visit: impl Fn(&mut H, Leaf, &Scalar<H::Narrow>, bool) -> Step<()>,
) -> Step<()> {
    let program = h.program();
    let leaves = &program.code.shape(shape).leaves;
    let w = h.program().pointer_bits;
    for (i, leaf) in leaves.iter().enumerate() {
        if leaf.bit_offset % 8 != 0 || leaf.width % 8 != 0 {
            return Err(Context::<Wide<H>>::unsupported(h, "a masked access of odd integers"));
        }
        let on = h.get(mask.plus(i as u32));
        let d = Context::<Narrow<H>>::d(h);
        let defined = on.is_defined(d, 1);
        Context::<Narrow<H>>::require(h, defined, || Ub::indeterminate(UbKind::UndefAddress, &on))?;
        let d = Context::<Narrow<H>>::d(h);
        let set = derived::nonzero(d, 1, &on.bits);
        let Some(set) = d.known(&set) else {
            return Err(Context::<Wide<H>>::unsupported(h, "a masked access with an unknown mask"));
        };
        let mut place = h.get(ptr.plus(if many { i as u32 } else { 0 }));
        if !many {
            let d = Context::<Narrow<H>>::d(h);
            let offset = d.bv(w, leaf.bit_offset / 8);
            place.bits = d.add(w, &place.bits, &offset);
        }
        visit(h, *leaf, &place, set)?;
    }
    Ok(())
}

fn load_lane<H: Host>(h: &mut H, lane: Leaf, dst: u32, ptr: &Scalar<H::Narrow>) -> Step<()> {
    let w = h.program().pointer_bits;
    let bytes = Context::<Narrow<H>>::d(h).bv(w, u64::from(lane.bytes()));
    let place = rules::access(h, ptr, &bytes, 0, rules::AccessKind::Read)?;
    let value = memory::load_scalar(h, &place, lane.kind, lane.width)?;
    h.set_wide(dst + lane.cell, lane.width, value);
    Ok(())
}

fn store_lane<H: Host>(h: &mut H, lane: Leaf, value: Operand, ptr: &Scalar<H::Narrow>) -> Step<()> {
    let w = h.program().pointer_bits;
    let bytes = Context::<Narrow<H>>::d(h).bv(w, u64::from(lane.bytes()));
    let place = rules::access(h, ptr, &bytes, 0, rules::AccessKind::Write)?;
    let value = h.get_wide(value.plus(lane.cell), lane.width);
    h.store_wide(&place, lane.width, value)
}
