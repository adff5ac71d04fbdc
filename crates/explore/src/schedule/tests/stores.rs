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
@held = global i32 1
declare void @heddle_block_until(ptr)
define void @one() {
  store atomic i32 1, ptr @flag monotonic, align 4
  call void @heddle_block_until(ptr @flag)
  call void @__heddle_lock(ptr @held, i32 1)
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
    // It sees its own store, and comes to the lock, where it stays; the other one will go on.
    let acts = vec![delay(), Act::Rest { thread: 0 }, Act::Rest { thread: 1 }];
    let answer = case.replay("deadlock", &Schedule { acts, inputs: Vec::new() });
    assert_eq!(answer.map(|answer| answer.verdict), Ok(Verdict::Unknown));
    let acts = vec![delay(), Act::Rest { thread: 0 }, case.run(1, "two", "block")];
    assert!(case.error(acts, Vec::new()).ends_with("a thread has to wait: test.ll:11:3"));
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

/// Two threads that store to one object and load from it, in an order that is drawn, with what each load has to give: by a model that keeps
/// bytes and buffers of bytes.
struct Drawn {
    seed: u64,
    memory: [u8; 16],
    /// By thread, the oldest first: what the store is called, where it starts, its bytes.
    buffers: [Vec<(u32, usize, Vec<u8>)>; 2],
    lines: [Vec<String>; 2],
    order: Vec<DrawnAct>,
}

/// What happens in an order that is drawn.
enum DrawnAct {
    /// The thread, the mark of the line, and what the store is called if it waits.
    Line(u32, String, Option<u32>),
    /// A store reaches memory.
    Flush(u32),
}

impl Drawn {
    fn below(&mut self, n: usize) -> usize {
        self.seed = self.seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.seed >> 33) as usize % n
    }

    fn write(&mut self, start: usize, bytes: &[u8]) {
        self.memory[start..start + bytes.len()].copy_from_slice(bytes);
    }

    fn draw(&mut self, number: u32) {
        let (thread, len) = (self.below(2), 1 << self.below(4));
        let start = self.below(17 - len);
        let (mark, bits) = (format!("; #{number}#"), 8 * len);
        let place = format!("ptr getelementptr (i8, ptr @x, i64 {start}), align 1 {mark}");
        match self.below(5) {
            0 if !self.buffers[thread].is_empty() => {
                let buffer = &self.buffers[thread];
                let free = |place: &usize| {
                    let (_, start, bytes) = &buffer[*place];
                    buffer[..*place]
                        .iter()
                        .all(|(_, s, b)| s + b.len() <= *start || start + bytes.len() <= *s)
                };
                let free: Vec<usize> = (0..buffer.len()).filter(free).collect();
                let place = free[self.below(free.len())];
                let (called, start, bytes) = self.buffers[thread].remove(place);
                self.write(start, &bytes);
                self.order.push(DrawnAct::Flush(called));
            }
            0..=2 => {
                let bytes: Vec<u8> = (0..len).map(|_| self.below(256) as u8).collect();
                let value = bytes.iter().rev().fold(0, |all, byte| all << 8 | u64::from(*byte));
                self.lines[thread].push(format!("store i{bits} {value}, {place}"));
                let waits = self.below(3) > 0;
                self.order.push(DrawnAct::Line(thread as u32, mark, waits.then_some(number)));
                if waits {
                    self.buffers[thread].push((number, start, bytes));
                    return;
                }
                let meets = |(_, s, b): &(u32, usize, Vec<u8>)| *s < start + len && start < s + b.len();
                if self.buffers[thread].iter().any(meets) {
                    for (_, start, bytes) in std::mem::take(&mut self.buffers[thread]) {
                        self.write(start, &bytes);
                    }
                }
                self.write(start, &bytes);
            }
            _ => {
                let mut seen = self.memory;
                for (_, start, bytes) in &self.buffers[thread] {
                    seen[*start..start + bytes.len()].copy_from_slice(bytes);
                }
                let seen = seen[start..start + len].iter().rev().fold(0, |all, b| all << 8 | u64::from(*b));
                let lines = &mut self.lines[thread];
                lines.push(format!("%v{number} = load i{bits}, {place}"));
                lines.push(format!("%c{number} = icmp eq i{bits} %v{number}, {seen}"));
                lines.push(format!("%i{number} = zext i1 %c{number} to i32"));
                lines.push(format!("call void @heddle_assert(i32 %i{number}, ptr null)"));
                self.order.push(DrawnAct::Line(thread as u32, mark, None));
            }
        }
    }
}

#[test]
fn buffers_are_as_a_model_of_bytes_has_them() {
    let (mut waited, mut loaded) = (0, 0);
    for seed in 0..60 {
        let (memory, order) = ([0; 16], Vec::new());
        let mut drawn = Drawn { seed, memory, buffers: Default::default(), lines: Default::default(), order };
        (0..40).for_each(|number| drawn.draw(number));
        let [one, two] = drawn.lines.each_ref().map(|lines| lines.join("\n  "));
        let text = format!(
            "@x = global [16 x i8] zeroinitializer
define void @one() {{
  {one}
  ret void
}}
define void @two() {{
  {two}
  ret void
}}
"
        );
        loaded += text.matches("load").count();
        waited += drawn.order.iter().filter(|act| matches!(act, DrawnAct::Line(.., Some(_)))).count();
        let case = Case::new(Box::leak(text.into_boxed_str()), &["one", "two"]);
        let act = |act: &DrawnAct| match act {
            DrawnAct::Line(thread, mark, delays) => {
                let function = ["one", "two"][*thread as usize];
                let stack = case.stack(&[(function, mark.as_str())]);
                Act::Run { thread: *thread, stack, starts: None, delays: *delays }
            }
            DrawnAct::Flush(delayed) => Act::Flush { delayed: *delayed },
        };
        let mut acts: Vec<Act> = drawn.order.iter().map(act).collect();
        // Registers keep what was loaded.
        acts.extend([0, 1].map(|thread| Act::Rest { thread }));
        let answer = case.replay("assert", &Schedule { acts, inputs: Vec::new() });
        let answer = answer.unwrap_or_else(|error| panic!("seed {seed}: {error}\n{}", case.text));
        assert_eq!(answer.verdict, Verdict::Unknown, "seed {seed}: {:?}\n{}", answer.properties, case.text);
    }
    assert!(waited > 300 && loaded > 300, "{waited} {loaded}");
}
