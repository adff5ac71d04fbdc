//! The text means to a solver what the terms mean to the evaluator.
//!
//! Random terms are given to Z3 together with values of their variables: that a term has the value that `bits` computes
//! must be satisfiable, that it has another must not be.

mod common;

use std::io::Write;
use std::process::{Command, Stdio};

use bits::Bits;
use common::{Pool, floats, random};
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use term::model::read_model;
use term::smtlib::{Printer, symbol};
use term::{Assignment, FloatFormat, RoundingMode, Sort, TermId, Terms, Value, eval};

/// The answers of Z3 to a text, a line each.
fn ask(text: &str) -> Vec<String> {
    let mut child = Command::new(solver::Kind::Z3.program().expect("Z3 is installed"))
        .args(["-in", "-smt2"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("z3 starts");
    let mut input = child.stdin.take().expect("its input is a pipe");
    let text = text.to_owned();
    // A thread of its own, since the solver may answer before it has read everything.
    let writer = std::thread::spawn(move || input.write_all(text.as_bytes()));
    let output = child.wait_with_output().expect("z3 ends");
    // If the solver ended early, its answers say why.
    let _ = writer.join();
    String::from_utf8_lossy(&output.stdout).lines().map(str::to_owned).collect()
}

/// A value that comes with every run of a test, the same each time.
fn samples<T: std::fmt::Debug>(count: usize, strategy: impl Strategy<Value = T>) -> Vec<T> {
    let mut runner = TestRunner::deterministic();
    (0..count).map(|_| strategy.new_tree(&mut runner).expect("a value").current()).collect()
}

/// Questions for one run of the solver, and the answers they must get.
#[derive(Default)]
struct Questions {
    text: String,
    expected: Vec<(&'static str, String)>,
}

impl Questions {
    /// Whether the assertions can all be true.
    fn add(&mut self, terms: &Terms, assertions: &[TermId], answer: &'static str, what: String) {
        self.text.push_str("(reset)\n");
        self.text.push_str(&term::smtlib::script(terms, assertions).expect("all terms can be written"));
        self.expected.push((answer, what));
    }

    fn check(self) {
        let answers = ask(&self.text);
        for (place, (expected, what)) in self.expected.iter().enumerate() {
            let answer = answers.get(place).map(String::as_str);
            assert_eq!(answer, Some(*expected), "{what}");
        }
        assert_eq!(answers.len(), self.expected.len());
    }
}

/// Assertions that fix the variables of an assignment.
fn fixed(terms: &mut Terms, assignment: &Assignment) -> Vec<TermId> {
    let mut assertions = Vec::new();
    for (variable, value) in assignment.iter() {
        let value = value.as_bits().map(|bits| terms.bits(bits)).expect("a bit-vector");
        let term = terms.variable(variable).term;
        assertions.push(terms.eq(term, value));
    }
    assertions
}

/// Asks whether all terms have the values they must have, and whether any may have another.
fn ask_values(
    questions: &mut Questions,
    mut terms: Terms,
    assignment: &Assignment,
    known: &[random::Known],
    what: &str,
) {
    let fixed = fixed(&mut terms, assignment);
    let equal: Vec<TermId> = known
        .iter()
        .map(|(term, value)| {
            let value = terms.bits(value);
            terms.eq(*term, value)
        })
        .collect();
    let all = terms.and_all(equal);
    let not_all = terms.not(all);
    let with = |last: TermId| fixed.iter().copied().chain([last]).collect::<Vec<TermId>>();
    questions.add(&terms, &with(all), "sat", what.to_owned());
    questions.add(&terms, &with(not_all), "unsat", what.to_owned());
}

#[test]
fn random_bit_vectors() {
    let mut questions = Questions::default();
    for width in [1, 3, 4, 8, 32, 64, 65] {
        let strategy = (prop::collection::vec(random::word(width), 3), random::steps(width));
        for (variables, steps) in samples(10, strategy) {
            for terms in [Terms::new(), Terms::without_rules()] {
                let (terms, assignment, known) = random::build(terms, width, &variables, &steps);
                ask_values(
                    &mut questions,
                    terms,
                    &assignment,
                    &known,
                    &format!("{steps:?} of {variables:?}"),
                );
            }
        }
    }
    questions.check();
}

/// Floating-point operations on variables that have these values, and two of them in a row.
fn float_case(questions: &mut Questions, format: FloatFormat, mode: RoundingMode, numbers: [u128; 3]) {
    let mut terms = Terms::new();
    let mut assignment = Assignment::new();
    let operands = numbers.map(|number| {
        let operand = terms.var("x", Sort::Bits(format.width()));
        let variable = terms.as_var(operand).expect("a variable");
        assignment.set(variable, Value::Bits(Bits::from_u128(format.width(), number)));
        operand
    });
    let all = floats::operations(&mut terms, format, mode, operands, numbers).expect("an IEEE format");
    let mut known: Vec<random::Known> = all.iter().map(|(_, term, value)| (*term, value.clone())).collect();
    // A number that goes straight into another operation, and one that goes there through its bits.
    let [x, y, z] = operands;
    let sum = terms.float_add(format, mode, x, y).expect("an IEEE format");
    let negative = terms.float_neg(format, sum).expect("an IEEE format");
    for operand in [sum, negative] {
        let product = terms.float_mul(format, mode, operand, z).expect("an IEEE format");
        let value = eval(&terms, &assignment, product).expect("a value");
        known.push((product, value.as_bits().cloned().expect("a bit-vector")));
    }
    let what = format!("{format:?} {mode:?} {numbers:x?}");
    ask_values(questions, terms, &assignment, &known, &what);
}

#[test]
fn random_floats() {
    let mut questions = Questions::default();
    for ((format, numbers), mode) in samples(40, (floats::numbers(), floats::mode())) {
        float_case(&mut questions, format, mode, numbers);
    }
    questions.check();
}

/// Asks for a model of an assertion, and evaluates the assertion with it.
fn model_satisfies(terms: &Terms, assertion: TermId) {
    let (mut printer, mut text) = (Printer::new(), String::new());
    printer.assert(terms, assertion, &mut text).expect("it can be written");
    let names: Vec<String> = printer.declared().into_iter().map(|variable| symbol(terms, variable)).collect();
    text.push_str(&format!("(check-sat)\n(get-value ({}))\n(get-model)\n", names.join(" ")));
    let answers = ask(&text);
    assert_eq!(answers.first().map(String::as_str), Some("sat"));
    // Both answers are one list each; the second begins with a line that has nothing but a bracket.
    let lists = answers.get(1..).unwrap_or_default();
    let second = lists.iter().skip(1).position(|line| line == "(").expect("a model") + 1;
    for list in [&lists[..second], &lists[second..]] {
        let model = read_model(terms, &list.join("\n")).expect("the answer can be read");
        assert_eq!(model.len(), names.len());
        assert_eq!(eval(terms, &model, assertion), Ok(Value::Bool(true)), "{list:?}");
    }
}

#[test]
fn models_make_the_assertions_true() {
    let t = Pool::new(Terms::new());
    let (x, y) = (t.var("x", Sort::Bits(13)), t.var("with space", Sort::Bits(13)));
    let p = t.var("p", Sort::Bool);
    let product = t.eq(t.mul(x, y), t.number(13, 4711));
    let claim = t.and(product, t.ite(p, t.ult(x, y), t.slt(y, t.number(13, 3))));
    model_satisfies(&t.terms.borrow(), claim);

    let array = t.var("memory", Sort::Array { index: 8, element: 16 });
    let i = t.var("i", Sort::Bits(8));
    let written = t.store(array, t.add(i, t.number(8, 1)), t.number(16, 7));
    let read = t.select(written, t.udiv(i, t.number(8, 3)));
    let claim =
        t.and(t.eq(read, t.number(16, 0x1234)), t.eq(t.select(array, t.number(8, 9)), t.number(16, 99)));
    model_satisfies(&t.terms.borrow(), claim);
}

#[test]
fn models_of_floats_are_exact() {
    for (format, ..) in floats::FORMATS.into_iter().take(3).chain([(FloatFormat::X87, 15, 64)]) {
        let mut terms = Terms::new();
        let (x, y) = (terms.var("x", Sort::Bits(format.width())), terms.var("y", Sort::Bits(format.width())));
        let claim = (|| {
            let sum = terms.float_add(format, RoundingMode::Up, x, y)?;
            let other = terms.float_add(format, RoundingMode::Down, x, y)?;
            let (normal, infinite) =
                (terms.float_is_normal(format, sum)?, terms.float_is_infinite(format, other)?);
            let differ = terms.distinct(sum, other);
            let not_infinite = terms.not(infinite);
            Ok::<TermId, term::Unsupported>(terms.and_all([normal, not_infinite, differ]))
        })();
        model_satisfies(&terms, claim.expect("an IEEE format"));
    }
}

#[test]
fn a_session_goes_on_after_scopes_end() {
    let t = Pool::new(Terms::new());
    let (x, y) = (t.var("x", Sort::Bits(32)), t.var("y", Sort::Bits(32)));
    let sum = t.terms.borrow_mut().float_add(FloatFormat::Single, RoundingMode::NearestEven, x, y);
    let sum = sum.expect("an IEEE format");
    let one = t.number(32, 0x3F80_0000);
    let two = t.number(32, 0x4000_0000);
    let small = t.eq(x, one);
    let (is_two, is_one) = (t.eq(sum, two), t.eq(sum, one));
    let y_is_one = t.eq(y, one);
    let terms = t.terms.borrow();
    let (mut printer, mut text) = (Printer::new(), String::from("(set-logic ALL)\n"));
    let assert = |printer: &mut Printer, text: &mut String, claim| {
        assert_eq!(printer.assert(&terms, claim, text), Ok(()));
    };
    assert(&mut printer, &mut text, small);
    for claims in [vec![y_is_one, is_two], vec![y_is_one, is_one], vec![is_one]] {
        printer.push(&mut text);
        for claim in claims {
            assert(&mut printer, &mut text, claim);
        }
        text.push_str("(check-sat)\n");
        printer.pop(&mut text);
    }
    assert_eq!(ask(&text), ["sat", "unsat", "sat"]);
}

#[test]
fn quantifiers() {
    let t = Pool::new(Terms::new());
    let (x, y) = (t.var("x", Sort::Bits(4)), t.var("y", Sort::Bits(4)));
    let variable = |term| t.terms.borrow().as_var(term).expect("a variable");
    let sum = t.add(x, y);
    // For every x there is a y that makes the sum 5, used twice so that it gets a name inside.
    let five = t.and(t.eq(t.mul(sum, sum), t.number(4, 9)), t.ult(sum, t.number(4, 9)));
    let some = t.exists(&[variable(y)], five);
    let always = t.forall(&[variable(x)], some);
    let free = t.var("free", Sort::Bits(4));
    let other = t.var("z", Sort::Bits(4));
    let shared = t.udiv(free, t.number(4, 3));
    // Nothing is greater than what this says, and the term without bound variables is defined outside.
    let greatest = t.forall(&[variable(other)], t.ule(t.xor(other, shared), t.add(shared, shared)));
    let mut questions = Questions::default();
    questions.add(&t.terms.borrow(), &[always], "sat", "always".to_owned());
    let never = t.not(always);
    questions.add(&t.terms.borrow(), &[never], "unsat", "never".to_owned());
    questions.add(&t.terms.borrow(), &[greatest], "unsat", "greatest".to_owned());
    questions.check();
}

#[test]
fn floats_under_quantifiers() {
    let format = FloatFormat::Half;
    let mut terms = Terms::new();
    let x = terms.var("x", Sort::Bits(16));
    let variable = terms.as_var(x).expect("a variable");
    let mut questions = Questions::default();
    // Doubling a number sets its sign bit exactly if the number has it, unless it is a NaN.
    let claim = (|| {
        let sum = terms.float_add(format, RoundingMode::NearestEven, x, x)?;
        let (sign, sum_sign) = (terms.float_sign(format, x)?, terms.float_sign(format, sum)?);
        let same = terms.eq(sign, sum_sign);
        let is_nan = terms.float_is_nan(format, x)?;
        let claim = terms.or(is_nan, same);
        let always = terms.forall(&[variable], claim);
        let different = terms.not(same);
        Ok::<_, term::Unsupported>((always, terms.exists(&[variable], different)))
    })();
    let (always, sometimes) = claim.expect("an IEEE format");
    let (never, not_once) = (terms.not(always), terms.not(sometimes));
    for (claim, answer) in [(always, "sat"), (never, "unsat"), (sometimes, "sat"), (not_once, "unsat")] {
        questions.add(&terms, &[claim], answer, format!("{claim:?}"));
    }
    questions.check();
}
