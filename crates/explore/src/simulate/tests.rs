//! Sessions on small programs without debug info.

use super::*;
use crate::system::{Options, Start};
use program::Program;

const TWO: &str = "
@lock = global i32 0
@x = global i32 0
@flag = global i32 0
declare void @__heddle_lock(ptr, i32)
declare void @__heddle_unlock(ptr)
declare void @heddle_atomic_begin()
declare void @heddle_atomic_end()
declare i64 @heddle_choose(i64)
declare i32 @heddle_any_int()

define void @one() {
  call void @__heddle_lock(ptr @lock, i32 1)
  %v = load i32, ptr @x
  %w = add i32 %v, 1
  store i32 %w, ptr @x
  call void @__heddle_unlock(ptr @lock)
  ret void
}
define void @two() {
  call void @__heddle_lock(ptr @lock, i32 2)
  %c = call i64 @heddle_choose(i64 3)
  %d = trunc i64 %c to i32
  store i32 %d, ptr @x
  call void @__heddle_unlock(ptr @lock)
  call void @heddle_atomic_begin()
  store i32 1, ptr @flag
  store i32 2, ptr @flag
  call void @heddle_atomic_end()
  %i = call i32 @heddle_any_int()
  ret void
}
define i32 @main() {
  %q = udiv i32 1, 0
  ret i32 0
}";

