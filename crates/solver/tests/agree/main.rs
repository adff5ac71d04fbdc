//! Solvers agree with each other, and with the evaluator, on random formulas without quantifiers.

#[path = "../common/mod.rs"]
mod common;
mod formulas;

use std::cell::{Cell, RefCell};
use std::ops::Range;

use bits::Bits;
use common::start;
use formulas::{Formulas, Theory, edge, for_all, steps};
use proptest::prelude::*;
use solver::{Answer, Code, Kind, Solver};
use term::{ArrayValue, Assignment, Evaluator, FloatFormat, Sort, TermId, Terms, Value};

/// A solver that is asked again and again.
struct Witness {
    solver: Solver,
    asked: u32,
}

impl Witness {
    /// What the solver says about these, in a scope of its own; its values are looked at, too. A solver that fails is
    /// replaced, so that a smaller case of the same failure can be found; so is one that has heard much, since
    /// Bitwuzla gets slower with every scope.
    fn ask(&mut self, terms: &Terms, assertions: &[TermId]) -> Answer {
        let solver = &mut self.solver;
        solver.push();
        for assertion in assertions {
            solver.assert(terms, *assertion);
        }
        let mut answer = solver.check();
        if answer == Answer::Sat
            && let Err(reason) = solver.model(terms)
        {
            answer = Answer::Unknown(reason);
        }
        self.asked += 1;
        if matches!(answer, Answer::Unknown(_)) || self.asked.is_multiple_of(100) {
            *solver = start(&solver.kind().clone());
        } else {
            solver.pop();
        }
        answer
    }
}

fn both() -> [RefCell<Witness>; 2] {
    [Kind::Bitwuzla, Kind::Z3].map(|kind| RefCell::new(Witness { solver: start(&kind), asked: 0 }))
}

/// Whether this is what Bitwuzla does not decide: whether an array that is all alike equals another, and anything
/// about floats that are not of the four formats of IEEE 754.
fn is_gap(theory: Theory, answer: &Answer) -> bool {
    let has_gaps = matches!(
        theory,
        Theory::Arrays | Theory::Floats(FloatFormat::BFloat) | Theory::Floats(FloatFormat::X87)
    );
    matches!(answer, Answer::Unknown(reason) if has_gaps && reason.code == Code::Unsupported)
}

/// Both give the same answer.
fn agree_on(theory: Theory, cases: u32, count: Range<usize>) {
    let solvers = both();
    let (sat, unsat) = (Cell::new(0), Cell::new(0));
    for_all(cases, &steps(count), |steps| {
        let formulas = Formulas::build(theory, &steps);
        let assertions = formulas.assertions();
        let [bitwuzla, z3] =
            solvers.each_ref().map(|solver| solver.borrow_mut().ask(&formulas.terms, &assertions));
        match (&bitwuzla, &z3) {
            (Answer::Sat, Answer::Sat) => sat.set(sat.get() + 1),
            (Answer::Unsat, Answer::Unsat) => unsat.set(unsat.get() + 1),
            _ if is_gap(theory, &bitwuzla) => {}
            _ => prop_assert!(false, "Bitwuzla: {bitwuzla:?}, Z3: {z3:?}"),
        }
        Ok(())
    });
    println!("{theory:?}: {} sat, {} unsat of {cases}", sat.get(), unsat.get());
    assert!(sat.get() > cases / 4 && unsat.get() > cases / 4, "formulas are too much alike");
}

