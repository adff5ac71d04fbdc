//! Runs against the solved chain: how likely each proposition holds within each number of steps, drawn and computed.
//!
//! Each program is drawn twice: step by step, and with everything done ahead that nobody can notice; and each of these twice again, with the ways
//! learned that runs go and without, which makes no difference to any run.

use explore::Start;
use explore::search::{Limits, Progress};
use program::Program;
use sample::exact::{Exact, solve};
use sample::stream::Stream;
use sample::{End, Manner, Observer, Plan, Runner};
use verdict::places::Places;
use verdict::query::{Proposition, Resolved, eval, parse, resolve};

struct Reaches<'q>(&'q Proposition);

impl Observer for Reaches<'_> {
    fn start(&mut self) {}
    fn look(&mut self, view: &explore::View<'_, '_>) -> bool {
        eval(self.0, view)
    }
    fn read(&self, view: &explore::View<'_, '_>) -> Option<i128> {
        Some(eval(self.0, view).into())
    }
    fn note(&mut self, read: i128) -> bool {
        read != 0
    }
}

const RUNS: u64 = 20_000;

fn program(text: &str, entries: &[&str]) -> (Program, Start) {
    let module = reader::read("test", text.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    let program = Program::new(module, entries).expect("it has a layout");
    let functions = entries.iter().map(|name| program.function_named(name).expect("it is there")).collect();
    (program, Start::Network(functions))
}

fn resolved(program: &Program, formula: &str) -> Resolved {
    let written = parse("<query>", &format!("Exact(<> {formula})")).unwrap_or_else(|error| panic!("{error}"));
    resolve(&written, program).unwrap_or_else(|error| panic!("{error}"))
}

/// After how many steps each run satisfies the proposition, and how many runs there were.
fn hits(program: &Program, start: &Start, query: &Resolved, ahead: bool, manner: Manner) -> (Vec<u64>, u64) {
    let plan = Plan::new(program, start, query, ahead);
    let drawn = hits_of(program, start, query, &plan, manner, false);
    assert_eq!(hits_of(program, start, query, &plan, manner, true), drawn, "the map is right");
    drawn
}

fn hits_of(
    program: &Program,
    start: &Start,
    query: &Resolved,
    plan: &Plan,
    manner: Manner,
    learn: bool,
) -> (Vec<u64>, u64) {
    let mut runner = Runner::new(program, plan, start, &[], manner).expect("it starts");
    let mut observer = Reaches(query.proposition().expect("it has one"));
    runner.share_start(200, &mut observer);
    if learn {
        runner.learn_ways(&observer);
    }
    let (mut hits, mut count) = (Vec::new(), 0);
    for number in 0..RUNS {
        match runner.run(Stream::new(99, number), 200, &mut observer) {
            End::Shown(at) => hits.push(at),
            End::Over => {}
            End::Ignored => continue,
            End::Trouble(outcome) => panic!("{outcome:?}"),
        }
        count += 1;
    }
    (hits, count)
}

/// Compares what is drawn with what is computed, at every number of steps that is given.
fn compare(text: &str, entries: &[&str], formula: &str, manner: Manner, bounds: &[u64]) {
    let (program, start) = program(text, entries);
    let query = resolved(&program, formula);
    let places = Places::new(&program, None);
    let what =
        Exact { query: &query, start: start.clone(), markers: Vec::new(), manner, limits: Limits::default() };
    let event = query.proposition().expect("it has one");
    let both = [false, true].map(|ahead| hits(&program, &start, &query, ahead, manner));
    for &bound in bounds {
        let progress = Progress::default();
        let solved = solve(&program, &places, &what, (event, Some(bound)), &progress);
        let exact = solved.unwrap_or_else(|reason| panic!("{formula}: {reason}")).probability;
        for (hits, count) in &both {
            let count = *count as f64;
            let drawn = hits.iter().filter(|at| **at <= bound).count() as f64 / count;
            let error = (exact * (1.0 - exact) / count).sqrt();
            // What is certain, and what cannot be, is so in every run.
            assert!(
                (drawn - exact).abs() <= 4.5 * error + 1e-12,
                "{formula} within {bound}: {drawn} drawn, {exact} computed"
            );
        }
    }
}

fn plain() -> Manner {
    Manner::default()
}

/// Two processes count up and may lose a step; each keeps books in locals of its own.
const COUNTERS: &str = "
    @x = global i32 0
    declare void @mark()
    define void @a() {
      %k = alloca i32
      store i32 0, ptr %k
      br label %loop
    loop:
      %v = load i32, ptr @x
      %w = add i32 %v, 1
      store i32 %w, ptr @x
      %i = load i32, ptr %k
      %n = add i32 %i, 1
      store i32 %n, ptr %k
      %c = icmp ult i32 %n, 2
      br i1 %c, label %loop, label %out
    out:
      ret void
    }
    define void @b() {
      %k = alloca i32
      store i32 7, ptr %k
      %v = load i32, ptr @x
      %m = load i32, ptr %k
      %w = add i32 %v, %m
      store i32 %w, ptr @x
      %z = load i32, ptr @x
      ret void
    }";

#[test]
fn weights_and_priorities_count_the_same() {
    let bounds = [3, 5, 8, 10, 13, 17, 20, 25, 30, 60];
    let weights = |weights: &[(usize, f64)], priorities: &[(usize, i32)]| Manner {
        weights: sample::Weights::new(weights, priorities).expect("they make sense"),
        ..plain()
    };
    for manner in [
        weights(&[(0, 3.0)], &[]),
        weights(&[(0, 0.125), (1, 0.5)], &[]),
        weights(&[(1, 2.0)], &[(0, 1), (1, 1), (2, -1)]),
        weights(&[], &[(1, 7)]),
        Manner { loop_at_end: true, ..weights(&[(0, 5.0), (1, 0.25)], &[]) },
    ] {
        for formula in ["x == 2;ui32", "x == 8;ui32", "x == 9;ui32", "x == 7;ui32"] {
            compare(COUNTERS, &["a", "b"], formula, manner, &bounds);
        }
    }
}

#[test]
fn counters_lose_steps_as_often_as_they_should() {
    let bounds = [3, 5, 8, 10, 13, 17, 20, 25, 30, 60];
    for formula in
        ["x;si32 == 9;si32", "x;si32 == 2;si32", "x;si32 == 8;si32", "@1.b.%z;si32 == 8;si32", "DataRace"]
    {
        compare(COUNTERS, &["a", "b"], formula, plain(), &bounds);
    }
    let idle = Manner { loop_at_end: true, ..plain() };
    compare(COUNTERS, &["a", "b"], "x;si32 == 9;si32", idle, &[10, 20, 30, 45, 60, 100]);
    compare(COUNTERS, &["b", "a", "b"], "x;si32 == 16;si32", plain(), &[20, 25, 30, 60]);
}

#[test]
fn places_are_seen_when_they_are_reached() {
    let bounds = [2, 4, 6, 9, 12, 16, 20, 30, 60];
    compare(COUNTERS, &["a", "b"], "at(0, a:loop) && at(1, b:0)", plain(), &[0, 1, 2]);
    compare(COUNTERS, &["a", "b"], "at(0, a:out)", plain(), &bounds);
    compare(COUNTERS, &["a", "a"], "at(0, a:out) && at(1, a:out)", plain(), &bounds);
    compare(
        COUNTERS,
        &["a", "a"],
        "@0.a.%n;si32 == @1.a.%n;si32 && @0.a.%n;si32 == 2;si32",
        plain(),
        &bounds,
    );
}

/// One waits for a flag, another draws whether to set it at once; a third goes round and round.
const WAITING: &str = "
    @flag = global i32 0
    @seen = global i32 0
    declare void @heddle_block_until(ptr)
    declare i64 @heddle_choose(i64)
    declare void @heddle_atomic_begin()
    declare void @heddle_atomic_end()
    define void @waits() {
      call void @heddle_block_until(ptr @flag)
      call void @heddle_atomic_begin()
      %s = load i32, ptr @seen
      %t = add i32 %s, 10
      store i32 %t, ptr @seen
      call void @heddle_atomic_end()
      ret void
    }
    define void @sets() {
      %c = call i64 @heddle_choose(i64 3)
      %d = icmp eq i64 %c, 0
      br i1 %d, label %now, label %later
    later:
      %s = load i32, ptr @seen
      %t = add i32 %s, 1
      store i32 %t, ptr @seen
      br label %now
    now:
      store i32 1, ptr @flag
      ret void
    }
    define void @spins() {
      br label %loop
    loop:
      %f = load i32, ptr @flag
      %c = icmp eq i32 %f, 0
      br i1 %c, label %loop, label %out
    out:
      ret void
    }";

#[test]
fn waiting_choosing_and_sections_agree() {
    let bounds = [3, 5, 6, 8, 10, 12, 15, 20, 40];
    compare(WAITING, &["waits", "sets"], "seen;si32 == 11;si32", plain(), &bounds);
    compare(WAITING, &["waits", "sets"], "seen;si32 == 10;si32", plain(), &bounds);
    compare(WAITING, &["waits", "sets", "spins"], "seen;si32 > 9;si32 && at(2, spins:out)", plain(), &bounds);
    compare(WAITING, &["waits"], "Deadlock", plain(), &[0, 1, 5]);
    compare(WAITING, &["waits", "sets"], "Deadlock", plain(), &[0, 1, 5, 40]);
    // Alone it goes round for ever, which nobody waits for.
    compare(WAITING, &["spins"], "flag;si32 == 1;si32", plain(), &[0, 100]);
    compare(WAITING, &["spins", "waits"], "seen;si32 == 10;si32", plain(), &[100]);
}

/// The environment interrupts; what does not keep an assumption does not count.
const INTERRUPTED: &str = "
    @hits = global i32 0
    @done = global i32 0
    declare void @heddle_interrupt(i32, ptr, i32, double)
    declare void @heddle_assume(i32)
    declare i64 @heddle_choose_weighted(ptr, i64)
    @weights = constant [3 x double] [double 1.0, double 0.0, double 4.0]
    define void @handler(i32 %n) {
      %h = load i32, ptr @hits
      %i = xor i32 %h, %n
      store i32 %i, ptr @hits
      ret void
    }
    define void @works() {
      call void @heddle_interrupt(i32 0, ptr @handler, i32 2, double 0.5)
      %a = load i32, ptr @hits
      %b = load i32, ptr @hits
      %c = add i32 %a, %b
      store i32 %c, ptr @done
      ret void
    }
    define void @assumes() {
      %w = call i64 @heddle_choose_weighted(ptr @weights, i64 3)
      %h = load i32, ptr @hits
      %i = add i32 %h, 1
      store i32 %i, ptr @hits
      %c = icmp eq i64 %w, 0
      %d = zext i1 %c to i32
      call void @heddle_assume(i32 %d)
      %j = load i32, ptr @hits
      store i32 50, ptr @hits
      ret void
    }";

#[test]
fn interrupts_weights_and_assumptions_agree() {
    let bounds = [2, 4, 6, 8, 12, 20];
    let weights = sample::Weights::new(&[(0, 3.0)], &[(0, 1)]).expect("they make sense");
    for formula in ["hits;si32 == 2;si32", "done;si32 == 2;si32", "done;si32 == 4;si32"] {
        compare(INTERRUPTED, &["works"], formula, plain(), &bounds);
        compare(INTERRUPTED, &["works"], formula, Manner { weights, ..plain() }, &bounds);
    }
    // Within 60 steps every run has kept its assumption, or failed it.
    compare(INTERRUPTED, &["assumes"], "hits;si32 == 1;si32", plain(), &[60]);
    compare(INTERRUPTED, &["assumes", "assumes"], "hits;si32 == 50;si32", plain(), &[60]);
    compare(INTERRUPTED, &["assumes"], "hits;si32 == 50;si32", plain(), &[60]);
}

/// A section that chooses what it touches, one that allocates, and an access outside of sections.
const SECTIONS: &str = "
    @x = global i32 0
    @y = global i32 0
    declare void @heddle_atomic_begin()
    declare void @heddle_atomic_end()
    declare i64 @heddle_choose(i64)
    define void @section() {
      %k = alloca i32
      store i32 0, ptr %k
      call void @heddle_atomic_begin()
      store i32 1, ptr @y
      %w = call i64 @heddle_choose(i64 3)
      %c = icmp eq i64 %w, 1
      br i1 %c, label %touch, label %leave
    touch:
      store i32 1, ptr @x
      br label %leave
    leave:
      call void @heddle_atomic_end()
      ret void
    }
    define void @plain() {
      %k = alloca i32
      store i32 7, ptr %k
      %a = load i32, ptr %k
      %b = add i32 %a, %a
      %v = load i32, ptr @x
      ret void
    }";

/// Processes wander for ever among few states, far from the start, by inputs of which only the rest matters.
const WANDERS: &str = "
    @x = global i32 0
    @y = global i32 0
    declare i32 @heddle_any_int()
    define void @wanders() {
    entry:
      br label %loop
    loop:
      %n = call i32 @heddle_any_int()
      %r = urem i32 %n, 3
      %v = load i32, ptr @x
      %w = add i32 %v, %r
      %m = urem i32 %w, 7
      store i32 %m, ptr @x
      %o = load i32, ptr @y
      %p = add i32 %o, %m
      %q = urem i32 %p, 41
      store i32 %q, ptr @y
      br label %loop
    }";

#[test]
fn runs_that_leave_the_map_and_come_back_are_the_same() {
    let (program, start) = program(WANDERS, &["wanders", "wanders", "wanders"]);
    let query = resolved(&program, "x;si32 == 6;si32 && y;si32 == 40;si32 && at(0, wanders:loop)");
    let plan = Plan::new(&program, &start, &query, true);
    let ends = |learn: bool| -> Vec<End> {
        let mut runner = Runner::new(&program, &plan, &start, &[], plain()).expect("it starts");
        let mut observer = Reaches(query.proposition().expect("it has one"));
        runner.share_start(5000, &mut observer);
        if learn {
            runner.learn_ways(&observer);
        }
        (0..1500).map(|number| runner.run(Stream::new(3, number), 5000, &mut observer)).collect()
    };
    let alone = ends(false);
    assert!(alone.iter().any(|end| matches!(end, End::Shown(at) if *at > 2000)), "some runs are long");
    assert_eq!(ends(true), alone);
}

#[test]
fn races_of_sections_agree() {
    let bounds = [1, 2, 3, 4, 5, 6, 7, 8, 10, 14];
    compare(SECTIONS, &["section", "plain"], "DataRace", plain(), &bounds);
    compare(SECTIONS, &["section", "section"], "DataRace", plain(), &bounds);
    compare(SECTIONS, &["plain", "section", "plain"], "DataRace", plain(), &bounds);
}

#[test]
fn what_is_done_ahead_is_most_of_it() {
    let (program, start) = program(COUNTERS, &["a", "b"]);
    let query = resolved(&program, "x;si32 == 9;si32");
    let stops = |ahead| Plan::new(&program, &start, &query, ahead).stops().count();
    assert_eq!(stops(false), program.code.ops.len());
    assert!(stops(true) < stops(false), "{} of {}", stops(true), stops(false));
}

/// Stops whenever it looks, and waits for a proposition.
struct EachLook<'q> {
    formula: &'q Proposition,
    found: bool,
    fresh: bool,
}

