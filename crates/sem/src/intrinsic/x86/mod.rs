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
mod shift;

use crate::context::{Context, Host, Step};
use crate::domain::Domain;
use crate::scalar::{Scalar, either, everywhere};
use program::code::IntrinsicCall;
use program::shape::{Kind, Leaf};
use program::x86::X86;

type Wide<H> = <H as Host>::Wide;

/// The lanes of an operand or a result.
struct Vector<D: Domain> {
    /// What a lane is.
    kind: Kind,
    /// How many bits a lane has.
    width: u32,
    lanes: Vec<Scalar<D>>,
}

impl<D: Domain> Vector<D> {
    /// How many lanes there are in 128 bits.
    fn group(&self) -> usize {
        (128 / self.width) as usize
    }

    /// The only lane of a number, or the lowest of several.
    fn lowest(&self) -> &Scalar<D> {
        &self.lanes[0]
    }

    /// The same with other lanes.
    fn with(&self, lanes: Vec<Scalar<D>>) -> Vec<Scalar<D>> {
        debug_assert_eq!(lanes.len(), self.lanes.len());
        lanes
    }
}

/// Executes one of them. Each lane of each operand is read once.
pub(super) fn execute<H: Host>(h: &mut H, call: &IntrinsicCall, operation: X86) -> Step<()> {
    let program = h.program();
    let mut operands = Vec::with_capacity(call.args.len());
    for &(operand, shape) in &call.args {
        let leaves = &program.code.shape(shape).leaves;
        let Some(&Leaf { kind, width, .. }) = leaves.first() else {
            return Err(Context::<Wide<H>>::unsupported(h, "an intrinsic without its operands"));
        };
        let mut lanes = Vec::with_capacity(leaves.len());
        for leaf in leaves {
            let value = h.get_wide(operand.plus(leaf.cell), leaf.width);
            // The result belongs to no object.
            Context::<Wide<H>>::exposes(h, &value);
            lanes.push(value);
        }
        operands.push(Vector { kind, width, lanes });
    }
    let leaves = &program.code.shape(call.ret).leaves;
    // Immediate arguments are constants, which the meaning may look at.
    let constants: Vec<Option<u64>> = operands.iter().map(|operand| constant(h, operand)).collect();
    let results = compute::<Wide<H>, H>(h, operation, operands, &constants, leaves)?;
    for (leaf, value) in leaves.iter().zip(results) {
        h.set_wide(call.dst + leaf.cell, leaf.width, value);
    }
    Ok(())
}

/// What a number is that is known.
fn constant<H: Host>(h: &mut H, operand: &Vector<Wide<H>>) -> Option<u64> {
    let [value] = &operand.lanes[..] else { return None };
    let narrow = (operand.width <= 64).then(|| h.to_narrow(operand.width, value.clone()))?;
    h.known_value(&narrow, operand.width)
}

fn compute<D: Domain, C: Context<D>>(
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

/// A result that depends on all of some values, each with its width.
fn mixed<D: Domain>(d: &mut D, w: u32, bits: D::Bv, from: &[(u32, &Scalar<D>)]) -> Scalar<D> {
    let mut result = Scalar::plain(d, w, bits);
    for &(width, value) in from {
        let undef = everywhere(d, width, &value.undef, w);
        result.undef = either(d, w, &result.undef, &undef);
        result.poison = result.poison.or(d, value.poison.clone());
    }
    result
}

/// Whether a bit is set.
fn is_set<D: Domain>(d: &mut D, w: u32, place: u32, a: &D::Bv) -> D::Bool {
    let bit = d.extract(w, place, 1, a);
    crate::derived::nonzero(d, 1, &bit)
}

/// Some bits of a value, with what is undefined in them.
fn part<D: Domain>(d: &mut D, w: u32, low: u32, len: u32, a: &Scalar<D>) -> Scalar<D> {
    let (bits, undef) = (d.extract(w, low, len, &a.bits), d.extract(w, low, len, &a.undef));
    Scalar { bits, undef, poison: a.poison.clone(), prov: d.no_prov() }
}
