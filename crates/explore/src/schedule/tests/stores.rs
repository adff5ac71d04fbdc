//! Interleavings in which stores wait in store buffers.

use super::*;

const BUFFERING: &str = "@x = global i32 0
@y = global i32 0
@seen = global [2 x i32] [i32 7, i32 7]
define void @one(ptr %arg) {
  store atomic i32 1, ptr @x monotonic, align 4
  %y = load atomic i32, ptr @y monotonic, align 4
  store i32 %y, ptr @seen
  ret void
}
define void @two(ptr %arg) {
  store atomic i32 1, ptr @y monotonic, align 4
  %x = load atomic i32, ptr @x monotonic, align 4
  store i32 %x, ptr getelementptr ([2 x i32], ptr @seen, i64 0, i64 1)
  ret void
}
define i32 @main() {
  %one = call i32 @heddle_spawn(ptr @one, ptr null)
  %two = call i32 @heddle_spawn(ptr @two, ptr null)
  call void @heddle_join(i32 %one)
  call void @heddle_join(i32 %two)
  %y = load i32, ptr @seen
  %x = load i32, ptr getelementptr ([2 x i32], ptr @seen, i64 0, i64 1)
  %sum = add i32 %x, %y
  %some = icmp ne i32 %sum, 0
  %ok = zext i1 %some to i32
  call void @heddle_assert(i32 %ok, ptr null)
  ret i32 0
}
";

impl Case {
    fn delay(&self, thread: u32, function: &str, words: &str, delays: u32) -> Act {
        Act::Run { thread, stack: self.stack(&[(function, words)]), starts: None, delays: Some(delays) }
    }
}

/// What an answer says about store buffers, with who it is about.
fn notes(answer: &Answer) -> Vec<(u32, String)> {
    let steps = answer.trace.iter().flat_map(|trace| &trace.steps);
    steps.flat_map(|step| step.notes.iter().map(|note| (step.thread, note.clone()))).collect()
}

#[test]
fn stores_wait_in_their_buffers() {
    let case = Case::new(BUFFERING, &["main"]);
    let acts = |last: Vec<Act>| {
        let first = [
            case.start("main", "%one", 1),
            case.start("main", "%two", 2),
            case.delay(1, "one", "store atomic", 10),
            case.delay(2, "two", "store atomic", 20),
            case.run(1, "one", "load"),
            case.run(2, "two", "load"),
        ];
        first.into_iter().chain(last).chain([1, 2, 0].map(|thread| Act::Rest { thread })).collect()
    };
    let flushes = vec![Act::Flush { delayed: 20 }, Act::Flush { delayed: 10 }];
    let (answer, class, line) = case.violated("assert", acts(flushes), Vec::new());
    assert_eq!((class, line), ("assert", 26));
    let said = |thread, what: &str| (thread, what.to_string());
    let waits = [
        said(1, "the store to x waits in the store buffer"),
        said(2, "the store to y waits in the store buffer"),
    ];
    let reach = [said(2, "the store to y reaches memory"), said(1, "the store to x reaches memory")];
    assert_eq!(notes(&answer), [&waits[..], &reach].concat());
    let kinds: Vec<MoveKind> = answer.trace.iter().flat_map(|t| &t.moves).map(|made| made.kind).collect();
    let flush = MoveKind::Flush { index: 0 };
    let (step, delay) = (MoveKind::Step, MoveKind::Delay);
    assert_eq!(kinds, [step, delay, delay, step, step, flush, flush, step, step, step]);
    // Without being told, they reach memory as their threads end.
    let (answer, class, _) = case.violated("assert", acts(Vec::new()), Vec::new());
    assert_eq!(class, "assert");
    assert_eq!(notes(&answer)[2..], [reach[1].clone(), reach[0].clone()]);
    // Where they do not wait, somebody sees them.
    let acts = acts(Vec::new()).into_iter().map(|act| match act {
        Act::Run { thread, stack, starts, .. } => Act::Run { thread, stack, starts, delays: None },
        other => other,
    });
    let schedule = Schedule { acts: acts.collect(), inputs: Vec::new() };
    assert_eq!(case.replay("assert", &schedule).map(|answer| answer.verdict), Ok(Verdict::Unknown));
}

