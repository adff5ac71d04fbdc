//! Interleavings of small programs in LLVM text, by their lines.

use super::*;
use crate::search::{Limits, Order};
use crate::system::Options;
use crate::{Start, replay_trace};
use verdict::{Selection, Verdict};

/// A program, with its text to find ops by.
struct Case {
    text: &'static str,
    program: Program,
    entries: Vec<String>,
}

const PRIMITIVES: &str = "
declare void @__heddle_lock(ptr, i32)
declare void @__heddle_unlock(ptr)
declare void @heddle_atomic_begin()
declare void @heddle_atomic_end()
declare i32 @heddle_spawn(ptr, ptr)
declare void @heddle_join(i32)
declare i32 @heddle_any_int()
declare void @heddle_assert(i32, ptr)
";

impl Case {
    fn new(text: &'static str, entries: &[&str]) -> Case {
        let whole: &'static str = Box::leak(format!("{text}{PRIMITIVES}").into_boxed_str());
        let module = reader::read("test.ll", whole.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
        let program = Program::new(module, entries).expect("it has a layout");
        Case { text: whole, program, entries: entries.iter().map(|name| name.to_string()).collect() }
    }

    fn places(&self) -> Places<'_> {
        Places::new(&self.program, Some(("test.ll", self.text.as_bytes())))
    }

    /// The op of a function whose line has these words.
    fn op(&self, function: &str, words: &str) -> Pc {
        let places = self.places();
        let function = &self.program.functions[self.program.function_named(function).expect("it is there")];
        let line = |pc| places.location(pc).and_then(|at| self.text.lines().nth(at.line as usize - 1));
        let mut ops = function.entry..function.end;
        ops.find(|&pc| line(pc).is_some_and(|line| line.contains(words))).expect("there is such a line")
    }

    /// A stack: functions and words of their lines, the innermost first.
    fn stack(&self, calls: &[(&str, &str)]) -> Vec<Pc> {
        calls.iter().map(|(function, words)| self.op(function, words)).collect()
    }

    fn run(&self, thread: u32, function: &str, words: &str) -> Act {
        Act::Run { thread, stack: self.stack(&[(function, words)]), starts: None, delays: None }
    }

    fn start(&self, function: &str, words: &str, thread: u32) -> Act {
        Act::Run { thread: 0, stack: self.stack(&[(function, words)]), starts: Some(thread), delays: None }
    }

    fn stand(&self, thread: u32, function: &str, words: &str) -> Act {
        Act::Stand { thread, stack: self.stack(&[(function, words)]) }
    }

    fn what(&self, classes: &str) -> Check {
        let functions = self.entries.iter();
        let mut functions = functions.map(|name| self.program.function_named(name).expect("it is there"));
        let start = match self.entries.len() {
            1 => Start::Main(functions.next().expect("it is there")),
            _ => Start::Network(functions.collect()),
        };
        Check {
            start,
            entries: self.entries.clone(),
            options: Options::default(),
            selection: Selection::parse(classes).expect("these are classes"),
            all_violations: false,
            order: Order::Breadth,
            limits: Limits::default(),
            assume_no_ub: false,
        }
    }

    fn replay(&self, classes: &str, schedule: &Schedule) -> Result<Answer, String> {
        let (places, empty) = (self.places(), Answer::new("bmc", Vec::new()));
        replay_schedule(&self.program, &places, self.what(classes), schedule, empty)
    }

