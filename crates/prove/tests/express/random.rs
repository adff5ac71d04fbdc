//! Random terms over random variables: printed and read again they are the same, and nothing in them is undefined.

use bits::Bits;
use proptest::prelude::*;
use prove::express::{DataModel, Names, Sources, print, read};
use prove::structure::Source;
use term::{Assignment, Evaluator, Sort, TermId, Terms, Value};

/// One step of building a term: an operation, which of the earlier terms it takes, and a number.
pub type Step = (u8, [usize; 3], u64);

/// A variable: how wide it is, whether it has a sign.
pub type Shape = (u32, bool);

/// What was built.
pub struct Built {
    pub terms: Terms,
    pub names: Sources,
    /// The variables with their names.
    pub variables: Vec<(TermId, String, Shape)>,
    pub truths: Vec<TermId>,
}

fn resized(terms: &mut Terms, term: TermId, width: u32, signed: bool) -> TermId {
    match terms.width(term) {
        known if known > width => terms.extract(term, width - 1, 0),
        _ if signed => terms.sign_extend(term, width),
        _ => terms.zero_extend(term, width),
    }
}

/// Terms made by some steps over some variables.
pub fn build(shapes: &[Shape], steps: &[Step]) -> Built {
    let (mut terms, mut names) = (Terms::new(), Sources::default());
    let (mut variables, mut words, mut truths) = (Vec::new(), Vec::new(), Vec::new());
    for (number, (width, signed)) in shapes.iter().enumerate() {
        let text = format!("v{number}");
        let term = terms.var(&text, Sort::Bits(*width));
        names.add(term, Source { text: text.clone(), width: *width, signed: *signed, pointer: false });
        variables.push((term, text, (*width, *signed)));
        words.push(term);
    }
    for (operation, operands, number) in steps {
        let t = &mut terms;
        let [a, b, _] = operands.map(|at| words[at % words.len()]);
        let width = t.width(a);
        let b = resized(t, b, width, number & 1 == 1);
        // Small and extreme numbers are more interesting than others.
        let number = match number % 4 {
            0 => number >> 2 & 7,
            1 => !(number >> 2 & 7),
            2 => 1u64 << ((number >> 2) % 64),
            _ => *number,
        };
        let constant = t.number(width, number);
        let divisor =
            if t.as_bits(constant).is_some_and(|c| c.is_zero()) { t.number(width, 3) } else { constant };
        let amount = t.number(width, number % u64::from(width));
        let truth = |truths: &[TermId]| match truths.len() {
            0 => None,
            count => Some((truths[operands[0] % count], truths[operands[1] % count])),
        };
        match operation % 35 {
            0 => words.push(t.add(a, b)),
            1 => words.push(t.sub(a, b)),
            2 => words.push(t.mul(a, b)),
            3 => words.push(t.add(a, constant)),
            4 => words.push(t.mul(a, constant)),
            5 => words.push(t.and(a, constant)),
            6 => words.push(t.or(a, b)),
            7 => words.push(t.xor(a, b)),
            8 => words.push(t.neg(a)),
            9 => words.push(t.not(a)),
            10 => words.push(t.udiv(a, divisor)),
            11 => words.push(t.urem(a, divisor)),
            12 => words.push(t.sdiv(a, divisor)),
            13 => words.push(t.srem(a, divisor)),
            14 => words.push(t.shl(a, amount)),
            15 => words.push(t.lshr(a, amount)),
            16 => words.push(t.ashr(a, amount)),
            17 => words.push(t.shl(a, b)),
            18 => words.push(t.lshr(a, b)),
            19 => words.push(t.ashr(a, b)),
            20 | 21 => {
                let wider = [8, 16, 32, 64][(number % 4) as usize].max(width);
                words.push(resized(t, a, wider, operation % 2 == 0));
            }
            22 => {
                let low = (number % u64::from(width)) as u32;
                let high = width - 1 - (number >> 8) as u32 % (width - low);
                words.push(t.extract(a, high.max(low), low));
            }
            23 if width + t.width(b) <= 64 => words.push(t.concat(a, b)),
            24 | 25 => {
                if let Some((condition, _)) = truth(&truths) {
                    words.push(t.ite(condition, a, b));
                    words.push(t.bit(condition));
                }
            }
            26 => truths.push(t.eq(a, b)),
            27 => truths.push(t.eq(a, constant)),
            28 => truths.push(t.slt(a, b)),
            29 => truths.push(t.ult(a, b)),
            30 => truths.push(t.slt(a, constant)),
            31 => truths.push(t.ult(constant, a)),
            other => {
                if let Some((one, two)) = truth(&truths) {
                    let not = t.not(one);
                    let made = match other {
                        32 => t.and(one, two),
                        33 => t.or(not, two),
                        _ => t.xor(one, two),
                    };
                    truths.extend([made, not]);
                }
            }
        }
    }
    let (first, zero) = (words[words.len() - 1], 0);
    let zero = terms.number(terms.width(first), zero);
    truths.push(terms.slt(first, zero));
    Built { terms, names, variables, truths }
}

