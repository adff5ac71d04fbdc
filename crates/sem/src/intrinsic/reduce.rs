//! Intrinsics of whole vectors.

use super::arithmetic::minmax;
use super::extremum_of;
use crate::context::{Context, Host, Step};
use crate::domain::FloatOp2;
use crate::inst::{float, int};
use crate::scalar::Scalar;
use ir::inst::{BinaryOp, OpFlags};
use program::code::IntrinsicCall;
use program::intrinsic::Intrinsic;
use program::shape::{Kind, Leaf};

type Wide<H> = <H as Host>::Wide;
const NONE: OpFlags = OpFlags::NONE;

pub(super) fn missing<H: Host>(h: &mut H) -> crate::context::Stop {
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

/// `vector.reverse`, `stepvector`.
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
        _ => Err(missing(h)),
    }
}
