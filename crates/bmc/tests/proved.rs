//! Checks that somebody else has proved are not looked at, and an answer that rests on that says so.

use std::sync::Mutex;

use bmc::{Check, Encoding, Progress, Replayed, check};
use program::Program;
use sem::ub::Class;
use verdict::places::Places;
use verdict::{Answer, Approximation, Property, Selection, Verdict};

const DIVIDES: &str = "
    define i32 @main() {
      %x = freeze i32 undef
      %y = udiv i32 1, %x
      ret i32 %y
    }
";

/// What is answered if these classes are proved everywhere, and whether a violation was found.
fn answer(proved: &[Class]) -> (Answer, bool) {
    let module = reader::read("test", DIVIDES.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    let program = Program::new(module, &["main"]).expect("it has a layout");
    let what = Check {
        main: program.function_named("main").expect("it is there"),
        selection: Selection::default(),
        unwind: None,
        all_violations: false,
        malloc_may_fail: false,
        spurious_wakeups: false,
        encoding: Encoding::default(),
        weak_atomics: false,
        greatest: None,
        question: None,
        solver: solver::Kind::Bitwuzla,
        cross_check: None,
        until: None,
        memory_mb: None,
        steps: 1000,
        assume_no_ub: false,
    };
    let ops = 0..program.code.ops.len() as u32;
    let proved = ops.flat_map(|pc| proved.iter().map(move |class| (*class, pc))).collect();
    let progress = Progress { proved: Mutex::new(proved), ..Progress::default() };
    let mut violated = false;
    let replay = |_: &verdict::schedule::Schedule| {
        violated = true;
        Ok(Some(Replayed { property: Property::of_class(Class::DivZero, Verdict::False), trace: None }))
    };
    let places = Places::new(&program, None);
    let answer = check(&program, &places, &what, &progress, Answer::new("bmc", Vec::new()), replay);
    (answer, violated)
}

fn rests_on_a_proof(answer: &Answer) -> bool {
    answer.ledger.entries().iter().any(|entry| entry.what == Approximation::ProvedBefore)
}

#[test]
fn what_is_not_proved_is_looked_for() {
    for proved in [&[][..], &[Class::Bounds]] {
        let (answer, violated) = answer(proved);
        assert!(violated);
        assert_eq!(answer.verdict, Verdict::False);
        assert!(!rests_on_a_proof(&answer));
    }
}

#[test]
fn what_is_proved_is_left_out_and_said() {
    let (answer, violated) = answer(&[Class::DivZero]);
    assert!(!violated);
    assert_eq!(answer.verdict, Verdict::True);
    assert!(rests_on_a_proof(&answer));
}