    /// What a schedule violates, and where: by itself, and as the trace that comes of it, which goes through a file.
    fn violated(&self, classes: &str, acts: Vec<Act>, inputs: Vec<Vec<u64>>) -> (Answer, &'static str, u32) {
        let answer =
            self.replay(classes, &Schedule { acts, inputs }).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(answer.verdict, Verdict::False, "{:?}", answer.reason);
        let trace = answer.trace.clone().expect("there is a trace");
        let apart = |pair: &[Move]| {
            pair[0].thread != pair[1].thread
                || pair[0].kind != MoveKind::Step
                || matches!(pair[1].kind, MoveKind::Flush { .. })
        };
        assert!(trace.moves.windows(2).all(apart), "{:?}", trace.moves);
        let trace = Trace::from_json(&trace.to_json()).unwrap_or_else(|error| panic!("{error}"));
        let (places, empty) = (self.places(), Answer::new("explore", Vec::new()));
        let again = replay_trace(&self.program, &places, self.what(classes), &trace, empty)
            .unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(again.properties, answer.properties);
        let steps = |answer: &Answer| answer.trace.as_ref().map(|trace| trace.steps.clone());
        assert_eq!(steps(&again), steps(&answer));
        let first = answer.properties.first().expect("something is violated");
        let (class, line) = (first.class.name(), first.location.as_ref().map_or(0, |at| at.line));
        (answer, class, line)
    }

    fn error(&self, acts: Vec<Act>, inputs: Vec<Vec<u64>>) -> String {
        self.replay("all", &Schedule { acts, inputs }).expect_err("the schedule is wrong")
    }
}

const COUNTER: &str = "@x = global i32 0
define void @add(ptr %arg) {
  %old = load atomic i32, ptr @x monotonic, align 4
  %new = add i32 %old, 1
  store atomic i32 %new, ptr @x monotonic, align 4
  ret void
}
define i32 @main() {
  %one = call i32 @heddle_spawn(ptr @add, ptr null)
  %two = call i32 @heddle_spawn(ptr @add, ptr null)
  call void @heddle_join(i32 %one)
  call void @heddle_join(i32 %two)
  %end = load i32, ptr @x
  %both = icmp eq i32 %end, 2
  %ok = zext i1 %both to i32
  call void @heddle_assert(i32 %ok, ptr null)
  ret i32 0
}
";

#[test]
fn an_update_is_lost() {
    let case = Case::new(COUNTER, &["main"]);
    // The schedule's numbers are its own.
    let acts = vec![
        case.start("main", "%one", 7),
        case.start("main", "%two", 2),
        case.run(2, "add", "load"),
        case.run(7, "add", "load"),
        case.run(7, "add", "store"),
        Act::Rest { thread: 7 },
        Act::Rest { thread: 2 },
        case.run(0, "main", "assert"),
    ];
    let (answer, class, line) = case.violated("assert", acts, Vec::new());
    assert_eq!((class, line), ("assert", 16));
    let trace = answer.trace.expect("there is a trace");
    let lanes: Vec<(u32, u64)> = trace.moves.iter().map(|made| (made.thread, made.steps)).collect();
    assert_eq!(lanes, [(0, 2), (2, 1), (1, 4), (2, 3), (0, 6)]);
    assert_eq!(trace.threads, ["main", "add", "add"]);
}

#[test]
fn no_violation_is_no_error() {
    let case = Case::new(COUNTER, &["main"]);
    let started = [case.start("main", "%one", 1), case.start("main", "%two", 2)];
    let rest = [1, 2, 0].map(|thread| Act::Rest { thread });
    let schedule = Schedule { acts: started.into_iter().chain(rest).collect(), inputs: Vec::new() };
    let answer = case.replay("assert", &schedule).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(answer.verdict, Verdict::Unknown);
    assert_eq!(answer.properties, []);
}

#[test]
fn wrong_schedules_are_told_what_is_wrong() {
    let case = Case::new(COUNTER, &["main"]);
    let error = |acts| {
        let error = case.error(acts, Vec::new());
        error.strip_prefix("the interleaving does not replay: ").expect("it says so").to_string()
    };
    assert_eq!(
        error(vec![case.run(0, "main", "@heddle_join(i32 %one)")]),
        "a thread has to wait: test.ll:11:3"
    );
    assert_eq!(error(vec![case.stand(0, "main", "assert")]), "a thread has to wait: test.ll:11:3");
    assert_eq!(error(vec![Act::Rest { thread: 1 }]), "thread 1 was not started");
    let one = || case.start("main", "%one", 1);
    assert_eq!(error(vec![one(), case.start("main", "%two", 1)]), "thread 1 is started twice: test.ll:10:10");
    assert_eq!(
        error(vec![one(), case.run(1, "main", "%two")]),
        "a thread ends before it comes to test.ll:10:10"
    );
    assert_eq!(
        error(vec![one(), Act::Rest { thread: 1 }, case.run(1, "add", "load")]),
        "a thread ends before it comes to test.ll:3:10"
    );
    let starts = |stack| Act::Run { thread: 1, stack, starts: Some(3), delays: None };
    assert_eq!(
        error(vec![one(), starts(case.stack(&[("add", "load")]))]),
        "no thread is started at test.ll:3:10"
    );
    let both = [case.start("main", "%one", 1), case.start("main", "%two", 2)];
    let to_the_end = both.into_iter().chain([1, 2].map(|thread| Act::Rest { thread }));
    assert_eq!(
        error(to_the_end.chain([case.run(0, "add", "load")]).collect()),
        "the program ends before it comes to test.ll:3:10"
    );
}

