//! The intrinsics: operations that LLVM spells as calls.

mod arithmetic;
mod fixed_point;
mod lanes;
mod library;
mod masked;
mod reduce;
mod scaling;
mod sve;
mod varargs;
mod x86;

pub use library::trap_class;
pub use varargs::va_arg;

use crate::context::{Context, Control, Host, Step, Words};
use crate::domain::Domain;
use crate::inst::float;
use crate::scalar::Scalar;
use bits::float::FloatFormat;
use program::code::IntrinsicCall;
use program::intrinsic::Intrinsic;
use program::shape::{Kind, Leaf};

type Wide<H> = <H as Host>::Wide;

/// What a step leads to.
pub type Next<H> = Step<Control<<<H as Words>::Narrow as Domain>::Bool, <H as Host>::Ways>>;

/// Executes an intrinsic, and checks what attributes and metadata promise about its arguments and its result.
pub fn execute<H: Host + ?Sized>(h: &mut H, call: &IntrinsicCall) -> Next<H> {
    let next = compute(h, call)?;
    if !call.arg_promises.is_empty() {
        // Afterwards, since the intrinsic itself knows better what is wrong with an address.
        crate::call::check_all(h, &call.arg_promises)?;
    }
    if !call.ret_promises.is_empty() {
        crate::call::check_made(h, call.dst, call.ret, &call.ret_promises)?;
    }
    Ok(next)
}

fn compute<H: Host + ?Sized>(h: &mut H, call: &IntrinsicCall) -> Next<H> {
    use Intrinsic::*;
    match call.which {
        UAddOverflow | SAddOverflow | USubOverflow | SSubOverflow | UMulOverflow | SMulOverflow => {
            arithmetic::with_overflow(h, call)?;
        }
        UAddSat | SAddSat | USubSat | SSubSat | UShlSat | SShlSat | Ctpop | Ctlz | Cttz | Bswap
        | BitReverse | FunnelLeft | FunnelRight | Abs | SMax | SMin | UMax | UMin | SCmp | UCmp => {
            each(h, call, arithmetic::integer::<Wide<H>, H>)?;
        }
        SMulFix | UMulFix | SMulFixSat | UMulFixSat => {
            each(h, call, fixed_point::multiply::<Wide<H>, H>)?;
        }
        FAbs | Sqrt | Floor | Ceil | FTrunc | Rint | Round | CopySign | Fma | MulAdd | MinNum | MaxNum
        | Minimum | Maximum | MinimumNum | MaximumNum | Canonicalize | IsFpClass | LRint | LRound
        | FpToSiSat | FpToUiSat => {
            each(h, call, arithmetic::number::<Wide<H>, H>)?;
        }
        UnsignedField | SignedField => each(h, call, arithmetic::field::<Wide<H>, H>)?,
        Ldexp => each(h, call, scaling::ldexp::<Wide<H>, H>)?,
        Frexp => scaling::frexp(h, call)?,
        ReduceAdd | ReduceMul | ReduceAnd | ReduceOr | ReduceXor | ReduceSMax | ReduceSMin | ReduceUMax
        | ReduceUMin | ReduceFAdd | ReduceFMul | ReduceFMax | ReduceFMin | ReduceFMaximum
        | ReduceFMinimum => {
            reduce::reduce(h, call)?;
        }
        VectorReverse | StepVector => reduce::vector(h, call)?,
        MaskedLoad | MaskedStore | MaskedGather | MaskedScatter | MaskedExpandLoad | MaskedCompressStore => {
            masked::execute(h, call)?;
        }
        X86(operation) => x86::execute(h, call, operation)?,
        Sve(operation) => sve::execute(h, call, operation)?,
        SubVector(which) => reduce::sub_vector(h, call, which)?,
        VaStart | VaEnd | VaCopy => varargs::execute(h, call)?,
        _ => return library::execute(h, call),
    }
    Ok(Control::Next)
}

