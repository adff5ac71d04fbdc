//! Every reduction gives the same answers: a table of programs and of what is asked about them, each with its answer, in LLVM text so that
//! every op is where it is written.

use explore::search::{Limits, Order, Progress};
use explore::{Ask, Check, Options, Reduction, Start};
use program::Program;
use verdict::places::Places;
use verdict::query::{parse, resolve};
use verdict::{Answer, QueryAnswer, QueryResult, Selection, Verdict};

const REDUCTIONS: [Reduction; 4] =
    [Reduction::None, Reduction::Internal, Reduction::Simultaneous, Reduction::Por];

/// A program, the functions that run side by side, and queries with whether they are satisfied.
struct Row {
    text: &'static str,
    entries: &'static [&'static str],
    queries: &'static [(&'static str, bool)],
    /// The classes that are violated, if everything is checked.
    violated: &'static [&'static str],
}

const PETERSON: &str = "
    @flags = global [2 x i32] zeroinitializer
    @turn = global i32 0
    declare void @crit()
    define void @first() {
      store atomic i32 1, ptr @flags seq_cst, align 4
      store atomic i32 1, ptr @turn seq_cst, align 4
      br label %wait
    wait:
      %other = load atomic i32, ptr getelementptr ([2 x i32], ptr @flags, i64 0, i64 1) seq_cst, align 4
      %turn = load atomic i32, ptr @turn seq_cst, align 4
      %a = icmp eq i32 %other, 1
      %b = icmp eq i32 %turn, 1
      %busy = and i1 %a, %b
      br i1 %busy, label %wait, label %go
    go:
      call void @crit()
      store atomic i32 0, ptr @flags seq_cst, align 4
      ret void
    }
    define void @second() {
      store atomic i32 1, ptr getelementptr ([2 x i32], ptr @flags, i64 0, i64 1) seq_cst, align 4
      store atomic i32 0, ptr @turn seq_cst, align 4
      br label %wait
    wait:
      %other = load atomic i32, ptr @flags seq_cst, align 4
      %turn = load atomic i32, ptr @turn seq_cst, align 4
      %a = icmp eq i32 %other, 1
      %b = icmp eq i32 %turn, 0
      %busy = and i1 %a, %b
      br i1 %busy, label %wait, label %go
    go:
      call void @crit()
      store atomic i32 0, ptr getelementptr ([2 x i32], ptr @flags, i64 0, i64 1) seq_cst, align 4
      ret void
    }
    define void @rash() {
      store atomic i32 1, ptr getelementptr ([2 x i32], ptr @flags, i64 0, i64 1) seq_cst, align 4
      call void @crit()
      ret void
    }";

const LOCAL: &str = "
    declare void @crit()
    define void @often() {
      br label %loop
    loop:
      call void @crit()
      br label %loop
    }
    define void @counts() {
      br label %loop
    loop:
      %i = phi i32 [ 0, %0 ], [ %next, %loop ]
      %next = add i32 %i, 1
      %done = icmp eq i32 %next, 4
      br i1 %done, label %out, label %loop
    out:
      ret void
    }
    define void @steps() {
      %x = add i32 0, 5
      %y = add i32 %x, 1
      %z = add i32 %y, 1
      call void @crit()
      %w = add i32 %z, 1
      ret void
    }
    define void @calls() {
      %x = add i32 0, 5
      %r = call i32 @twice(i32 %x)
      ret void
    }
    define i32 @twice(i32 %n) {
      %t = add i32 %n, %n
      ret i32 %t
    }";

const MEMORY: &str = "
    @x = global i32 0
    @y = global i32 0
    declare void @heddle_atomic_begin()
    declare void @heddle_atomic_end()
    define void @writes() {
      store i32 1, ptr @x
      store i32 2, ptr @x
      store i32 0, ptr @x
      ret void
    }
    define void @both() {
      call void @heddle_atomic_begin()
      store i32 1, ptr @x
      store i32 1, ptr @y
      call void @heddle_atomic_end()
      ret void
    }
    define void @__VERIFIER_atomic_both() {
      store i32 1, ptr @x
      store i32 1, ptr @y
      ret void
    }
    define void @through() {
      store i32 7, ptr @y
      call void @__VERIFIER_atomic_both()
      ret void
    }
    define void @reads() {
      %r = load i32, ptr @x
      %s = load i32, ptr @y
      ret void
    }
    define void @own() {
      %l = alloca i32
      store i32 3, ptr %l
      store i32 4, ptr %l
      %v = load i32, ptr %l
      ret void
    }";

