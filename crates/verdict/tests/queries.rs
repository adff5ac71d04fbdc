//! Queries tied to programs that clang wrote, or we, and evaluated in states made up for the purpose.

use program::Program;
use program::code::{FuncId, ObjectId, Pc, Reg};
use std::collections::HashMap;
use std::path::Path;
use std::process::Command;
use verdict::query::ast::{Score, Simple};
use verdict::query::resolved::{Called, Resolved};
use verdict::query::{self, Query, StateView, parse};

fn lower(text: &str, entries: &[&str]) -> Program {
    let module = reader::read("test.ll", text.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    Program::new(module, entries).expect("it has a layout")
}

fn compile(name: &str, source: &str) -> Program {
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join("queries");
    std::fs::create_dir_all(&dir).expect("a directory for files");
    std::fs::write(dir.join(name), source).expect("the source is written");
    let output = Command::new("clang-19")
        .current_dir(&dir)
        .args(["-g", "-w", "-O0", "-m64", "-fno-discard-value-names", "-S", "-emit-llvm", "-o", "-", name])
        .output()
        .expect("clang-19 is needed");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    lower(&String::from_utf8_lossy(&output.stdout), &["main", "worker"])
}

/// A state made up: what is not said is not there.
#[derive(Default)]
struct Fake {
    threads: Vec<Thread>,
    /// Memory by the number of its object.
    memory: HashMap<usize, Vec<u8>>,
    objects: HashMap<ObjectId, usize>,
    /// Where a pointer in memory points.
    pointers: HashMap<(usize, i64), (usize, i64)>,
    simple: Vec<Simple>,
}

#[derive(Default)]
struct Thread {
    function: Option<FuncId>,
    pc: Pc,
    call: Option<Called>,
    registers: HashMap<Reg, u64>,
    slots: HashMap<Reg, (usize, i64)>,
}

impl StateView for Fake {
    type Address = (usize, i64);
    fn threads(&self) -> u32 {
        self.threads.len() as u32
    }
    fn function(&self, thread: u32) -> Option<FuncId> {
        self.threads[thread as usize].function
    }
    fn pc(&self, thread: u32) -> Option<Pc> {
        self.threads[thread as usize].function.map(|_| self.threads[thread as usize].pc)
    }
    fn next_call(&self, thread: u32) -> Option<Called> {
        self.threads[thread as usize].call
    }
    fn register(&self, thread: u32, cell: Reg) -> Option<u64> {
        self.threads[thread as usize].registers.get(&cell).copied()
    }
    fn pointer(&self, thread: u32, cell: Reg) -> Option<(usize, i64)> {
        self.threads[thread as usize].slots.get(&cell).copied()
    }
    fn object(&self, object: ObjectId, thread: u32) -> Option<(usize, i64)> {
        self.objects.get(&object).map(|block| (*block + 1000 * thread as usize, 0))
    }
    fn offset(&self, address: (usize, i64), bytes: i64) -> Option<(usize, i64)> {
        Some((address.0, address.1 + bytes))
    }
    fn follow(&self, address: &(usize, i64)) -> Option<(usize, i64)> {
        self.pointers.get(address).copied()
    }
    fn load(&self, (block, offset): &(usize, i64), bytes: u32) -> Option<u64> {
        let start = usize::try_from(*offset).ok()?;
        let bytes = self.memory.get(block)?.get(start..start + bytes as usize)?;
        Some(bytes.iter().rev().fold(0, |value, byte| value << 8 | u64::from(*byte)))
    }
    fn data_race(&self) -> bool {
        self.simple.contains(&Simple::DataRace)
    }
    fn div_zero(&self) -> bool {
        self.simple.contains(&Simple::DivZero)
    }
    fn overflows(&self) -> bool {
        self.simple.contains(&Simple::OverFlows)
    }
    fn deadlock(&self) -> bool {
        self.simple.contains(&Simple::Deadlock)
    }
}

fn resolve(program: &Program, formula: &str) -> Resolved {
    let written = parse("<query>", &format!("E<>({formula})")).unwrap_or_else(|error| panic!("{error}"));
    query::resolve(&written, program).unwrap_or_else(|error| panic!("{error}"))
}

fn holds(program: &Program, formula: &str, state: &Fake) -> bool {
    let resolved = resolve(program, formula);
    query::eval(resolved.proposition().expect("it is about one"), state)
}

/// The column (in the formula) and message of an error.
fn error(program: &Program, formula: &str) -> (u32, String) {
    let written = parse("<query>", &format!("E<>({formula})")).unwrap_or_else(|error| panic!("{error}"));
    let error = query::resolve(&written, program).expect_err("it is wrong");
    (error.at.column - 4, error.message)
}

const PHIS: &str = "
define i32 @main() {
init:
  br label %blk
blk:
  %x = phi i32 [ %z, %blk ], [ 0, %init ]
  %z = phi i32 [ %x, %blk ], [ 1, %init ]
  %b = icmp eq i32 %x, %z
  br i1 %b, label %succ, label %blk
succ:
  %y = add i32 0, 1
  ret i32 1
}";

#[test]
fn the_papers_second_example() {
    let program = lower(PHIS, &["main"]);
    let main = program.function_named("main");
    let same = "@0.main.%x;ui32 == @0.main.%z;ui32";
    // In the initial state neither register is there: both are 0.
    let mut state = Fake { threads: vec![Thread { function: main, ..Thread::default() }], ..Fake::default() };
    assert!(holds(&program, same, &state));
    let b = resolve(&program, "@0.main.%b;ui8 == 1;ui8");
    assert_eq!(b.warnings.len(), 1);
    assert_eq!(b.warnings[0].message, "`@0.main.%b` has 1 bit and is read as ui8");
    assert_eq!((b.warnings[0].severity, b.warnings[0].at.column), ("warning", 5));
    assert!(!holds(&program, "@0.main.%b;ui8 == 1;ui8", &state));
    let cell = |name| program.register_named(main.expect("it is there"), name).map(|p| p.reg).expect("it is");
    state.threads[0].registers = HashMap::from([(cell("x"), 0), (cell("z"), 1), (cell("b"), 0)]);
    assert!(!holds(&program, same, &state));
    // In another function's frame, and in a process that is not there, they are 0 again.
    state.threads[0].function = None;
    assert!(holds(&program, same, &state) && holds(&program, "@7.main.%x == @7.main.%z", &state));
    assert_eq!(resolve(&program, same).visible.registers.len(), 2);
    assert_eq!(resolve(&program, same).warnings.len(), 0);
}

const C: &str = r#"
struct node { struct node *next; int v; unsigned lo : 3, hi : 13; struct { short s[2][3]; }; };
struct node list;
struct node *head;
int flag[2];
unsigned long total;
static int turn;
double ratio;
_Thread_local int mine;
void crit(void);
void never(void) {}
void helper(int n) { flag[0] = n; }
void *worker(void *arg) {
  static int calls;
  struct node here;
  struct node *there = head;
  int i = 1;
  here = list;
  for (int j = 0; j < 3; j++) calls++;
  for (int j = 0; j < 3; j++) total++;
  mine++;
  crit();
again:
  if (ratio > 1) goto again;
  return there;
}
int main(void) {
  helper(turn);
  return flag[1];
}
"#;

fn global(program: &Program, name: &str) -> ObjectId {
    program.objects.iter().find(|(_, object)| object.name == name).map(|(id, _)| id).expect("it is there")
}

#[test]
fn variables_are_read_by_name() {
    let program = compile("variables.c", C);
    let worker = program.function_named("worker");
    let [here, there, i] = ["here", "there", "i"]
        .map(|name| program.register_named(worker.expect("it is there"), name).expect("it is there").reg);
    let mut node = vec![0u8; 32];
    node[8..12].copy_from_slice(&(-7i32).to_le_bytes());
    node[12..14].copy_from_slice(&(5u16 | 1234 << 3).to_le_bytes());
    // s[1][2] is the last of six.
    node[24..26].copy_from_slice(&77u16.to_le_bytes());
    let objects = ["list", "head", "flag", "turn", "worker.calls", "mine", "total"];
    let state = Fake {
        threads: vec![
            Thread::default(),
            Thread {
                function: worker,
                slots: HashMap::from([(here, (20, 0)), (there, (21, 0)), (i, (22, 0))]),
                ..Thread::default()
            },
        ],
        memory: HashMap::from([
            (0, node.clone()),
            (1, vec![0; 8]),
            (2, [3i32, -4].iter().flat_map(|n| n.to_le_bytes()).collect()),
            (3, vec![1, 0, 0, 0]),
            (4, vec![9, 0, 0, 0]),
            (5 + 1000, vec![6, 0, 0, 0]),
            (6, vec![0xff; 8]),
            (20, node),
            (21, vec![0; 8]),
            (22, vec![5, 0, 0, 0]),
        ]),
        objects: objects.iter().enumerate().map(|(block, name)| (global(&program, name), block)).collect(),
        pointers: HashMap::from([((1, 0), (0, 0)), ((21, 0), (0, 0))]),
        simple: vec![Simple::Deadlock],
    };
    let yes = |formula: &str| assert!(holds(&program, formula, &state), "{formula}");
    let no = |formula: &str| assert!(!holds(&program, formula, &state), "{formula}");
    yes("list.v == -7 && list.v < 0");
    yes("list.lo == 5 && list.hi == 1234");
    yes("list.s[1][2] == 77 && list.s[1][1] == 0");
    yes("head->v == -7 && head[0].v == -7");
    yes("flag[0] == 3 && flag[1] == -4 && flag[0] + flag[1] == turn - 2");
    yes("Exists(p)(flag[p] == 3) && !Forall(p)(flag[p] == 3)");
    yes("Exists(p)(p == 1 && @p.worker.i == 5)");
    no("Exists(p)(p == 2)");
    yes("@1.worker.here.v == -7 && @1.worker.there->v == -7 && @1.worker.calls == 9 && @1.worker.mine == 6");
    yes("@0.worker.i == 0");
    yes("total == 0xffffffffffffffff && total;si64 == -1;si64");
    yes("head == 0");
    yes("Deadlock && !DataRace");
    yes("1 == 1");
    // Past the elements there is nothing.
    let three = Fake { threads: vec![Thread::default(), Thread::default(), Thread::default()], ..state };
    assert!(holds(&program, "Exists(p)(p == 2 && flag[p] == 0)", &three));

    let visible = resolve(&program, "head->v == 1 && @1.worker.i == 2").visible;
    assert_eq!((visible.objects, visible.follows_pointers), (vec![global(&program, "head")], true));
    assert_eq!(visible.slots, [(worker.expect("it is there"), i)]);
    assert!(!resolve(&program, "head == 0").visible.addresses);
    assert!(resolve(&program, "head == list.next").visible.addresses);
}

#[test]
fn calls_and_places_are_seen() {
    let program = compile("calls.c", C);
    let [worker, helper] =
        ["worker", "helper"].map(|name| program.function_named(name).expect("it is there"));
    let crit = program.code.externals.iter().position(|name| name == "crit").expect("it is called") as u32;
    let again = program.block_named(worker, "again").expect("it is there");
    let state = Fake {
        threads: vec![
            Thread { call: Some(Called::Function(helper)), ..Thread::default() },
            Thread {
                function: Some(worker),
                pc: again,
                call: Some(Called::External(crit)),
                ..Thread::default()
            },
        ],
        ..Fake::default()
    };
    let yes = |formula: &str| assert!(holds(&program, formula, &state), "{formula}");
    let no = |formula: &str| assert!(!holds(&program, formula, &state), "{formula}");
    yes("[1.crit] && [0.helper] && ![0.crit] && ![9.crit]");
    yes("Exists(p)([p.crit]) && !Forall(p)([p.crit])");
    yes("Exists(p)(Exists(q)(p != q && [p.crit] && [q.helper]))");
    yes("at(1, worker:again) && !at(0, worker:again) && at(1, calls.c:24)");
    no("at(1, calls.c:20)");
    let warnings = resolve(&program, "[0.never] || [1.crit]").warnings;
    assert_eq!(warnings[0].message, "nothing that the program reaches calls `never`");
    let visible = resolve(&program, "[1.crit] || at(1, worker:again)").visible;
    assert_eq!(visible.calls, [Called::External(crit)]);
    assert_eq!(visible.places, [again]);
}

#[test]
fn names_that_do_not_exist_get_suggestions() {
    let program = compile("errors.c", C);
    let is = |formula: &str, column: u32, part: &str| {
        let (at, message) = error(&program, formula);
        assert!(at == column && message.contains(part), "{formula}: {at}: {message}");
    };
    is("[0.krit]", 4, "the function `krit` does not exist; did you mean `crit`?");
    is("[p.crit]", 2, "write its number, or `Exists(p)(…)`");
    is("@0.mian.x == 1", 4, "did you mean `main`?");
    is("@0.crit.%x == 1", 4, "has no code that the program reaches");
    is("@0.helper.%nn == 1", 12, "has no register `%nn`; did you mean `%n`?");
    is("@1.worker.j == 1", 11, "`j` may be `j:19` or `j:20`: say which");
    is("@1.worker.k == 1", 11, "has no variable `k`");
    is("flags == 1", 1, "did you mean `flag`?");
    is("there == head", 1, "did you mean the local variable `@p.worker.there`?");
    is("mine == 1", 1, "each thread has its own `mine`");
    is("flag == 1", 1, "is an array");
    is("flag[2] == 1", 6, "has only 2 elements");
    is("flag[p] == 1", 6, "is no variable of a quantifier");
    is("list == 1", 1, "say which of next, v, lo, hi");
    is("list.w == 1", 6, "has no field `w`; there are next, v, lo, hi, s");
    is("head.v == 1", 6, "did you mean `->`?");
    is("list->v == 1", 7, "is no pointer");
    is("turn[1] == 1", 6, "is no array");
    is("ratio == 1", 1, "floating-point");
    is("turn == total", 6, "`turn` is si32, `total` is ui64; write for example `total;si32`");
    is("turn == 0xffffffff", 9, "4294967295 is no si32");
    is("total == -1", 10, "-1 is no ui64");
    is("at(0, worker:agein)", 14, "did you mean `again`?");
    is("at(0, errors.c:1)", 16, "no code in line 1; the nearest is in line 12");
    is("at(0, error.c:12)", 7, "did you mean `errors.c`?");
    let deep = format!("{}DataRace{}", "Exists(p)(".repeat(9), ")".repeat(9));
    assert!(error(&program, &deep).1.contains("at most 8 quantifiers"));
    assert_eq!(resolve(&program, "@1.worker.j:20 == 1").warnings.len(), 0);
    assert_eq!(
        resolve(&program, "turn;ui8 == 1").warnings[0].message,
        "`turn` has 32 bits and is read as ui8"
    );
}

#[test]
fn programs_without_debug_info_have_symbols() {
    let program = lower(
        "%pair = type { i8, [2 x i32] }
         @flag = global [2 x %pair] zeroinitializer
         @\"odd.name\" = global i64 3
         define i64 @main() {
           %1 = load i64, ptr @\"odd.name\"
           %2 = load i8, ptr @flag
           ret i64 %1
         }",
        &["main"],
    );
    let state = Fake {
        memory: HashMap::from([(0, (0..24).collect()), (1, vec![3, 0, 0, 0, 0, 0, 0, 0])]),
        objects: HashMap::from([(global(&program, "flag"), 0), (global(&program, "odd.name"), 1)]),
        ..Fake::default()
    };
    assert!(holds(&program, "flag[1].0 == 12 && flag[1].1[1] == 0x17161514 && \"odd.name\" == 3", &state));
    assert!(holds(&program, "@0.main.%1 == 0", &state));
    let (_, message) = error(&program, "flag[1].2 == 1");
    assert_eq!(message, "`flag[1]` has no field `2`: without debug info fields are numbers below 2");
    assert!(error(&program, "@0.main.x == 1").1.contains("no debug info"));
    assert!(error(&program, "at(0, a.c:3)").1.contains("no debug info"));
}

#[test]
fn numbers_can_be_measured() {
    let program = lower(PHIS, &["main"]);
    let main = program.function_named("main");
    let x = program.register_named(main.expect("it is there"), "x").expect("it is there").reg;
    let registers = HashMap::from([(x, 5)]);
    let thread = Thread { function: main, registers, ..Thread::default() };
    let state = Fake { threads: vec![thread], ..Fake::default() };
    let text = "Estimate[<=10,5]{max @0.main.%x * 3 - 20}";
    let written = parse("<query>", text).unwrap_or_else(|error| panic!("{error}"));
    let resolved = query::resolve(&written, &program).unwrap_or_else(|error| panic!("{error}"));
    let Query::Estimate { value, .. } = &resolved.query else { panic!("an estimate") };
    assert_eq!(query::measure(value, &state), -5);
}

#[test]
fn what_holds_is_one() {
    let program = lower(PHIS, &["main"]);
    let main = program.function_named("main");
    let mut state = Fake { threads: vec![Thread { function: main, ..Thread::default() }], ..Fake::default() };
    let x = program.register_named(main.expect("it is there"), "x").expect("it is there").reg;
    let value = |state: &Fake, text: &str| {
        let written = parse("<query>", &format!("Estimate[<=9,9]{{max {text}}}"));
        let written = written.unwrap_or_else(|error| panic!("{error}"));
        let resolved = query::resolve(&written, &program).unwrap_or_else(|error| panic!("{error}"));
        match &resolved.query {
            Query::Estimate { value, .. } => query::measure(value, state),
            other => panic!("{other:?}"),
        }
    };
    let text = "2 * DataRace + (@0.main.%x;si32 == 7) - (!DataRace && @0.main.%x;ui32 > 6)";
    assert_eq!(value(&state, text), 0);
    state.threads[0].registers.insert(x, 7);
    // One of the two takes away what the other adds.
    assert_eq!(value(&state, text), 0);
    state.simple.push(Simple::DataRace);
    assert_eq!(value(&state, text), 3);
    assert_eq!(value(&state, "Exists(p)(p == 0 && DataRace) * 5"), 5);
    // It is a number of the type of the others.
    assert_eq!(value(&state, "@0.main.%x;ui8 - 8 * DataRace"), 255);
    assert!(holds(&program, "DataRace + (@0.main.%x;si32 == 7) == 2", &state));
}

#[test]
fn observers_move_as_far_as_they_can() {
    let program = lower(PHIS, &["main"]);
    let observer = |text: &str| {
        let text = format!("Split[<=9](<> Deadlock) {{Observer={{{text}}}}}");
        let written = parse("<query>", &text).unwrap_or_else(|error| panic!("{error}"));
        let resolved = query::resolve(&written, &program).unwrap_or_else(|error| panic!("{error}"));
        // What it looks at is what the query sees.
        assert!(resolved.visible.simple.contains(&Simple::DataRace));
        match resolved.query {
            Query::Split { score: Score::Observer(observer), .. } => observer,
            other => panic!("{other:?}"),
        }
    };
    let state = |simple: &[Simple]| Fake { simple: simple.to_vec(), ..Fake::default() };
    let (nothing, race, both) =
        (state(&[]), state(&[Simple::DataRace]), state(&[Simple::DataRace, Simple::DivZero]));
    let chain = observer("a -> b when DataRace, a -> d when DivZero, b -> c when DivZero, b=1, c=-2");
    let after = |from, state: &Fake| {
        let to = chain.advance(from, state);
        assert_eq!(chain.advance(to, state), to, "looking twice is as good as looking once");
        to
    };
    // The states in the order in which the moves name them: a, b, d, c.
    assert_eq!((after(0, &nothing), after(0, &race), after(1, &race)), (0, 1, 1));
    assert_eq!((after(0, &both), after(0, &state(&[Simple::DivZero]))), (3, 2));
    assert_eq!([0, 1, 2, 3].map(|state| chain.score(state)), [0, 1, 0, -2]);
    // What would go round for ever does not start.
    let round = observer("a -> b when DataRace, b -> c when DataRace, c -> b when DivZero, b=1, c=2");
    assert_eq!([0, 1, 2].map(|from| round.advance(from, &race)), [2, 2, 2]);
    assert_eq!([0, 1, 2].map(|from| round.advance(from, &both)), [0, 1, 2]);
    assert_eq!(round.advance(2, &state(&[Simple::DivZero])), 1);
}
