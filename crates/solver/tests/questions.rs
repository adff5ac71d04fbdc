//! What can be asked, of each solver alike.

mod common;

use bits::Bits;
use common::start;
use solver::{Answer, Code, Kind, Limits, Solver};
use term::{FloatFormat, RoundingMode, Sort, TermId, Terms, Value};

const OURS: [Kind; 2] = [Kind::Bitwuzla, Kind::Z3];

/// The variable x of 8 bits, and the claims that it is these numbers.
fn claims<const N: usize>(terms: &mut Terms, numbers: [u64; N]) -> (TermId, [TermId; N]) {
    let x = terms.var("x", Sort::Bits(8));
    let claims = numbers.map(|number| {
        let number = terms.number(8, number);
        terms.eq(x, number)
    });
    (x, claims)
}

fn code(answer: &Answer) -> Option<Code> {
    match answer {
        Answer::Unknown(reason) => Some(reason.code),
        Answer::Sat | Answer::Unsat => None,
    }
}

#[test]
fn nothing_can_be_true() {
    for kind in OURS {
        let mut solver = start(&kind);
        assert_eq!(solver.check(), Answer::Sat);
        assert!(solver.model(&Terms::new()).unwrap().is_empty());
    }
}

#[test]
fn scopes_are_forgotten() {
    for kind in OURS {
        let mut terms = Terms::new();
        let (_, [one, two]) = claims(&mut terms, [1, 2]);
        let mut solver = start(&kind);
        solver.push();
        solver.assert(&terms, one);
        solver.push();
        solver.assert(&terms, two);
        assert_eq!(solver.check(), Answer::Unsat);
        solver.pop();
        assert_eq!(solver.check(), Answer::Sat);
        solver.pop();
        solver.assert(&terms, two);
        assert_eq!(solver.check(), Answer::Sat);
        // There is no scope left to close.
        solver.pop();
        solver.assert(&terms, one);
        assert_eq!(solver.check(), Answer::Unsat);
    }
}

#[test]
fn assumptions_hold_for_one_check() {
    for kind in OURS {
        let mut terms = Terms::new();
        let (x, [one, two]) = claims(&mut terms, [1, 2]);
        let either = terms.or(one, two);
        let mut solver = start(&kind);
        solver.assert(&terms, either);
        let not_one = terms.not(one);
        assert_eq!(solver.check_assuming(&terms, &[not_one]), Answer::Sat);
        let model = solver.model(&terms).unwrap();
        assert_eq!(term::eval(&terms, &model, x), Ok(Value::Bits(Bits::from_u64(8, 2))));
        assert_eq!(solver.check_assuming(&terms, &[one, two]), Answer::Unsat);
        assert_eq!(solver.check_assuming(&terms, &[]), Answer::Sat);
        assert_eq!(solver.check(), Answer::Sat);
    }
}

#[test]
fn assumptions_that_cannot_be_true_together_are_named() {
    for kind in OURS {
        let mut terms = Terms::new();
        let (x, [one, two]) = claims(&mut terms, [1, 2]);
        let y = terms.var("y", Sort::Bits(8));
        let (other, four) = (terms.ult(y, x), terms.number(8, 4));
        let large = terms.ult(four, x);
        let mut solver = Solver::start_explaining(&kind, Limits::default()).unwrap();
        assert_eq!(solver.unsat_assumptions(&terms, &[other, one]), Ok(None));
        let model = solver.model(&terms).unwrap();
        assert_eq!(term::eval(&terms, &model, one), Ok(Value::Bool(true)));
        let core = solver.unsat_assumptions(&terms, &[other, one, two, one]).unwrap().unwrap();
        assert!(core == [1, 2] || core == [2, 3], "{core:?}");
        let not_one = terms.not(one);
        assert_eq!(solver.unsat_assumptions(&terms, &[not_one, other, one]), Ok(Some(vec![0, 2])));
        solver.push();
        solver.assert(&terms, large);
        assert_eq!(solver.unsat_assumptions(&terms, &[not_one, two]), Ok(Some(vec![1])));
        solver.pop();
        assert_eq!(solver.unsat_assumptions(&terms, &[not_one, two]), Ok(None));
        // What the assertions exclude needs no assumption.
        let no = terms.bool(false);
        solver.assert(&terms, no);
        assert_eq!(solver.unsat_assumptions(&terms, &[one]), Ok(Some(vec![])));
        assert_eq!(start(&kind).unsat_assumptions(&terms, &[one]).unwrap_err().code, Code::Error);
    }
}