fn program() -> Program {
    let module = reader::read("test.ll", TWO.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    Program::new(module, &["one", "two", "main"]).expect("it has a layout")
}

fn with(entries: &[&str], test: impl FnOnce(&mut Simulation<'_, '_>)) {
    let program = program();
    let functions = entries.iter().map(|name| program.function_named(name).expect("it is there"));
    let system = System::new(&program, None, Start::Network(functions.collect()), Options::default());
    let places = Places::new(&program, Some(("test.ll", TWO.as_bytes())));
    let entries: Vec<String> = entries.iter().map(|name| name.to_string()).collect();
    let mut simulation = Simulation::new(&system, &places, &entries, 7).expect("it starts");
    test(&mut simulation);
}

fn both(test: impl FnOnce(&mut Simulation<'_, '_>)) {
    with(&["one", "two"], test);
}

fn step(simulation: &mut Simulation<'_, '_>, thread: usize) {
    simulation.step(Who::Thread(thread), Granularity::Instruction, &[]).expect("it can be made");
}

fn global(simulation: &Simulation<'_, '_>, name: &str) -> String {
    let globals = simulation.globals(0);
    globals.into_iter().find(|variable| variable.name == name).expect("it is there").value
}

#[test]
fn who_waits_is_told_for_what() {
    both(|simulation| {
        assert_eq!(simulation.enabled().len(), 2);
        assert_eq!(simulation.enabled()[0].instruction, "call void @__heddle_lock(ptr @lock, i32 1)");
        step(simulation, 0);
        let standing = simulation.standing(1);
        assert_eq!(standing.words(), "waits for &lock, which thread 0 holds");
        let refused = simulation.step(Who::Thread(1), Granularity::Instruction, &[]);
        let why = "thread 1 cannot move: it waits for &lock, which thread 0 holds".to_string();
        assert_eq!(refused, Err(NotMade::Cannot(why)));
        assert!(simulation.step(Who::Thread(9), Granularity::Line, &[]).is_err());
        assert!(simulation.step(Who::Interrupt(0), Granularity::Line, &[]).is_err());
        assert_eq!(simulation.threads()[1].name, "two");
    });
}

#[test]
fn choices_are_asked_for() {
    both(|simulation| {
        step(simulation, 1);
        let asked = simulation.step(Who::Thread(1), Granularity::Instruction, &[]);
        let Err(NotMade::Choose(question)) = asked else { panic!("{asked:?}") };
        assert_eq!((question.ways, question.values, question.location.map(|l| l.line)), (3, None, Some(22)));
        simulation.step(Who::Thread(1), Granularity::Instruction, &[2]).expect("it can be made");
        step(simulation, 1);
        step(simulation, 1);
        assert_eq!(global(simulation, "x"), "2");
        assert_eq!(simulation.moves()[1].choices, [2]);
        assert_eq!(
            simulation.registers(1)[0],
            Variable { name: "%c".to_string(), ty: String::new(), value: "2".to_string() }
        );
    });
}

#[test]
fn inputs_with_many_values_say_which_are_tried() {
    both(|simulation| {
        for choices in [&[][..], &[0], &[], &[], &[], &[], &[], &[], &[]] {
            simulation.step(Who::Thread(1), Granularity::Instruction, choices).expect("it can be made");
        }
        let asked = simulation.step(Who::Thread(1), Granularity::Instruction, &[]);
        let Err(NotMade::Choose(question)) = asked else { panic!("{asked:?}") };
        assert_eq!(question.values.expect("there are many")[..3], [0, 1, 0xFFFF_FFFF]);
    });
}

#[test]
fn nobody_else_moves_in_an_atomic_section() {
    both(|simulation| {
        for choices in [&[][..], &[0], &[], &[], &[], &[]] {
            simulation.step(Who::Thread(1), Granularity::Instruction, choices).expect("it can be made");
        }
        assert_eq!(simulation.standing(0), Standing::Held(1));
        assert_eq!(simulation.enabled().len(), 1);
        simulation.step(Who::Thread(1), Granularity::Visible, &[]).expect("it can be made");
        assert_eq!(global(simulation, "flag"), "2");
        assert_eq!(simulation.enabled().len(), 2);
    });
}

#[test]
fn going_back_and_forward_changes_nothing() {
    both(|simulation| {
        let mut values = vec![global(simulation, "x")];
        while simulation.random_step(Granularity::Instruction) {
            values.push(global(simulation, "x"));
        }
        assert_eq!(simulation.situation(), Situation::AllEnded);
        let end = simulation.machine.state();
        let count = simulation.depth();
        assert!(count >= 15, "{count}");
        for value in values.iter().rev().skip(1) {
            assert!(simulation.back());
            assert_eq!(&global(simulation, "x"), value);
        }
        assert!(!simulation.back());
        assert_eq!(simulation.ahead(), count);
        while simulation.forward() {}
        assert_eq!(simulation.depth(), count);
        assert!(simulation.machine.state() == end);
    });
}

#[test]
fn many_moves_keep_few_states() {
    both(|simulation| {
        let start = simulation.machine.state();
        let mut history = History::new(start.clone());
        for _ in 0..20_000 {
            let made = Move { thread: 0, kind: verdict::MoveKind::Step, steps: 1, choices: Vec::new() };
            let state = history.wants_state().then(|| start.clone());
            history.push(made, state, None, None);
        }
        let (state, moves) = history.way(history.here);
        assert!(state.is_some() && moves.len() < 64, "{}", moves.len());
    });
}

#[test]
fn saved_states_come_again_with_the_way_to_them() {
    both(|simulation| {
        step(simulation, 0);
        step(simulation, 0);
        let tag = simulation.save();
        let moves = simulation.moves();
        simulation.rewind();
        step(simulation, 1);
        assert!(simulation.restore(tag));
        assert_eq!(simulation.moves(), moves);
        assert!(simulation.back() && simulation.forward());
        assert_eq!(simulation.moves(), moves);
        assert!(simulation.release(tag) && !simulation.release(tag) && !simulation.restore(tag));
    });
}

#[test]
fn a_trace_is_loaded_where_it_was_saved() {
    both(|simulation| {
        while simulation.random_step(Granularity::Visible) {}
        let trace = simulation.trace().expect("it replays");
        let (moves, x) = (simulation.moves(), global(simulation, "x"));
        assert_eq!(trace.threads, ["one", "two"]);
        simulation.reset(1);
        assert_eq!((simulation.depth(), simulation.ahead()), (0, 0));
        simulation.load_trace(&trace).expect("it replays");
        assert_eq!((simulation.depth(), simulation.ahead()), (0, moves.len()));
        while simulation.forward() {}
        assert_eq!((simulation.moves(), global(simulation, "x")), (moves, x));
        let mut bad = trace.clone();
        bad.moves.insert(0, bad.moves[bad.moves.len() - 1].clone());
        bad.moves[0].thread = 5;
        let depth = simulation.depth();
        let error = simulation.load_trace(&bad).expect_err("there is no thread 5");
        assert_eq!(error, "the trace does not replay: move 1: there is no thread 5");
        assert_eq!(simulation.depth(), depth);
    });
}

#[test]
fn runs_stop_where_a_proposition_holds() {
    both(|simulation| {
        let goal = simulation.resolve("x == 1 && lock == 0").expect("it is fine");
        let ran = simulation.run_until(&goal, 1000, Scheduler::RoundRobin);
        assert_eq!(ran.stopped, Stopped::Holds);
        assert!(ran.moves > 0 && global(simulation, "x") == "1");
        let never = simulation.resolve("x == 99").expect("it is fine");
        assert_eq!(
            simulation.run_until(&never, 2, Scheduler::Random),
            Ran { moves: 2, stopped: Stopped::Limit }
        );
        assert_eq!(simulation.run_until(&never, 1000, Scheduler::Random).stopped, Stopped::Over);
        let error = simulation.resolve("y == 1").expect_err("there is no y");
        assert_eq!((error.at.line, error.at.column), (1, 1));
    });
}

#[test]
fn numbers_and_formulas_are_asked_alike() {
    both(|simulation| {
        step(simulation, 0);
        let mut answer = |text: &str| simulation.ask(text).map(|asked| simulation.answer(&asked));
        assert_eq!(answer("lock + 4 * 2").expect("a number"), Value::Number(9));
        assert_eq!(answer("lock == 1 && !DataRace").expect("a formula"), Value::Truth(true));
        assert_eq!(answer("[0.one] || Deadlock").expect("a formula"), Value::Truth(false));
        assert_eq!(answer("lokc").expect_err("no such variable").at.column, 1);
        assert_eq!(answer("lock == 1 && x").expect_err("x is a number").at.column, 14);
    });
}

#[test]
fn the_same_seed_makes_the_same_moves() {
    both(|simulation| {
        let mut way = |seed: u64| {
            simulation.reset(seed);
            while simulation.random_step(Granularity::Instruction) {}
            simulation.moves()
        };
        let mut ways: Vec<Vec<Move>> = Vec::new();
        for seed in 0..20 {
            let moves = way(seed);
            assert_eq!(moves, way(seed));
            if !ways.contains(&moves) {
                ways.push(moves);
            }
        }
        // By chance, two seeds may agree.
        assert!(ways.len() > 10, "{}", ways.len());
    });
}

#[test]
fn a_violation_ends_the_run_and_can_be_undone() {
    with(&["main"], |simulation| {
        let goal = simulation.resolve("DivZero").expect("it is fine");
        assert_eq!(simulation.run_until(&goal, 10, Scheduler::Random).stopped, Stopped::Holds);
        step(simulation, 0);
        let situation = simulation.situation();
        assert_eq!(situation.word(), "violation");
        assert!(situation.to_string().starts_with("div-zero: "), "{situation}");
        let refused = simulation.step(Who::Thread(0), Granularity::Line, &[]);
        assert_eq!(refused, Err(NotMade::Cannot("the run has ended".to_string())));
        assert!(simulation.trace().is_ok());
        assert!(simulation.back());
        assert_eq!(simulation.situation(), Situation::Running);
    });
}
