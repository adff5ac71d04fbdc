//! A thread whose path ends keeps no other thread from being looked at, under any reduction.

#[path = "programs/path_ends.rs"]
mod programs;

use explore::search::{Limits, Order, Progress};
use explore::{Check, Options, Reduction, Start};
use program::Program;
use programs::{Case, cases};
use verdict::places::Places;
use verdict::{Answer, Selection, Verdict};

const REDUCTIONS: [Reduction; 4] =
    [Reduction::None, Reduction::Internal, Reduction::Simultaneous, Reduction::Por];

fn check(case: &Case, options: Options, order: Order) -> Answer {
    let module = reader::read("test", case.text.as_bytes())
        .unwrap_or_else(|error| panic!("{}: {error}\n{}", case.name(), case.text));
    let program = Program::new(module, &["main"]).expect("it has a layout");
    let what = Check {
        start: Start::Main(program.function_named("main").expect("it is there")),
        entries: vec!["main".to_string()],
        options: Options { ends: case.finding.class() == "leak", ..options },
        selection: Selection::parse(case.finding.class()).expect("there is such a class"),
        all_violations: false,
        order,
        limits: Limits::default(),
        assume_no_ub: false,
    };
    let places = Places::new(&program, None);
    explore::check(&program, &places, what, &Progress::default(), Answer::new("explore", vec![]))
}

#[test]
fn what_others_do_before_a_path_ends_counts() {
    for case in cases() {
        let mut verdicts = Vec::new();
        for reduction in REDUCTIONS {
            for order in [Order::Breadth, Order::Depth] {
                let answer = check(&case, Options { reduction, ..Options::default() }, order);
                let found = answer.verdict == Verdict::False;
                let name = reduction.name();
                assert_eq!(
                    found,
                    case.violated,
                    "{} with {name}: {:?}\n{}",
                    case.name(),
                    answer.reason,
                    case.text
                );
                verdicts.push(answer.verdict);
            }
        }
        verdicts.dedup();
        assert_eq!(verdicts.len(), 1, "{}: {verdicts:?}", case.name());
    }
}

#[test]
fn what_is_remembered_of_the_end_of_a_path_is_what_would_be_done() {
    for case in cases() {
        for reduction in [Reduction::Internal, Reduction::Por] {
            let [with, without] = [true, false].map(|remember| {
                let options = Options { reduction, remember, ..Options::default() };
                let answer = check(&case, options, Order::Breadth);
                let count = |name: &str| answer.stats.iter().find(|(known, _)| known == name).cloned();
                (count("states"), count("transitions"), count("depth"), answer.verdict)
            });
            assert_eq!(with, without, "{} with {}", case.name(), reduction.name());
        }
    }
}