const FORWARDING: &str = "@x = global i64 0
@target = global i32 5
@p = global ptr null
define void @one() {
  store i64 258, ptr @x
  store i8 3, ptr getelementptr (i8, ptr @x, i64 1)
  %x = load i64, ptr @x
  store ptr @target, ptr @p
  %p = load ptr, ptr @p
  %t = load i32, ptr %p
  %wide = zext i32 %t to i64
  %sum = add i64 %x, %wide
  %odd = icmp ne i64 %sum, 775
  %ok = zext i1 %odd to i32
  call void @heddle_assert(i32 %ok, ptr null)
  ret void
}
define void @two() {
  %x = load i64, ptr @x
  %none = icmp eq i64 %x, 0
  %ok = zext i1 %none to i32
  call void @heddle_assert(i32 %ok, ptr null)
  %p = load ptr, ptr @p
  %null = icmp eq ptr %p, null
  %ok2 = zext i1 %null to i32
  call void @heddle_assert(i32 %ok2, ptr null)
  store i64 9, ptr @x
  ret void
}
define void @three() {
  %x = load i64, ptr @x
  %p = load ptr, ptr @p
  %t = load i32, ptr %p
  %wide = zext i32 %t to i64
  %sum = add i64 %x, %wide
  %odd = icmp ne i64 %sum, 14
  %ok = zext i1 %odd to i32
  call void @heddle_assert(i32 %ok, ptr null)
  ret void
}
";

#[test]
fn a_thread_sees_its_own_stores() {
    let case = Case::new(FORWARDING, &["one", "two", "three"]);
    let delays = || {
        vec![
            case.delay(0, "one", "store i64", 1),
            case.delay(0, "one", "store i8", 2),
            case.delay(0, "one", "store ptr", 3),
        ]
    };
    // 0x102 with the second byte written over, and what is behind the pointer; nothing of it for another thread.
    let acts = delays().into_iter().chain([1, 0].map(|thread| Act::Rest { thread })).collect();
    let (_, class, line) = case.violated("assert", acts, Vec::new());
    assert_eq!((class, line), ("assert", 15));
    // The pointer overtakes the numbers, and what another thread writes meanwhile stays until they come.
    let order = |last: Vec<Act>| {
        let rest = [Act::Rest { thread: 1 }, Act::Flush { delayed: 3 }];
        delays().into_iter().chain(rest).chain(last).collect::<Vec<_>>()
    };
    let (_, class, line) = case.violated("assert", order(vec![Act::Rest { thread: 2 }]), Vec::new());
    assert_eq!((class, line), ("assert", 38));
    // Not so stores to the same bytes.
    let error = case.error(order(vec![Act::Flush { delayed: 2 }]), Vec::new());
    assert!(error.ends_with("a store reaches memory before an earlier one to the same bytes"), "{error}");
    assert!(case.error(vec![Act::Flush { delayed: 2 }], Vec::new()).ends_with("store 2 was not delayed"));
    let error = case.error(vec![case.delay(0, "one", "%x =", 1)], Vec::new());
    assert!(error.ends_with("something else than a store waits in a store buffer: test.ll:7:8"), "{error}");
}