const LOOP: &str = "define i32 @main() {
  br label %loop
loop:
  br label %loop
}
";

#[test]
fn a_thread_that_never_comes_there_is_an_error() {
    let case = Case::new(LOOP, &["main"]);
    let error = case.error(vec![Act::Rest { thread: 0 }], Vec::new());
    assert!(error.contains("a thread makes more than 10000000 steps: test.ll:4:3"), "{error}");
}

const LOCKS: &str = "@a = global i32 0
@b = global i32 0
define void @take(ptr %lock) {
  call void @__heddle_lock(ptr %lock, i32 1)
  ret void
}
define void @one() {
  call void @take(ptr @a)
  call void @take(ptr @b)
  ret void
}
define void @two() {
  call void @take(ptr @b)
  call void @take(ptr @a)
  ret void
}
";

#[test]
fn locks_in_two_orders_are_a_deadlock() {
    let case = Case::new(LOCKS, &["one", "two"]);
    let takes = |thread, function, lock| Act::Run {
        thread,
        stack: case.stack(&[("take", "lock"), (function, lock)]),
        starts: None,
        delays: None,
    };
    let rest = |thread| Act::Rest { thread };
    let acts = || vec![takes(0, "one", "@a"), takes(1, "two", "@b")];
    let all = acts().into_iter().chain([rest(0), rest(1)]).collect();
    let (answer, class, _) = case.violated("deadlock", all, Vec::new());
    assert_eq!(class, "deadlock");
    assert_eq!(answer.properties[0].stacks.len(), 2);
    let all = acts().into_iter().chain([takes(0, "one", "@b")]).collect();
    assert!(case.error(all, Vec::new()).ends_with("a thread has to wait: test.ll:4:3"));
    // The calls under way count: nobody takes `a` below the call for `b`.
    let all = vec![takes(0, "two", "@a")];
    assert!(case.error(all, Vec::new()).contains("a thread ends before it comes to test.ll:4:3"));
}

const RACE: &str = "@x = global i32 0
@y = global i32 0
define void @one() {
  store i32 1, ptr @y
  store i32 1, ptr @x
  ret void
}
define void @two() {
  %y = load i32, ptr @y
  call void @heddle_atomic_begin()
  %a = add i32 %y, 1
  %x = load i32, ptr @x
  call void @heddle_atomic_end()
  ret void
}
";

#[test]
fn threads_that_stand_next_to_each_other_race() {
    let case = Case::new(RACE, &["one", "two"]);
    // In an atomic section: the thread stands in front of that.
    let acts = vec![case.stand(0, "one", "@x"), case.run(1, "two", "%y ="), case.stand(1, "two", "%x =")];
    let (answer, class, line) = case.violated("race", acts, Vec::new());
    assert_eq!((class, line), ("race", 5));
    let moves = answer.trace.expect("there is a trace").moves;
    assert_eq!(moves.iter().map(|made| made.steps).collect::<Vec<_>>(), [1, 1]);
    // Where they stand already.
    let (_, class, line) = case.violated("race", vec![case.stand(0, "one", "@y")], Vec::new());
    assert_eq!((class, line), ("race", 4));
}

