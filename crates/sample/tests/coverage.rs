//! How often intervals contain the probability, on a program: thousands of estimates, each from runs of its own, against the solved chain.
//!
//! The rule that makes up for looking after every run keeps its promise; the papers' rule is right as often as is computed for it, which is less.

use explore::Start;
use explore::search::{Limits, Progress};
use program::Program;
use sample::exact::{Exact, solve};
use sample::stats::coverage::Boundary;
use sample::stats::{Rule, Stopping};
use sample::stream::Stream;
use sample::{End, Manner, Observer, Plan, Runner};
use verdict::places::Places;
use verdict::query::{Proposition, eval, parse, resolve};

/// Two processes add to a variable; one of them may lose what the other has added.
const TEXT: &str = "
    @x = global i32 0
    define void @a() {
      %v = load i32, ptr @x
      %w = add i32 %v, 1
      store i32 %w, ptr @x
      ret void
    }
    define void @b() {
      %v = load i32, ptr @x
      %w = add i32 %v, 2
      store i32 %w, ptr @x
      ret void
    }";

const ALPHA: f64 = 0.1;
const EPSILON: f64 = 0.2;
const STEPS: u64 = 100;
const REPLICATIONS: u64 = 5_000;

struct Reaches<'q>(&'q Proposition);

impl Observer for Reaches<'_> {
    fn start(&mut self) {}
    fn look(&mut self, view: &explore::View<'_, '_>) -> bool {
        eval(self.0, view)
    }
}

#[test]
fn intervals_contain_the_probability_as_often_as_promised() {
    let module = reader::read("test", TEXT.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    let program = Program::new(module, &["a", "b"]).expect("it has a layout");
    let functions = ["a", "b"].map(|name| program.function_named(name).expect("it is there"));
    let start = Start::Network(functions.to_vec());
    for formula in ["x;si32 == 3;si32", "x;si32 == 1;si32"] {
        let written = parse("<query>", &format!("Exact[<={STEPS}](<> {formula})"));
        let written = written.unwrap_or_else(|error| panic!("{error}"));
        let query = resolve(&written, &program).unwrap_or_else(|error| panic!("{error}"));
        let event = query.proposition().expect("it has one");
        let what = Exact {
            query: &query,
            start: start.clone(),
            markers: Vec::new(),
            manner: Manner::default(),
            limits: Limits::default(),
        };
        let places = Places::new(&program, None);
        let solved = solve(&program, &places, &what, (event, Some(STEPS)), &Progress::default());
        let exact = solved.unwrap_or_else(|reason| panic!("{reason}")).probability;
        let plan = Plan::new(&program, &start, &query, true);
        for rule in [Rule::Calibrated, Rule::Paper] {
            let mut runner = Runner::new(&program, &plan, &start, &[], Manner::default()).expect("it starts");
            runner.share_start(STEPS, &mut Reaches(event));
            let mut contained = 0;
            for seed in 0..REPLICATIONS {
                let mut stopping = Stopping::new(rule, ALPHA, EPSILON);
                let (mut runs, mut successes) = (0, 0);
                while runs == 0 || !stopping.enough(successes, runs) {
                    let end = runner.run(Stream::new(seed, runs), STEPS, &mut Reaches(event));
                    assert!(matches!(end, End::Shown(_) | End::Over), "{end:?}");
                    successes += u64::from(matches!(end, End::Shown(_)));
                    runs += 1;
                }
                let interval = stopping.interval(successes, runs);
                assert!(interval.width() <= EPSILON);
                contained += u64::from(interval.low <= exact && exact <= interval.high);
            }
            let found = contained as f64 / REPLICATIONS as f64;
            let computed = Boundary::new(rule, ALPHA, EPSILON).coverage(exact).right;
            println!(
                "{formula}, {}: {found} of the intervals contain {exact}, {computed} computed",
                rule.name()
            );
            let error = (computed * (1.0 - computed) / REPLICATIONS as f64).sqrt();
            assert!(
                (found - computed).abs() <= 4.0 * error,
                "{formula}, {}: {found} of the intervals contain {exact}, {computed} are computed",
                rule.name()
            );
            if rule == Rule::Calibrated {
                assert!(found >= 1.0 - ALPHA, "{formula}: {found} of the intervals contain {exact}");
            }
        }
    }
}