pub fn steps() -> impl Strategy<Value = Vec<Step>> {
    prop::collection::vec((any::<u8>(), any::<[usize; 3]>(), any::<u64>()), 1..14)
}

pub fn shapes() -> impl Strategy<Value = Vec<Shape>> {
    prop::collection::vec((prop::sample::select(vec![8u32, 16, 32, 64]), any::<bool>()), 1..4)
}

/// The numbers that are tried.
pub fn tried(seed: u64, count: usize) -> Vec<u64> {
    let extreme =
        [0, 1, !0, 1 << 7, 1 << 15, 1 << 31, 1 << 63, (1 << 31) - 1, (1 << 63) - 1, 127, 255, 2, !1];
    let mut state = seed | 1;
    (0..count)
        .map(|_| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            match state >> 60 {
                0..8 => extreme[(state >> 33) as usize % extreme.len()],
                8..12 => state >> 33 & 15,
                _ => state.rotate_right(29),
            }
        })
        .collect()
}

pub fn assignment(built: &Built, values: &[u64]) -> Assignment {
    let mut assignment = Assignment::new();
    for ((term, _, (width, _)), value) in built.variables.iter().zip(values) {
        let variable = built.terms.as_var(*term).expect("it is a variable");
        assignment.set(variable, Value::Bits(Bits::from_u64(*width, *value)));
    }
    assignment
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 3000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_printed_reads_back(shapes in shapes(), steps in steps(), seed in any::<u64>(), wide in any::<bool>()) {
        let mut built = build(&shapes, &steps);
        let model = if wide { DataModel::Lp64 } else { DataModel::Ilp32 };
        for truth in built.truths.clone() {
            let Some(text) = print(&built.terms, &built.names, model, truth) else { continue };
            let back = read(&mut built.terms, &built.names, model, &text);
            let back = back.unwrap_or_else(|error| panic!("{error} in {text}"));
            for round in 0..24 {
                let values = tried(seed.wrapping_add(round), shapes.len());
                let assignment = assignment(&built, &values);
                let mut evaluator = Evaluator::new(&built.terms, &assignment);
                let mut value = |term| evaluator.value(term).expect("it has a value").as_bool();
                prop_assert_eq!(value(truth), value(back.truth), "{} at {:x?} ({:?})", text, values, shapes);
                prop_assert_eq!(value(back.defined), Some(true), "{} at {:x?} ({:?})", text, values, shapes);
            }
        }
    }
}

/// Most of what can be built can be printed.
#[test]
fn little_is_left_out() {
    let (mut printed, mut all) = (0, 0);
    for seed in 0..300u64 {
        let numbers = tried(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15), 40);
        let steps: Vec<Step> = numbers
            .chunks(5)
            .filter(|part| part.len() == 5)
            .map(|part| (part[0].rotate_left(9) as u8, [1, 2, 3].map(|at| part[at] as usize % 97), part[4]))
            .collect();
        let built = build(&[(32, true), (32, false), (8, true)], &steps);
        all += built.truths.len();
        let print = |truth: &TermId| print(&built.terms, &built.names, DataModel::Lp64, *truth).is_some();
        printed += built.truths.iter().filter(|truth| print(truth)).count();
    }
    assert!(printed * 10 > all * 9, "only {printed} of {all}");
}

#[test]
fn names_that_are_ambiguous_stand_for_nothing() {
    let (mut terms, mut names) = (Terms::new(), Sources::default());
    let (one, other) = (terms.var("x", Sort::Bits(32)), terms.var("x", Sort::Bits(32)));
    let source = Source { text: "x".to_string(), width: 32, signed: true, pointer: false };
    names.add(one, source.clone());
    assert!(names.lookup("x").is_some());
    names.add(other, source);
    assert!(names.lookup("x").is_none() && names.source(one).is_none());
}