const SECTION: &str = "@x = global i32 0
define void @one() {
  call void @heddle_atomic_begin()
  %a = load i32, ptr @x
  %b = add i32 %a, 1
  store i32 %b, ptr @x
  call void @heddle_atomic_end()
  %c = load i32, ptr @x
  %one = icmp eq i32 %c, 1
  %ok = zext i1 %one to i32
  call void @heddle_assert(i32 %ok, ptr null)
  ret void
}
";

#[test]
fn atomic_sections_are_not_left_in_the_middle() {
    let case = Case::new(SECTION, &["one", "one"]);
    let acts = vec![case.run(0, "one", "%a ="), case.run(1, "one", "%a ="), Act::Rest { thread: 0 }];
    let (answer, class, line) = case.violated("assert", acts, Vec::new());
    assert_eq!((class, line), ("assert", 11));
    let moves = answer.trace.expect("there is a trace").moves;
    assert_eq!(
        moves.iter().map(|made| (made.thread, made.steps)).collect::<Vec<_>>(),
        [(0, 5), (1, 5), (0, 4)]
    );
}

const INPUTS: &str = "@sum = global i32 0
define void @inner(ptr %arg) {
  %v = call i32 @heddle_any_int()
  %w = call i32 @heddle_any_int()
  %d = sub i32 %v, %w
  %s = load i32, ptr @sum
  %t = add i32 %s, %d
  store i32 %t, ptr @sum
  ret void
}
define void @outer(ptr %arg) {
  %v = call i32 @heddle_any_int()
  %id = call i32 @heddle_spawn(ptr @inner, ptr null)
  store i32 %v, ptr @sum
  call void @heddle_join(i32 %id)
  %s = load i32, ptr @sum
  %no = icmp ne i32 %s, 1042
  %ok = zext i1 %no to i32
  call void @heddle_assert(i32 %ok, ptr null)
  ret void
}
define i32 @main() {
  %id = call i32 @heddle_spawn(ptr @outer, ptr null)
  call void @heddle_join(i32 %id)
  ret i32 0
}
";

#[test]
fn threads_are_given_their_own_inputs() {
    let case = Case::new(INPUTS, &["main"]);
    let nested =
        Act::Run { thread: 2, stack: case.stack(&[("outer", "spawn")]), starts: Some(1), delays: None };
    let acts = || {
        vec![
            case.start("main", "spawn", 2),
            nested.clone(),
            case.run(1, "inner", "%v ="),
            case.run(2, "outer", "store"),
            case.run(1, "inner", "%w ="),
            Act::Rest { thread: 1 },
            Act::Rest { thread: 2 },
        ]
    };
    let inputs = vec![Vec::new(), vec![50, 8], vec![1000]];
    let (answer, class, line) = case.violated("assert", acts(), inputs);
    assert_eq!((class, line), ("assert", 19));
    let trace = answer.trace.expect("there is a trace");
    assert_eq!(trace.inputs.iter().map(|input| input.value).collect::<Vec<_>>(), [1000, 50, 8]);
    assert_eq!(trace.threads, ["main", "outer", "inner"]);
    let choices: Vec<&[u64]> = trace.moves.iter().map(|made| &made.choices[..]).collect();
    assert_eq!(choices, [&[][..], &[1000], &[50], &[], &[8], &[]]);
    let error = case.error(acts(), vec![Vec::new(), vec![50], vec![1000]]);
    assert!(error.ends_with("a choice is missing: test.ll:4:8"), "{error}");
}

#[test]
fn a_violation_on_the_way_ends_it() {
    let case = Case::new(INPUTS, &["main"]);
    let nested =
        Act::Run { thread: 1, stack: case.stack(&[("outer", "spawn")]), starts: Some(2), delays: None };
    let rest = [2, 1, 0, 2].map(|thread| Act::Rest { thread });
    let acts = [case.start("main", "spawn", 1), nested].into_iter().chain(rest).collect();
    // The store of `outer` is the last one.
    let (_, class, _) = case.violated("assert", acts, vec![Vec::new(), vec![1042], vec![50, 8]]);
    assert_eq!(class, "assert");
}

mod stores;
