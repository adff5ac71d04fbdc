//! What the intrinsics of x86 compute: the processor's description of each instruction, lane by lane.
//!
//! A lane of the result is poison if a lane that it is made from is poison. What an instruction only chooses (a lane by its index, one of two by a sign, the
//! rest of the first operand) does not depend on what it does not choose; what it computes depends on all that it reads. Undefined bits stay where they
//! are where bits are only moved, and are everywhere else.
//!
//! Lowering has compared the types with those of the instruction ([`program::x86::X86::has_meaning`]), so that operands have the lanes that are looked for.

mod bits;
mod float;
mod integer;
mod permute;
pub(super) mod shift;

use crate::context::{Context, Host, Step};
use crate::domain::Domain;
use crate::scalar::Scalar;
use program::code::IntrinsicCall;
use program::shape::{Kind, Leaf};
use program::x86::X86;

use super::lanes::{self, Vector, is_set, mixed, part};

type Wide<H> = <H as Host>::Wide;

/// Executes one of them. Each lane of each operand is read once.
pub(super) fn execute<H: Host + ?Sized>(h: &mut H, call: &IntrinsicCall, operation: X86) -> Step<()> {
    let operands = lanes::operands(h, call)?;
    let program = h.program();
    let leaves = &program.code.shape(call.ret).leaves;
    // Immediate arguments are constants, which the meaning may look at.
    let constants: Vec<Option<u64>> = operands.iter().map(|operand| lanes::constant(h, operand)).collect();
    let results = compute::<Wide<H>, H>(h, operation, operands, &constants, leaves)?;
    for (leaf, value) in leaves.iter().zip(results) {
        h.set_wide(call.dst + leaf.cell, leaf.width, value);
    }
    Ok(())
}

fn compute<D: Domain, C: Context<D> + ?Sized>(
    c: &mut C,
    operation: X86,
    operands: Vec<Vector<D>>,
    constants: &[Option<u64>],
    result: &[Leaf],
) -> Step<Vec<Scalar<D>>> {
    let width = result.first().map_or(0, |leaf| leaf.width);
    match (operation, &operands[..]) {
        (X86::ShiftAll(way), [a, by]) => Ok(shift::all(c.d(), way, a, by)),
        (X86::ShiftBy(way), [a, by]) => Ok(shift::by(c.d(), way, a, by)),
        (X86::ShiftEach(way), [a, by]) => Ok(shift::each(c.d(), way, a, by)),
        (X86::TernaryLogic, [x, y, z, table]) => Ok(integer::ternary_logic(c.d(), [x, y, z], table)),
        (X86::Permute, [a, index]) => Ok(permute::lanes(c.d(), &a.lanes, index)),
        (X86::PermuteTwo, [a, index, b]) => {
            let both: Vec<Scalar<D>> = a.lanes.iter().chain(&b.lanes).cloned().collect();
            Ok(permute::lanes(c.d(), &both, index))
        }
        (X86::PermuteWithin, [a, index]) => Ok(permute::within(c.d(), a, index)),
        (X86::ShuffleBytes, [a, index]) => Ok(permute::bytes(c.d(), a, index)),
        (X86::Blend, [a, b, mask]) => Ok(permute::blend(c.d(), a, b, mask)),
        (X86::InsertLane, [a, b, how]) => Ok(permute::insert(c.d(), a, b, how)),
        (X86::MulHigh { signed }, [a, b]) => Ok(integer::mul_high(c.d(), signed, a, b)),
        (X86::MulHighRounded, [a, b]) => Ok(integer::mul_high_rounded(c.d(), a, b)),
        (X86::MulAdd, [a, b]) => Ok(integer::mul_add(c.d(), a, b)),
        (X86::MulAddBytes, [a, b]) => Ok(integer::mul_add_bytes(c.d(), a, b)),
        (X86::Pack { signed }, [a, b]) => Ok(integer::pack(c.d(), signed, a, b)),
        (X86::SumOfDifferences, [a, b]) => Ok(integer::sums_of_differences(c.d(), a, b)),
        (X86::Sign, [a, b]) => Ok(integer::sign(c.d(), a, b)),
        (X86::Horizontal { subtract, saturated }, [a, b]) => {
            Ok(integer::horizontal(c.d(), subtract, saturated, a, b))
        }
        (X86::Average, [a, b]) => Ok(integer::average(c.d(), a, b)),
        (X86::SignMask, [a]) => Ok(vec![integer::sign_mask(c.d(), width, a)]),
        (X86::Test(test), [a, b]) => Ok(vec![integer::test(c.d(), test, false, width, a, b)]),
        (X86::TestSigns(test), [a, b]) => Ok(vec![integer::test(c.d(), test, true, width, a, b)]),
        (X86::BitField, [a, field]) => Ok(vec![bits::field(c.d(), width, a.lowest(), field.lowest())]),
        (X86::LowBits, [a, count]) => Ok(vec![bits::low(c.d(), width, a.lowest(), count.lowest())]),
        (X86::Deposit, [a, mask]) => Ok(vec![bits::deposit(c.d(), width, a.lowest(), mask.lowest())]),
        (X86::Gather, [a, mask]) => Ok(vec![bits::gather(c.d(), width, a.lowest(), mask.lowest())]),
        (X86::CarrylessMul, [a, b, which]) => Ok(bits::carryless_mul(c.d(), a, b, which)),
        (_, [a, ..]) => {
            let Kind::Float(format) = a.kind else {
                return Err(c.unsupported("an intrinsic of numbers on something else"));
            };
            float::compute(c, operation, format, &operands, constants, width)
        }
        (_, []) => Err(c.unsupported("an intrinsic without its operands")),
    }
}