const ORDERED: &str = "@x = global i32 0
@y = global i32 0
@lock = global i32 0
define void @one() {
  store atomic i32 1, ptr @x monotonic, align 4
  fence acq_rel
  %free = add i32 0, 0
  fence seq_cst
  store atomic i32 2, ptr @x monotonic, align 4
  %old = atomicrmw add ptr @y, i32 1 monotonic
  store atomic i32 3, ptr @x monotonic, align 4
  call void @__heddle_lock(ptr @lock, i32 1)
  store atomic i32 4, ptr @x monotonic, align 4
  call void @heddle_atomic_begin()
  call void @heddle_atomic_end()
  store atomic i32 5, ptr @x monotonic, align 4
  store atomic i32 6, ptr @x monotonic, align 4
  ret void
}
define void @two() {
  %x = load atomic i32, ptr @x monotonic, align 4
  %no = icmp eq i32 %x, 0
  %ok = zext i1 %no to i32
  call void @heddle_assert(i32 %ok, ptr null)
  ret void
}
";

#[test]
fn what_orders_stores_lets_them_through() {
    let case = Case::new(ORDERED, &["one", "two"]);
    let sees = |store: &str, then: &str| {
        let acts = vec![
            case.delay(0, "one", store, 1),
            case.run(0, "one", then),
            Act::Flush { delayed: 1 },
            Act::Rest { thread: 1 },
        ];
        let (answer, class, _) = case.violated("assert", acts, Vec::new());
        assert_eq!(class, "assert");
        // The act that says so comes too late.
        let flushes = |made: &Move| matches!(made.kind, MoveKind::Flush { .. });
        !answer.trace.is_some_and(|trace| trace.moves.iter().any(flushes))
    };
    assert!(!sees("i32 1", "fence acq_rel") && !sees("i32 1", "%free"));
    assert!(sees("i32 1", "fence seq_cst"));
    assert!(sees("i32 2", "atomicrmw") && sees("i32 3", "lock") && sees("i32 4", "atomic_begin"));
    assert!(sees("i32 5", "i32 6"));
}

const SLEEPER: &str = "@flag = global i32 0
declare void @heddle_block_until(ptr)
define void @one() {
  store atomic i32 1, ptr @flag monotonic, align 4
  call void @heddle_block_until(ptr @flag)
  call void @__heddle_lock(ptr @flag, i32 1)
  ret void
}
define void @two() {
  call void @heddle_block_until(ptr @flag)
  ret void
}
";

#[test]
fn who_waits_for_a_store_under_way_is_not_stuck() {
    let case = Case::new(SLEEPER, &["one", "two"]);
    let delay = || case.delay(0, "one", "store", 1);
    // It sees its own store, and comes to the lock; the other one could go on.
    let acts = vec![delay(), Act::Rest { thread: 0 }, Act::Rest { thread: 1 }];
    let answer = case.replay("deadlock", &Schedule { acts, inputs: Vec::new() });
    assert_eq!(answer.map(|answer| answer.verdict), Ok(Verdict::Unknown));
    let acts = vec![delay(), Act::Rest { thread: 0 }, case.run(1, "two", "block")];
    assert!(case.error(acts, Vec::new()).ends_with("a thread has to wait: test.ll:10:3"));
    let last = [Act::Flush { delayed: 1 }, Act::Rest { thread: 1 }];
    let acts = [delay(), Act::Rest { thread: 0 }].into_iter().chain(last).collect();
    let (_, class, _) = case.violated("deadlock", acts, Vec::new());
    assert_eq!(class, "deadlock");
}

const KEPT: &str = "@p = global ptr null
declare ptr @__heddle_alloc(i64, i64, i32)
define i32 @main() {
  %block = call ptr @__heddle_alloc(i64 8, i64 8, i32 0)
  store ptr %block, ptr @p
  ret i32 0
}
";

#[test]
fn stores_reach_memory_as_the_program_ends() {
    let case = Case::new(KEPT, &["main"]);
    let acts = vec![case.delay(0, "main", "store", 1), Act::Rest { thread: 0 }];
    let schedule = Schedule { acts: acts.clone(), inputs: Vec::new() };
    // It is reached from `p`.
    assert_eq!(case.replay("leak", &schedule).map(|answer| answer.verdict), Ok(Verdict::Unknown));
    assert_eq!(case.violated("cleanup", acts, Vec::new()).1, "cleanup");
}