const ERRORS: &str = "
    @n = global i8 1
    @a = global [2 x i8] zeroinitializer
    @forks = global [2 x i32] zeroinitializer
    declare void @crit()
    declare void @__heddle_lock(ptr, i32)
    declare void @__heddle_unlock(ptr)
    define void @zeroes() {
      store atomic i8 0, ptr @n seq_cst, align 1
      store atomic i8 1, ptr @n seq_cst, align 1
      ret void
    }
    define void @divides() {
      %d = load atomic i8, ptr @n seq_cst, align 1
      %q = udiv i8 6, %d
      call void @crit()
      ret void
    }
    define void @beyond() {
      %i = load atomic i8, ptr @n seq_cst, align 1
      %j = add i8 %i, 1
      %p = getelementptr i8, ptr @a, i8 %j
      %v = load i8, ptr %p
      call void @crit()
      ret void
    }
    define void @left() {
      call void @__heddle_lock(ptr @forks, i32 1)
      call void @__heddle_lock(ptr getelementptr ([2 x i32], ptr @forks, i64 0, i64 1), i32 1)
      call void @crit()
      call void @__heddle_unlock(ptr getelementptr ([2 x i32], ptr @forks, i64 0, i64 1))
      call void @__heddle_unlock(ptr @forks)
      ret void
    }
    define void @right() {
      call void @__heddle_lock(ptr getelementptr ([2 x i32], ptr @forks, i64 0, i64 1), i32 1)
      call void @__heddle_lock(ptr @forks, i32 1)
      call void @crit()
      call void @__heddle_unlock(ptr @forks)
      call void @__heddle_unlock(ptr getelementptr ([2 x i32], ptr @forks, i64 0, i64 1))
      ret void
    }";

const THREADS: &str = "
    @n = global i32 0
    declare i32 @heddle_spawn(ptr, ptr)
    declare void @heddle_join(i32)
    declare void @crit()
    define void @worker(ptr %p) {
      %old = atomicrmw add ptr @n, i32 1 seq_cst
      call void @crit()
      ret void
    }
    define void @boss() {
      %a = call i32 @heddle_spawn(ptr @worker, ptr null)
      %b = call i32 @heddle_spawn(ptr @worker, ptr null)
      call void @heddle_join(i32 %a)
      call void @heddle_join(i32 %b)
      %r = load i32, ptr @n
      ret void
    }";