impl Observer for EachLook<'_> {
    fn start(&mut self) {}
    fn look(&mut self, view: &explore::View<'_, '_>) -> bool {
        self.found |= eval(self.formula, view);
        // Where a run is taken up, it is not to stop at once.
        !std::mem::replace(&mut self.fresh, false) || self.found
    }
}

#[test]
fn a_run_that_is_taken_up_again_goes_on_as_it_would_have() {
    for (text, entries, formula) in [
        (COUNTERS, &["a", "b", "a"][..], "x;si32 == 10;si32"),
        (WAITING, &["waits", "sets", "spins"], "seen;si32 == 11;si32"),
    ] {
        let (program, start) = program(text, entries);
        let query = resolved(&program, formula);
        let plan = Plan::new(&program, &start, &query, true);
        let event = query.proposition().expect("it has one");
        let new = || Runner::new(&program, &plan, &start, &[], plain()).expect("it starts");
        let (mut whole, mut pieces) = (new(), new());
        whole.share_start(200, &mut Reaches(event));
        pieces.share_start(200, &mut Reaches(event));
        for number in 0..500 {
            let end = whole.run(Stream::new(5, number), 200, &mut Reaches(event));
            let mut stream = Stream::new(5, number);
            let mut particle = pieces.start();
            let again = loop {
                let mut observer = EachLook { formula: event, found: false, fresh: true };
                let end = pieces.take_up(&particle, &mut stream, 200, &mut observer);
                match end {
                    End::Shown(_) if !observer.found => particle = pieces.snapshot(),
                    end => break end,
                }
            };
            assert_eq!(end, again, "run {number} of {formula}");
        }
    }
}
