//! The text for solvers, as people and solvers see it.

mod common;

use common::Pool;
use term::smtlib::{MOST_NESTED, PrintError, Printer, script};
use term::{FloatFormat, RoundingMode, Sort, Terms};

#[test]
fn shared_terms_get_a_name_and_variables_a_number() {
    let t = Pool::new(Terms::new());
    let x = t.var("an x", Sort::Bits(8));
    let sum = t.add(x, t.number(8, 1));
    let claim = t.eq(t.mul(sum, sum), x);
    let text = script(&t.terms.borrow(), &[claim]);
    let expected = "(set-logic ALL)\n\
        (declare-fun |an x!0| () (_ BitVec 8))\n\
        (define-fun $2 () (_ BitVec 8) (bvadd |an x!0| #x01))\n\
        (assert (= |an x!0| (bvmul $2 $2)))\n\
        (check-sat)\n";
    assert_eq!(text.as_deref(), Ok(expected));
}

#[test]
fn what_was_defined_inside_a_scope_is_forgotten_with_it() {
    let t = Pool::new(Terms::new());
    let (x, y) = (t.var("x", Sort::Bits(3)), t.var("x", Sort::Bits(3)));
    let sum = t.add(x, y);
    let (first, second) = (t.ult(sum, x), t.ult(x, sum));
    let terms = t.terms.borrow();
    let (mut printer, mut text) = (Printer::new(), String::new());
    printer.push(&mut text);
    assert_eq!(printer.assert(&terms, first, &mut text), Ok(()));
    assert_eq!(printer.assert(&terms, second, &mut text), Ok(()));
    assert_eq!(printer.declared().len(), 2);
    printer.pop(&mut text);
    assert_eq!(printer.declared().len(), 0);
    assert_eq!(printer.assert(&terms, first, &mut text), Ok(()));
    let expected = "(push 1)\n\
        (declare-fun x!0 () (_ BitVec 3))\n\
        (declare-fun x!1 () (_ BitVec 3))\n\
        (assert (bvult (bvadd x!0 x!1) x!0))\n\
        (define-fun $2 () (_ BitVec 3) (bvadd x!0 x!1))\n\
        (assert (bvult x!0 $2))\n\
        (pop 1)\n\
        (declare-fun x!0 () (_ BitVec 3))\n\
        (declare-fun x!1 () (_ BitVec 3))\n\
        (assert (bvult (bvadd x!0 x!1) x!0))\n";
    assert_eq!(text, expected);
}

#[test]
fn the_text_is_linear_in_the_terms() {
    let t = Pool::new(Terms::new());
    let mut term = t.var("x", Sort::Bits(32));
    for _ in 0..10_000 {
        term = t.udiv(term, t.not(term));
    }
    let claim = t.ult(term, t.number(32, 7));
    let text = script(&t.terms.borrow(), &[claim]).unwrap_or_default();
    assert!(text.lines().count() > 10_000);
    assert!(text.len() < 100 * 10_000, "{} characters", text.len());
}

#[test]
fn deep_terms_are_not_nested_deeply() {
    let t = Pool::new(Terms::new());
    let divisor = t.var("y", Sort::Bits(32));
    let mut term = t.var("x", Sort::Bits(32));
    for _ in 0..100_000 {
        term = t.udiv(term, divisor);
    }
    let claim = t.ult(term, divisor);
    let text = script(&t.terms.borrow(), &[claim]).unwrap_or_default();
    let nesting = |line: &str| line.matches("(bv").count();
    assert!(text.lines().all(|line| nesting(line) <= MOST_NESTED as usize + 1));
    assert_eq!(text.matches("bvudiv").count(), 100_000);
}

#[test]
fn a_session_writes_each_term_twice_at_most() {
    let t = Pool::new(Terms::new());
    let divisor = t.var("y", Sort::Bits(32));
    let mut term = t.var("x", Sort::Bits(32));
    let (mut printer, mut text) = (Printer::new(), String::new());
    for _ in 0..1000 {
        term = t.udiv(term, divisor);
        let claim = t.ult(term, divisor);
        assert_eq!(printer.assert(&t.terms.borrow(), claim, &mut text), Ok(()));
    }
    assert!(text.matches("bvudiv").count() <= 2000);
}

#[test]
fn the_remainder_of_floats_is_refused_before_anything_is_written() {
    let t = Pool::new(Terms::new());
    let (x, y) = (t.var("x", Sort::Bits(32)), t.var("y", Sort::Bits(32)));
    let remainder = t.terms.borrow_mut().float_rem(FloatFormat::Single, x, y);
    let claim = t.eq(remainder.unwrap_or(x), y);
    let (mut printer, mut text) = (Printer::new(), String::new());
    assert_eq!(printer.assert(&t.terms.borrow(), claim, &mut text), Err(PrintError::Remainder));
    assert_eq!(text, "");
    let pair = t.var("pair", Sort::Bits(128));
    let nearest = RoundingMode::NearestEven;
    assert!(t.terms.borrow_mut().float_add(FloatFormat::PpcPair, nearest, pair, pair).is_err());
}

#[test]
fn a_bound_variable_must_not_be_used_outside() {
    let t = Pool::new(Terms::new());
    let x = t.var("x", Sort::Bits(8));
    let zero = t.number(8, 0);
    let variable = t.terms.borrow().as_var(x);
    let Some(variable) = variable else { panic!("x is a variable") };
    let all = t.forall(&[variable], t.eq(t.mul(x, x), zero));
    let claim = t.or(all, t.eq(x, zero));
    let mut text = String::new();
    let result = Printer::new().assert(&t.terms.borrow(), claim, &mut text);
    assert_eq!(result, Err(PrintError::BoundOutside(variable)));
    assert_eq!(text, "");
}

#[test]
fn constant_arrays_are_variables_of_which_is_said_what_is_read() {
    let t = Pool::new(Terms::without_rules());
    let (i, c) = (t.var("i", Sort::Bits(8)), t.var("c", Sort::Bool));
    let [zeros, ones] = [0, 1].map(|value| t.const_array(8, t.number(8, value)));
    let array = t.ite(c, t.store(zeros, i, t.number(8, 7)), ones);
    let claim = t.eq(t.select(array, t.number(8, 3)), t.number(8, 7));
    let terms = t.terms.borrow();
    assert!(!term::smtlib::compares_arrays(&terms, &[claim]));
    let (mut printer, mut text) = (Printer::standard(), String::new());
    assert_eq!(printer.assert(&terms, claim, &mut text), Ok(()));
    assert_eq!(printer.constant_array_reads(&terms, &[claim], &mut text), Ok(()));
    assert!(!text.contains("as const"), "{text}");
    let sort = "(Array (_ BitVec 8) (_ BitVec 8))";
    for (array, element) in [(zeros, "#x00"), (ones, "#x01")] {
        let name = format!("${}", arena::Id::index(array));
        assert!(text.contains(&format!("(declare-fun {name} () {sort})\n")), "{text}");
        assert!(text.contains(&format!("(assert (= (select {name} #x03) {element}))\n")), "{text}");
    }
    drop(terms);
    let same = t.eq(zeros, t.store(ones, i, t.number(8, 0)));
    assert!(term::smtlib::compares_arrays(&t.terms.borrow(), &[same]));
}