const TABLE: &[Row] = &[
    Row {
        text: PETERSON,
        entries: &["first", "second"],
        queries: &[
            ("E<>([0.crit] && [1.crit])", false),
            ("A[](!([0.crit] && [1.crit]))", true),
            ("E<>([0.crit] && turn == 0)", true),
            ("E<>([0.crit] && flags[0] == 0)", false),
            ("E<>(@0.first.%busy == 1 && @1.second.%busy == 1)", true),
            ("E<>(Forall(p)([p.crit]))", false),
            ("E<>(Exists(p)([p.crit] && flags[p] == 1))", true),
            ("E<>(DataRace)", false),
            ("E<>(Deadlock)", false),
            ("E<>(at(0, first:wait) && at(1, second:wait) && turn == 1)", true),
        ],
        violated: &[],
    },
    Row {
        text: PETERSON,
        entries: &["first", "rash"],
        queries: &[("E<>([0.crit] && [1.crit])", true), ("A[](!([0.crit] && [1.crit]))", false)],
        violated: &[],
    },
    Row {
        text: LOCAL,
        entries: &["often", "counts"],
        queries: &[
            ("E<>([0.crit] && @1.counts.%next == 3)", true),
            ("E<>(![0.crit] && @1.counts.%i == 3)", true),
            ("E<>(@1.counts.%next == 4 && @1.counts.%i == 3)", true),
            ("E<>(@1.counts.%next == @1.counts.%i + 2)", false),
        ],
        violated: &[],
    },
    Row {
        text: LOCAL,
        entries: &["steps", "steps"],
        queries: &[
            ("E<>(@0.steps.%x == 5 && @0.steps.%y == 0)", true),
            ("E<>(@0.steps.%x == 5 && @1.steps.%z == 7 && @1.steps.%w == 0)", true),
            ("E<>([0.crit] && @1.steps.%x == 0)", true),
            ("E<>([0.crit] && @1.steps.%x == 5 && ![1.crit] && @1.steps.%w == 0)", true),
            ("E<>([0.crit] && @0.steps.%w == 8)", false),
            ("A[](@0.steps.%w == 0)", false),
        ],
        violated: &[],
    },
    Row {
        text: LOCAL,
        entries: &["calls", "steps"],
        queries: &[
            ("E<>(@0.twice.%n == 5 && @0.twice.%t == 0)", true),
            ("E<>(@0.twice.%t == 10 && @0.calls.%x == 5)", false),
            ("E<>(@0.calls.%x == 5 && [0.twice] && [1.crit])", true),
            ("E<>(@0.calls.%r == 10 && @1.steps.%x == 5 && @1.steps.%y == 0)", true),
        ],
        violated: &[],
    },
    Row {
        text: MEMORY,
        entries: &["writes", "reads"],
        queries: &[
            ("E<>(x == 1)", true),
            ("E<>(x == 2 && @1.reads.%r == 1)", true),
            ("E<>(x == 3)", false),
            ("E<>(DataRace)", true),
            ("E<>(DataRace && x == 2)", true),
            ("A[](x == 0 || x == 1 || x == 2)", true),
        ],
        violated: &["race"],
    },
    Row {
        text: MEMORY,
        entries: &["both", "reads"],
        queries: &[("E<>(x == 1 && y == 0)", false), ("E<>(x == 1 && y == 1)", true)],
        violated: &["race"],
    },
    Row {
        text: MEMORY,
        entries: &["through", "reads"],
        queries: &[
            ("E<>(x == 1 && y == 7)", false),
            ("E<>(y == 7)", true),
            ("E<>(@1.reads.%r == 0 && @1.reads.%s == 7)", true),
            ("E<>(@1.reads.%r == 1 && @1.reads.%s == 7)", false),
        ],
        violated: &["race"],
    },
    Row {
        text: MEMORY,
        entries: &["own", "own"],
        queries: &[
            ("E<>(@0.own.%v == 4)", true),
            ("E<>(@0.own.%v == 3)", false),
            ("E<>(DataRace)", false),
            ("E<>(OverFlows)", false),
        ],
        violated: &[],
    },
    Row {
        text: ERRORS,
        entries: &["zeroes", "divides"],
        queries: &[
            ("E<>(DivZero)", true),
            ("E<>(DivZero && n == 1)", true),
            ("E<>(OverFlows)", false),
            // The run goes on.
            ("E<>([1.crit] && @1.divides.%d == 0)", true),
            ("E<>([1.crit] && @1.divides.%d == 0 && n == 1)", true),
        ],
        violated: &["div-zero"],
    },
    Row {
        text: ERRORS,
        entries: &["zeroes", "beyond"],
        queries: &[
            ("E<>(OverFlows)", true),
            ("A[](!OverFlows || n == 1)", false),
            ("E<>([1.crit])", true),
            ("E<>(DivZero)", false),
        ],
        violated: &["bounds"],
    },
    Row {
        text: ERRORS,
        entries: &["left", "right"],
        queries: &[
            ("E<>(Deadlock)", true),
            ("E<>([0.crit] && [1.crit])", false),
            ("E<>(Deadlock && forks[0] == 1 && forks[1] == 1)", true),
            ("E<>(Deadlock && forks[0] == 0)", false),
        ],
        violated: &["deadlock"],
    },
    Row {
        text: THREADS,
        entries: &["boss"],
        queries: &[
            ("E<>([1.crit] && [2.crit])", true),
            ("E<>([1.crit] && n == 2 && [2.crit])", true),
            ("E<>([2.crit] && n == 1)", true),
            ("E<>(@0.boss.%r == 1)", false),
            ("E<>(@0.boss.%r == 2)", true),
            ("E<>(Exists(p)(p == 2) && n == 0)", true),
            ("E<>(Exists(p)(p == 3))", false),
            ("E<>(Forall(p)(p < 2) && n == 1)", true),
        ],
        violated: &[],
    },
];

