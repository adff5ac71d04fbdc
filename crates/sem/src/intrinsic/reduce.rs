//! Intrinsics of whole vectors.

use super::arithmetic::minmax;
use super::extremum_of;
use crate::context::{Context, Host, Step};
use crate::domain::{Domain, FloatOp2};
use crate::inst::{float, int};
use crate::scalar::Scalar;
use ir::inst::{BinaryOp, OpFlags};
use program::code::IntrinsicCall;
use program::intrinsic::{Intrinsic, SubVector};
use program::shape::{Kind, Leaf};

type Wide<H> = <H as Host>::Wide;
const NONE: OpFlags = OpFlags::NONE;

pub(super) fn missing<H: Host + ?Sized>(h: &mut H) -> crate::context::Stop {
    Context::<Wide<H>>::unsupported(h, "an intrinsic without its operands")
}

/// One scalar from all lanes, from the first to the last.
pub(super) fn reduce<H: Host + ?Sized>(h: &mut H, call: &IntrinsicCall) -> Step<()> {
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

fn combine<H: Host + ?Sized>(
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

/// `vector.reverse`, `stepvector`.
pub(super) fn vector<H: Host + ?Sized>(h: &mut H, call: &IntrinsicCall) -> Step<()> {
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
        _ => Err(missing(h)),
    }
}

/// A vector put into a longer one, or taken out of it. What is beyond its end makes the result poison.
pub(super) fn sub_vector<H: Host + ?Sized>(h: &mut H, call: &IntrinsicCall, which: SubVector) -> Step<()> {
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
