//! Blocks: what they hold, who shares them, and what becomes of pointers to them.

use concrete::{Limits, Machine, Maker, Memory, Outcome, Prov, Silence, State, Thread};
use program::Program;
use sem::context::BlockKind;
use std::hash::BuildHasher;

fn program(text: &str) -> Program {
    let module = reader::read("test.ll", text.as_bytes()).expect("it can be read");
    Program::new(module, &["main"]).expect("it is a program")
}

fn run(text: &str) -> Outcome {
    let program = program(text);
    let main = program.function_named("main").expect("there is a main");
    Machine::new(&program, Silence::default(), Limits { steps: 100_000, ..Limits::default() }).run(main)
}

fn class(outcome: &Outcome) -> &'static str {
    match outcome {
        Outcome::Violation(violation) => violation.class.name(),
        _ => "none",
    }
}

fn hash(state: &State) -> u64 {
    rustc_hash::FxBuildHasher.hash_one(state)
}

#[test]
fn a_slot_that_is_used_again_is_not_reached_by_old_pointers() {
    let mut memory = Memory::new(8);
    let (old, _) = memory.allocate(4, 4, BlockKind::Heap, Maker::Machine).expect("there is room");
    memory.free(old.slot().expect("it has a slot"));
    assert!(memory.slot(old).is_none(), "it is dead");
    assert!(memory.late(old).is_some(), "but what it was is known");
    let (new, _) = memory.allocate(4, 4, BlockKind::Heap, Maker::Machine).expect("there is room");
    assert_eq!(new.slot(), old.slot());
    assert_ne!(new, old);
    assert!(memory.slot(new).is_some() && memory.slot(old).is_none() && memory.late(old).is_none());
}

#[test]
fn the_end_of_an_object_is_not_the_start_of_another() {
    for pointer in [4, 8] {
        let mut memory = Memory::new(pointer);
        let place = |memory: &mut Memory, size, kind| {
            memory.allocate(size, 1, kind, Maker::Machine).expect("there is room")
        };
        for kind in [BlockKind::Heap, BlockKind::Global] {
            let (first, base) = place(&mut memory, 3, kind);
            let (second, other) = place(&mut memory, 0, kind);
            assert!(other > base + 3);
            assert_eq!(memory.find(base + 3), Some(first));
            assert_eq!(memory.find(other), Some(second));
            assert_eq!(memory.find(base + 4).filter(|&found| found == first), None);
        }
        assert_eq!(memory.find(0), None);
    }
}

#[test]
fn more_than_there_is_cannot_be_had() {
    let mut memory = Memory::new(4);
    assert!(memory.allocate(1 << 40, 1, BlockKind::Heap, Maker::Machine).is_err());
    let most =
        std::iter::repeat_with(|| memory.allocate(1 << 30, 1, BlockKind::Heap, Maker::Machine).is_ok());
    assert_eq!(most.take_while(|placed| *placed).count(), 1, "32 bits hold one such block below the stack");
}

#[test]
fn copies_of_a_state_are_equal_until_one_of_them_changes() {
    let mut memory = Memory::new(8);
    for size in [4, 8, 40] {
        memory.allocate(size, 8, BlockKind::Global, Maker::Machine).expect("there is room");
    }
    let mut state = State { threads: vec![Thread::default()], interrupts: vec![], memory };
    let copy = state.snapshot();
    assert_eq!((&state, hash(&state)), (&copy, hash(&copy)));
    state.memory.set_live(2, false);
    assert_ne!(state, copy);
    assert_ne!(hash(&state), hash(&copy));
    state.memory.set_live(2, true);
    assert_eq!(state, copy);
}

#[test]
fn pointers_survive_memory_of_every_size() {
    // Alone in a small block, in the middle of a large one, and byte by byte.
    let outcome = run("
        @target = global i32 7
        define i32 @main() {
          %small = alloca ptr
          %large = alloca [5 x ptr]
          %bytes = alloca [8 x i8], align 8
          store ptr @target, ptr %small
          %p1 = load ptr, ptr %small
          %middle = getelementptr ptr, ptr %large, i64 3
          store ptr %p1, ptr %middle
          %p2 = load ptr, ptr %middle
          store ptr %p2, ptr %bytes
          %first = load i8, ptr %bytes
          store i8 %first, ptr %bytes
          %p3 = load ptr, ptr %bytes
          %v = load i32, ptr %p3
          ret i32 %v
        }");
    assert_eq!(outcome, Outcome::Exit(7));
}

#[test]
fn poison_in_memory_is_poison_when_it_is_read() {
    let outcome = run("
        define i32 @main() {
          %a = alloca [2 x i32]
          store [2 x i32] zeroinitializer, ptr %a
          %second = getelementptr i32, ptr %a, i64 1
          store i32 poison, ptr %second
          %fine = load i32, ptr %a
          %zero = icmp eq i32 %fine, 0
          br i1 %zero, label %next, label %next
        next:
          %bad = load i32, ptr %second
          %c = icmp eq i32 %bad, 0
          br i1 %c, label %end, label %end
        end:
          ret i32 0
        }");
    assert_eq!(class(&outcome), "uninit");
}

#[test]
fn limits_end_a_run_with_a_word() {
    let endless = program("define i32 @main() {\n  br label %a\na:\n  br label %a\n}");
    let main = endless.function_named("main").expect("there is a main");
    let mut machine = Machine::new(&endless, Silence::default(), Limits { steps: 50, ..Limits::default() });
    assert!(matches!(machine.run(main), Outcome::Limit(trouble) if trouble.what.contains("50 steps")));
    let greedy = program("define i32 @main() {\n  %a = alloca [2000 x i8]\n  ret i32 0\n}");
    let main = greedy.function_named("main").expect("there is a main");
    let mut machine = Machine::new(&greedy, Silence::default(), Limits { memory: 1000, ..Limits::default() });
    assert!(matches!(machine.run(main), Outcome::Limit(trouble) if trouble.what.contains("size 2000")));
    assert_eq!(Prov::NONE.slot(), None);
}