fn program(row: &Row) -> (Program, Start) {
    let module = reader::read("test", row.text.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    let program = Program::new(module, row.entries).expect("it has a layout");
    let entries = row.entries.iter().map(|name| program.function_named(name).expect("it is there")).collect();
    (program, Start::Network(entries))
}

fn ask(row: &Row, query: &str, reduction: Reduction, jobs: usize) -> Answer {
    let (program, start) = program(row);
    let written = parse("query", query).unwrap_or_else(|error| panic!("{error}"));
    let resolved = resolve(&written, &program).unwrap_or_else(|error| panic!("{error}"));
    let mut answer = Answer::new("explore", vec![]);
    let quantifier = resolved.query.quantifier();
    answer.query = Some(QueryAnswer { text: query.to_string(), quantifier, result: None });
    let what = Ask {
        query: &resolved,
        start,
        entries: row.entries.iter().map(|name| name.to_string()).collect(),
        options: Options { reduction, jobs, markers: vec!["crit".to_string()], ..Options::default() },
        order: Order::Breadth,
        limits: Limits::default(),
        assume_no_ub: false,
    };
    explore::ask(&program, &Places::new(&program, None), what, &Progress::default(), answer)
        .unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn reductions_give_the_same_answers() {
    for row in TABLE {
        for &(query, satisfied) in row.queries {
            for reduction in REDUCTIONS {
                let answer = ask(row, query, reduction, 1);
                let result = answer.query.and_then(|query| query.result);
                let expected = Some(QueryResult::Reachability { satisfied });
                let name = reduction.name();
                assert_eq!(result, expected, "{query} with {name}: {:?}", answer.reason);
            }
        }
    }
}

#[test]
fn several_workers_give_the_same_answers() {
    for row in TABLE {
        for &(query, satisfied) in row.queries.iter().take(2) {
            let result = ask(row, query, Reduction::Por, 3).query.and_then(|query| query.result);
            assert_eq!(result, Some(QueryResult::Reachability { satisfied }), "{query}");
        }
    }
}

fn check(row: &Row, reduction: Reduction, remember: bool) -> Answer {
    let (program, start) = program(row);
    let markers = vec!["crit".to_string()];
    let what = Check {
        start,
        entries: row.entries.iter().map(|name| name.to_string()).collect(),
        options: Options { reduction, markers, remember, ..Options::default() },
        selection: Selection::default(),
        all_violations: true,
        order: Order::Breadth,
        limits: Limits::default(),
        assume_no_ub: false,
    };
    let places = Places::new(&program, None);
    explore::check(&program, &places, what, &Progress::default(), Answer::new("explore", vec![]))
}

#[test]
fn reductions_find_the_same_violations() {
    for row in TABLE {
        for reduction in REDUCTIONS {
            let answer = check(row, reduction, true);
            let mut violated: Vec<&str> = answer
                .properties
                .iter()
                .filter(|property| property.verdict == Verdict::False)
                .map(|property| property.class.name())
                .collect();
            violated.sort();
            violated.dedup();
            assert_eq!(violated, row.violated, "{:?} with {}", row.entries, reduction.name());
        }
    }
}

#[test]
fn what_is_remembered_is_what_would_be_done() {
    for row in TABLE {
        for reduction in REDUCTIONS {
            let [with, without] = [true, false].map(|remember| {
                let answer = check(row, reduction, remember);
                let count = |name: &str| answer.stats.iter().find(|(known, _)| known == name).cloned();
                (count("states"), count("transitions"), count("depth"), answer.verdict)
            });
            assert!(with.0.is_some());
            assert_eq!(with, without, "{:?} with {}", row.entries, reduction.name());
        }
    }
}

#[test]
fn states_are_counted() {
    let states =
        |row: &Row, reduction| match ask(row, "EnumStates", reduction, 1).query.and_then(|q| q.result) {
            Some(QueryResult::States { states, counts }) => (states, counts),
            other => panic!("{other:?}"),
        };
    let row = &TABLE[3];
    // Six instructions and the end, twice; with `internal` a thread stops at the call only.
    let (all, counts) = states(row, Reduction::None);
    assert_eq!((all, counts.get("Exists(p)([p.crit])")), (49, Some(&13)));
    let (fewer, _) = states(row, Reduction::Internal);
    assert_eq!(fewer, 9);
    let (together, _) = states(row, Reduction::Simultaneous);
    assert!(together < all, "{together}");
}