/// The operands of one lane: each argument's lane, or its only one.
pub(crate) struct LaneOperands<D: Domain> {
    pub(crate) which: Intrinsic,
    pub(crate) flags: ir::inst::OpFlags,
    pub(crate) args: Vec<(Leaf, Scalar<D>)>,
    pub(crate) ret: Leaf,
}

/// An intrinsic that acts on each lane by itself.
fn each<H: Host + ?Sized>(
    h: &mut H,
    call: &IntrinsicCall,
    meaning: impl Fn(&mut H, LaneOperands<H::Wide>) -> Step<Scalar<H::Wide>>,
) -> Step<()> {
    let program = h.program();
    for (lane, leaf) in program.code.shape(call.ret).leaves.iter().enumerate() {
        let mut args = Vec::with_capacity(call.args.len());
        for &(operand, shape) in &call.args {
            let leaves = &program.code.shape(shape).leaves;
            let Some(&leaf) = leaves.get(if leaves.len() == 1 { 0 } else { lane }) else { continue };
            args.push((leaf, h.get_wide(operand.plus(leaf.cell), leaf.width)));
        }
        let operands = LaneOperands { which: call.which, flags: call.flags, args, ret: *leaf };
        let value = meaning(h, operands)?;
        h.set_wide(call.dst + leaf.cell, leaf.width, value);
    }
    Ok(())
}

impl<D: Domain> LaneOperands<D> {
    /// The first operand, with its width.
    pub(crate) fn one<C: Context<D> + ?Sized>(self, c: &mut C) -> Step<(u32, Scalar<D>)> {
        match self.args.into_iter().next() {
            Some((leaf, a)) => Ok((leaf.width, a)),
            None => Err(c.unsupported("an intrinsic without its operands")),
        }
    }

    /// The first two operands, with the width of the first.
    pub(crate) fn two<C: Context<D> + ?Sized>(self, c: &mut C) -> Step<(u32, Scalar<D>, Scalar<D>)> {
        let mut args = self.args.into_iter();
        match (args.next(), args.next()) {
            (Some((leaf, a)), Some((_, b))) => Ok((leaf.width, a, b)),
            _ => Err(c.unsupported("an intrinsic without its operands")),
        }
    }

    /// The first three operands, with the width of the first.
    pub(crate) fn three<C: Context<D> + ?Sized>(self, c: &mut C) -> Step<(u32, [Scalar<D>; 3])> {
        let mut args = self.args.into_iter();
        match (args.next(), args.next(), args.next()) {
            (Some((leaf, a)), Some((_, b)), Some((_, third))) => Ok((leaf.width, [a, b, third])),
            _ => Err(c.unsupported("an intrinsic without its operands")),
        }
    }

    /// The format of the first operand.
    pub(crate) fn format<C: Context<D> + ?Sized>(&self, c: &mut C) -> Step<FloatFormat> {
        match self.args.first() {
            // Neither signs nor classes are where those of other formats are.
            Some((Leaf { kind: Kind::Float(FloatFormat::PpcPair), .. }, _)) => {
                Err(c.unsupported(float::UNSUPPORTED))
            }
            Some((Leaf { kind: Kind::Float(format), .. }, _)) => Ok(*format),
            _ => Err(c.unsupported("an intrinsic of numbers on something else")),
        }
    }
}

/// The families of minima and maxima: whether the greatest, and what NaNs do.
pub(crate) fn extremum_of(which: Intrinsic) -> Option<(bool, float::NanRule)> {
    use Intrinsic::*;
    use float::NanRule::{Loses, Wins};
    Some(match which {
        MinNum | MinimumNum | ReduceFMin => (false, Loses),
        MaxNum | MaximumNum | ReduceFMax => (true, Loses),
        Minimum | ReduceFMinimum => (false, Wins),
        Maximum | ReduceFMaximum => (true, Wins),
        _ => return None,
    })
}
