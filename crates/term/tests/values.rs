//! Random terms: the value with rewrites is the value without is what `bits` computes.

mod common;

use bits::Bits;
use common::Pool;
use proptest::prelude::*;
use term::{ArrayValue, Assignment, EvalError, Evaluator, Sort, TermId, Terms, Value, eval};

/// One step of building a random term: an operation, and which of the earlier terms it takes.
#[derive(Clone, Debug)]
struct Step {
    operation: usize,
    operands: [usize; 3],
    amount: u32,
    constant: Bits,
}

/// How many operations there are.
const OPERATIONS: usize = 28;

/// A term of the width and its value, computed here. Truth values are bits.
type Known = (TermId, Bits);

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

fn word(width: u32) -> impl Strategy<Value = Bits> {
    prop_oneof![
        prop::collection::vec(any::<u64>(), 2).prop_map(move |words| Bits::from_words(width, &words)),
        (0..4u64).prop_map(move |small| Bits::from_u64(width, small)),
        (0..4u64).prop_map(move |small| Bits::from_u64(width, small).not()),
    ]
}

fn steps(width: u32) -> impl Strategy<Value = Vec<Step>> {
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
fn build(terms: Terms, width: u32, variables: &[Bits], steps: &[Step]) -> (Terms, Assignment, Vec<Known>) {
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

fn check(width: u32, variables: &[Bits], steps: &[Step]) {
    for terms in [Terms::new(), Terms::without_rules()] {
        let (terms, assignment, known) = build(terms, width, variables, steps);
        let mut evaluator = Evaluator::new(&terms, &assignment);
        for (term, expected) in known {
            assert_eq!(terms.sort(term), Sort::Bits(width));
            assert_eq!(evaluator.value(term), Ok(Value::Bits(expected)), "{:?}", terms.node(term));
        }
    }
}

macro_rules! widths {
    ($($name:ident $width:literal;)*) => {
        proptest! {
            #![proptest_config(ProptestConfig { failure_persistence: None, cases: 300, ..Default::default() })]
            $(
                #[test]
                fn $name(variables in prop::collection::vec(word($width), 3), steps in steps($width)) {
                    check($width, &variables, &steps);
                }
            )*
        }
    };
}

widths! {
    random_terms_of_1_bit 1;
    random_terms_of_3_bits 3;
    random_terms_of_4_bits 4;
    random_terms_of_8_bits 8;
    random_terms_of_32_bits 32;
    random_terms_of_64_bits 64;
    random_terms_of_65_bits 65;
}

#[test]
fn equal_terms_are_the_same_term() {
    let t = Pool::new(Terms::without_rules());
    let (x, y) = (t.var("x", Sort::Bits(65)), t.var("x", Sort::Bits(65)));
    assert_ne!(x, y);
    assert_eq!(t.add(x, y), t.add(x, y));
    assert_ne!(t.add(x, y), t.add(y, x));
    assert_eq!(t.bits(&Bits::ones(65)), t.bits(&Bits::ones(65)));
    let count = t.terms.borrow().len();
    t.bits(&Bits::ones(65));
    assert_eq!(t.terms.borrow().len(), count);
}

#[test]
fn a_node_is_small() {
    assert_eq!(size_of::<term::Node>(), 16);
    assert_eq!(size_of::<Sort>(), 12);
}

#[test]
fn deep_terms_need_no_stack() {
    let t = Pool::new(Terms::new());
    let x = t.var("x", Sort::Bits(16));
    let mut bits = x;
    for _ in 0..300_000 {
        bits = t.udiv(t.not(bits), x);
    }
    let mut joined = x;
    for _ in 0..2000 {
        joined = t.concat(joined, x);
    }
    let width = t.terms.borrow().width(joined);
    let all = t.eq(joined, t.number(width, 5));
    let low = t.extract(joined, width - 1, width - 3);
    let terms = t.terms.borrow();
    assert_eq!(terms.postorder([bits]).len(), 600_001);
    assert_eq!(eval(&terms, &Assignment::new(), bits), Ok(Value::Bits(Bits::ones(16))));
    assert_eq!(eval(&terms, &Assignment::new(), all), Ok(Value::Bool(false)));
    assert_eq!(eval(&terms, &Assignment::new(), low), Ok(Value::Bits(Bits::zero(3))));
}

#[test]
fn only_the_arm_that_is_taken_is_evaluated() {
    let t = Pool::new(Terms::new());
    let (p, x) = (t.var("p", Sort::Bool), t.var("x", Sort::Bits(4)));
    let variable = t.terms.borrow().as_var(x).expect("a variable");
    let all = t.forall(&[variable], t.ult(t.mul(x, x), x));
    let term = t.ite(p, t.zero_extend(t.bit(all), 4), t.number(4, 7));
    let terms = t.terms.borrow();
    assert_eq!(eval(&terms, &Assignment::new(), term), Ok(Value::Bits(Bits::from_u64(4, 7))));
    let mut assignment = Assignment::new();
    assignment.set(terms.as_var(p).expect("a variable"), Value::Bool(true));
    assert_eq!(eval(&terms, &assignment, term), Err(EvalError::Quantifier));
    assignment.set(variable, Value::Bool(true));
    assert_eq!(eval(&terms, &assignment, x), Err(EvalError::WrongSort(variable)));
}

#[test]
fn arrays_are_equal_if_all_their_elements_are() {
    let (zero, one) = (Bits::zero(4), Bits::from_u64(4, 1));
    let mut written = ArrayValue::filled(1, zero.clone());
    written.set(Bits::zero(1), one.clone());
    assert_ne!(written, ArrayValue::filled(1, one.clone()));
    written.set(Bits::ones(1), one.clone());
    assert_eq!(written, ArrayValue::filled(1, one.clone()));
    written.set(Bits::ones(1), zero.clone());
    assert_eq!(written.entries().len(), 1);
    assert_eq!((written.get(&Bits::zero(1)), written.get(&Bits::ones(1))), (&one, &zero));
    // Here some index has no entry in either.
    let mut wide = ArrayValue::filled(2, zero);
    wide.set(Bits::zero(2), one.clone());
    wide.set(Bits::ones(2), one.clone());
    assert_ne!(wide, ArrayValue::filled(2, one));
}

#[test]
fn free_variables_are_those_no_quantifier_binds() {
    let t = Pool::new(Terms::new());
    let (x, y) = (t.var("x", Sort::Bits(4)), t.var("y", Sort::Bits(4)));
    let (x_variable, y_variable) = (t.terms.borrow().as_var(x), t.terms.borrow().as_var(y));
    let all = t.exists(x_variable.as_slice(), t.ult(t.mul(x, x), y));
    let terms = t.terms.borrow();
    assert_eq!(Some(terms.free_variables_of(all).as_slice()), y_variable.as_ref().map(std::slice::from_ref));
    assert_eq!(terms.variables_of([all]).len(), 2);
}
