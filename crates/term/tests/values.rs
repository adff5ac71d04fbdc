//! Random terms: the value with rewrites is the value without is what `bits` computes.

mod common;

use bits::Bits;
use common::Pool;
use common::random::{Step, build, steps, word};
use proptest::prelude::*;
use term::{ArrayValue, Assignment, EvalError, Evaluator, Sort, Terms, Value, eval};

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