/// Once all variables have values, everything that is built on them has the value that the evaluator gives it.
fn agree_with_evaluator(theory: Theory, cases: u32, count: Range<usize>) {
    let solvers = both();
    for_all(cases, &(steps(count), any::<u64>()), |(steps, seed)| {
        let mut formulas = Formulas::build(theory, &steps);
        let (assignment, pins) = pinned(&mut formulas, theory, seed);
        let built = formulas.built();
        let mut evaluator = Evaluator::new(&formulas.terms, &assignment);
        let values: Vec<Value> = built.iter().map(|term| evaluator.value(*term).expect("a value")).collect();
        let terms = &mut formulas.terms;
        let mut as_evaluated = terms.bool(true);
        for (term, value) in built.into_iter().zip(values) {
            let value = constant(terms, &value);
            let equal = terms.eq(term, value);
            as_evaluated = terms.and(as_evaluated, equal);
        }
        let otherwise = terms.not(as_evaluated);
        for solver in &solvers {
            for (question, expected) in [(as_evaluated, Answer::Sat), (otherwise, Answer::Unsat)] {
                let answer = solver.borrow_mut().ask(terms, &[&pins[..], &[question]].concat());
                prop_assert!(answer == expected || is_gap(theory, &answer), "{answer:?}, not {expected:?}");
            }
        }
        Ok(())
    });
}

/// The term of a value that is no array.
fn constant(terms: &mut Terms, value: &Value) -> TermId {
    match value {
        Value::Bool(truth) => terms.bool(*truth),
        Value::Bits(bits) => terms.bits(bits),
        Value::Array(_) => unreachable!("arrays are compared by their elements"),
    }
}

/// Values for all variables, and assertions that they have them.
fn pinned(formulas: &mut Formulas, theory: Theory, seed: u64) -> (Assignment, Vec<TermId>) {
    let (mut assignment, mut pins) = (Assignment::new(), Vec::new());
    let terms = &mut formulas.terms;
    let mut random = seed;
    let mut number = |width| {
        random = random.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
        match theory {
            Theory::Floats(format) if width > 1 => edge(format, random >> 24),
            _ => Bits::from_u64(width, random >> (64 - width)),
        }
    };
    for variable in &formulas.variables {
        let value = match terms.sort(*variable) {
            Sort::Bool => Value::Bool(number(1).low_u64() == 1),
            Sort::Bits(width) => Value::Bits(number(width)),
            Sort::Array { index: width, element } => {
                let mut array = ArrayValue::filled(width, Bits::zero(element));
                for position in 0..1 << width {
                    let index = Bits::from_u64(width, position);
                    array.set(index.clone(), number(element));
                    let (place, content) = (terms.bits(&index), terms.bits(array.get(&index)));
                    let selected = terms.select(*variable, place);
                    pins.push(terms.eq(selected, content));
                }
                Value::Array(array.into())
            }
        };
        if !matches!(value, Value::Array(_)) {
            let value = constant(terms, &value);
            pins.push(terms.eq(*variable, value));
        }
        assignment.set(terms.as_var(*variable).expect("a variable"), value);
    }
    (assignment, pins)
}

#[test]
fn bit_vectors_of_any_value() {
    agree_on(Theory::BitVectors, 300, 8..30);
}

#[test]
fn bit_vectors_of_given_values() {
    agree_with_evaluator(Theory::BitVectors, 200, 10..60);
}

#[test]
fn arrays_of_any_value() {
    agree_on(Theory::Arrays, 300, 8..30);
}

#[test]
fn arrays_of_given_values() {
    agree_with_evaluator(Theory::Arrays, 200, 10..60);
}

#[test]
fn floats_of_any_value() {
    agree_on(Theory::Floats(FloatFormat::Half), 60, 4..12);
}

#[test]
fn halves_of_given_values() {
    agree_with_evaluator(Theory::Floats(FloatFormat::Half), 60, 5..20);
}

#[test]
fn wider_floats_of_given_values() {
    agree_with_evaluator(Theory::Floats(FloatFormat::Single), 20, 3..8);
    agree_with_evaluator(Theory::Floats(FloatFormat::Double), 8, 2..4);
}

/// Bitwuzla does not take these formats.
#[test]
fn other_floats_of_given_values() {
    agree_with_evaluator(Theory::Floats(FloatFormat::BFloat), 20, 3..12);
    agree_with_evaluator(Theory::Floats(FloatFormat::X87), 4, 2..4);
}
