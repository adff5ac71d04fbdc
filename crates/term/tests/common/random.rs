//! Random terms of one width, with the values they must have.

use bits::Bits;
use proptest::prelude::*;
use term::{Assignment, Sort, TermId, Terms, Value};

use super::Pool;

/// One step of building a random term: an operation, and which of the earlier terms it takes.
#[derive(Clone, Debug)]
pub struct Step {
    operation: usize,
    operands: [usize; 3],
    amount: u32,
    constant: Bits,
}

/// How many operations there are.
const OPERATIONS: usize = 28;

/// A term of the width and its value, computed here. Truth values are bits.
pub type Known = (TermId, Bits);

fn bit(truth: bool) -> Bits {
    Bits::from_u64(1, truth.into())
}

/// Extended or cut to the width.
fn resized(t: &Pool, width: u32, (term, value): Known) -> Known {
    let known = value.width();
    if known >= width {
        return (t.extract(term, width - 1, 0), value.truncate(width));
    }
    (t.zero_extend(term, width), value.zero_extend(width))
}

/// Does one step on terms of one width, and computes what must come out.
fn step(t: &Pool, width: u32, step: &Step, earlier: &[Known]) -> Known {
    let pick = |place: usize| earlier[step.operands[place] % earlier.len()].clone();
    let ((x, a), (y, b), (z, c)) = (pick(0), pick(1), pick(2));
    let truth = |term| t.eq(t.extract(term, 0, 0), t.number(1, 1));
    let is_odd = |value: &Bits| value.low_u64() & 1 == 1;
    let (low, amount) = (step.amount % width, step.amount % width);
    let flag = |condition: TermId, value: bool| resized(t, width, (t.bit(condition), bit(value)));
    match step.operation {
        0 => (t.bits(&step.constant), step.constant.clone()),
        1 => (t.not(x), a.not()),
        2 => (t.neg(x), a.neg()),
        3 => (t.and(x, y), a.and(&b)),
        4 => (t.or(x, y), a.or(&b)),
        5 => (t.xor(x, y), a.xor(&b)),
        6 => (t.add(x, y), a.add(&b)),
        7 => (t.sub(x, y), a.sub(&b)),
        8 => (t.mul(x, y), a.mul(&b)),
        9 => (t.udiv(x, y), a.udiv(&b)),
        10 => (t.urem(x, y), a.urem(&b)),
        11 => (t.sdiv(x, y), a.sdiv(&b)),
        12 => (t.srem(x, y), a.srem(&b)),
        13 => (t.shl(x, y), a.shl(&b)),
        14 => (t.lshr(x, y), a.lshr(&b)),
        15 => (t.ashr(x, y), a.ashr(&b)),
        16 => resized(t, width, (t.extract(x, width - 1, low), a.extract(width - 1, low))),
        17 => resized(t, width, (t.concat(t.extract(x, low, 0), y), a.extract(low, 0).concat(&b))),
        18 => {
            let (narrow, value) = (t.extract(x, low, 0), a.extract(low, 0));
            (t.sign_extend(narrow, width), value.sign_extend(width))
        }
        19 => flag(t.eq(x, y), a == b),
        20 => flag(t.ult(x, y), a.ult(&b)),
        21 => flag(t.ule(x, y), a.ule(&b)),
        22 => flag(t.slt(x, y), a.slt(&b)),
        23 => flag(t.sle(x, y), a.sle(&b)),
        24 => (t.ite(truth(x), y, z), if is_odd(&a) { b } else { c }),
        25 => {
            let condition =
                t.and(t.or(truth(x), t.not(truth(y))), t.xor(truth(z), t.implies(truth(x), truth(y))));
            let (a, b, c) = (is_odd(&a), is_odd(&b), is_odd(&c));
            flag(condition, (a || !b) && (c ^ (!a || b)))
        }
        26 => {
            let by = Bits::from_u64(width, amount.into());
            (t.add(t.shl(x, t.bits(&by)), t.bits(&step.constant)), a.shl(&by).add(&step.constant))
        }
        _ => {
            let array = t.store(t.const_array(width, z), t.add(x, t.bits(&step.constant)), y);
            let value = if a.add(&step.constant) == b { b.clone() } else { c };
            (t.select(array, y), value)
        }
    }
}

pub fn word(width: u32) -> impl Strategy<Value = Bits> {
    prop_oneof![
        prop::collection::vec(any::<u64>(), 2).prop_map(move |words| Bits::from_words(width, &words)),
        (0..4u64).prop_map(move |small| Bits::from_u64(width, small)),
        (0..4u64).prop_map(move |small| Bits::from_u64(width, small).not()),
    ]
}

pub fn steps(width: u32) -> impl Strategy<Value = Vec<Step>> {
    let one = (0..OPERATIONS, any::<[usize; 3]>(), any::<u32>(), word(width));
    let one = one.prop_map(|(operation, operands, amount, constant)| Step {
        operation,
        operands,
        amount,
        constant,
    });
    prop::collection::vec(one, 1..40)
}

/// Builds the terms of all steps in a pool.
pub fn build(
    terms: Terms,
    width: u32,
    variables: &[Bits],
    steps: &[Step],
) -> (Terms, Assignment, Vec<Known>) {
    let t = Pool::new(terms);
    let mut assignment = Assignment::new();
    let mut known: Vec<Known> = Vec::new();
    for value in variables {
        let term = t.var("x", Sort::Bits(width));
        let variable = t.terms.borrow().as_var(term).expect("a variable");
        assignment.set(variable, Value::Bits(value.clone()));
        known.push((term, value.clone()));
    }
    for one in steps {
        let next = step(&t, width, one, &known);
        known.push(next);
    }
    (t.terms.into_inner(), assignment, known)
}