#[test]
fn there_are_values_only_after_sat() {
    for kind in OURS {
        let mut terms = Terms::new();
        let (_, [one, two]) = claims(&mut terms, [1, 2]);
        let mut solver = start(&kind);
        let no_values =
            |solver: &mut Solver| solver.model(&terms).map_err(|reason| reason.code) == Err(Code::Error);
        assert!(no_values(&mut solver));
        solver.assert(&terms, one);
        assert_eq!(solver.check(), Answer::Sat);
        assert!(!no_values(&mut solver));
        solver.assert(&terms, two);
        assert!(no_values(&mut solver));
        assert_eq!(solver.check(), Answer::Unsat);
        assert!(no_values(&mut solver));
    }
}

/// x × x is never 3, and sometimes 4.
#[test]
fn quantifiers_are_for_z3() {
    let mut terms = Terms::new();
    let x = terms.var("x", Sort::Bits(8));
    let y = terms.var("y", Sort::Bits(8));
    let square = terms.mul(x, x);
    let differs = terms.distinct(square, y);
    let bound = terms.as_var(x).unwrap();
    let never = terms.forall(&[bound], differs);
    let mut solver = start(&Kind::Z3);
    solver.assert(&terms, never);
    let three = terms.number(8, 3);
    let is_three = terms.eq(y, three);
    assert_eq!(solver.check_assuming(&terms, &[is_three]), Answer::Sat);
    let model = solver.model(&terms).unwrap();
    assert_eq!(term::eval(&terms, &model, is_three), Ok(Value::Bool(true)));
    let four = terms.number(8, 4);
    let is_four = terms.eq(y, four);
    assert_eq!(solver.check_assuming(&terms, &[is_four]), Answer::Unsat);
}

/// What no solver can be told is unknown as long as it is asserted.
#[test]
fn what_cannot_be_written_is_unsupported() {
    for kind in OURS {
        let mut terms = Terms::new();
        let (x, y) = (terms.var("x", Sort::Bits(32)), terms.var("y", Sort::Bits(32)));
        let remainder = terms.float_rem(FloatFormat::Single, x, y).unwrap();
        let claim = terms.eq(remainder, y);
        let mut solver = start(&kind);
        solver.push();
        solver.assert(&terms, claim);
        solver.push();
        assert_eq!(code(&solver.check()), Some(Code::Unsupported));
        solver.pop();
        assert_eq!(code(&solver.check()), Some(Code::Unsupported));
        solver.pop();
        assert_eq!(solver.check(), Answer::Sat);
        assert_eq!(code(&solver.check_assuming(&terms, &[claim])), Some(Code::Unsupported));
    }
}

/// Bitwuzla knows the four formats of IEEE 754, Z3 all: it is told what was asserted before, scope by scope.
#[test]
fn formats_that_bitwuzla_lacks_go_to_z3() {
    for kind in OURS {
        let mut terms = Terms::new();
        let (_, [one, two]) = claims(&mut terms, [1, 2]);
        let x = terms.var("y", Sort::Bits(16));
        let twice = terms.float_add(FloatFormat::BFloat, RoundingMode::NearestEven, x, x).unwrap();
        let less = terms.float_less(FloatFormat::BFloat, twice, x).unwrap();
        let not_less = terms.not(less);
        let mut solver = start(&kind);
        solver.assert(&terms, one);
        solver.push();
        solver.push();
        assert_eq!(solver.kind(), &kind);
        solver.assert(&terms, less);
        assert_eq!(solver.kind(), &Kind::Z3);
        assert_eq!(solver.check(), Answer::Sat);
        let model = solver.model(&terms).unwrap();
        assert_eq!(term::eval(&terms, &model, less), Ok(Value::Bool(true)));
        assert_eq!(solver.check_assuming(&terms, &[not_less]), Answer::Unsat);
        solver.pop();
        assert_eq!(solver.check_assuming(&terms, &[not_less]), Answer::Sat);
        solver.assert(&terms, two);
        assert_eq!(solver.check(), Answer::Unsat);
        solver.pop();
        assert_eq!(solver.check(), Answer::Sat);

        let mut solver = Solver::start_explaining(&kind, Limits::default()).unwrap();
        solver.assert(&terms, one);
        let core = solver.unsat_assumptions(&terms, &[less, two, not_less]).unwrap();
        assert!(core.is_some_and(|core| core == [1] || core == [0, 2]));
        assert_eq!(solver.kind(), &Kind::Z3);
    }
}

/// Z3 gives names to parts of values as large as this.
#[test]
fn large_arrays_have_values() {
    for kind in OURS {
        let mut terms = Terms::new();
        let array = terms.var("memory", Sort::Array { index: 32, element: 8 });
        let mut solver = start(&kind);
        for position in 0..500 {
            let index = terms.number(32, position * 7);
            let element = terms.number(8, position % 251);
            let selected = terms.select(array, index);
            let claim = terms.eq(selected, element);
            solver.assert(&terms, claim);
        }
        assert_eq!(solver.check(), Answer::Sat);
        let model = solver.model(&terms).unwrap();
        assert_eq!(model.len(), 1);
    }
}
