//! The machine: control flow, calls, objects, and what a run leaves behind.

mod common;

use bits::Bits;
use common::run::{self, End, Known};
use common::{Model, assign};
use program::Program;
use sem::context::Why;
use sem::ub::{Class, UbKind};
use symbolic::record::Failure;
use symbolic::{Bv, Machine, Options, Scalar, Stopped};
use term::Assignment;

fn known(program: &Program, name: &str, operands: &[Known]) -> End {
    let function = program.function_named(name).expect("the function");
    let expected = run::concrete(program, function, operands);
    assert_eq!(run::on_constants(program, function, operands), expected, "{name}");
    expected
}

fn number(w: u32, value: u64) -> End {
    End::Returned(vec![Known::number(w, value)])
}

#[test]
fn loops_and_calls_with_known_conditions_run_through() {
    let program = run::program(
        "define i32 @gcd(i32 %a, i32 %b) {\n\
         entry:\n  %zero = icmp eq i32 %b, 0\n  br i1 %zero, label %done, label %more\n\
         more:\n  %rest = urem i32 %a, %b\n  %r = call i32 @gcd(i32 %b, i32 %rest)\n  ret i32 %r\n\
         done:\n  ret i32 %a\n}\n\
         define i32 @sum(i32 %n) {\n\
         entry:\n  br label %loop\n\
         loop:\n  %i = phi i32 [ 0, %entry ], [ %j, %loop ]\n  %s = phi i32 [ 0, %entry ], [ %t, %loop ]\n\
           %t = add i32 %s, %i\n  %j = add i32 %i, 1\n  %go = icmp ule i32 %j, %n\n\
           br i1 %go, label %loop, label %end\n\
         end:\n  ret i32 %t\n}\n\
         define i32 @swap(i32 %n) {\n\
         entry:\n  br label %loop\n\
         loop:\n  %a = phi i32 [ 1, %entry ], [ %b, %loop ]\n  %b = phi i32 [ 2, %entry ], [ %a, %loop ]\n\
           %i = phi i32 [ 0, %entry ], [ %j, %loop ]\n\
           %j = add i32 %i, 1\n  %go = icmp ult i32 %j, %n\n  br i1 %go, label %loop, label %end\n\
         end:\n  ret i32 %a\n}\n\
         define i8 @which(i32 %n) {\n\
           switch i32 %n, label %other [ i32 1, label %one\n i32 7, label %seven ]\n\
         one:\n  ret i8 10\n\
         seven:\n  ret i8 70\n\
         other:\n  ret i8 0\n}\n",
        &["gcd", "sum", "swap", "which"],
    );
    let word = |value| Known::number(32, value);
    assert_eq!(known(&program, "gcd", &[word(1071), word(462)]), number(32, 21));
    assert_eq!(known(&program, "sum", &[word(100)]), number(32, 5050));
    assert_eq!(known(&program, "swap", &[word(2)]), number(32, 2));
    assert_eq!(known(&program, "which", &[word(7)]), number(8, 70));
    assert_eq!(known(&program, "which", &[word(8)]), number(8, 0));
}

#[test]
fn constants_stay_out_of_the_pool() {
    let program = run::program(
        "@table = global [4 x i32] [i32 3, i32 1, i32 4, i32 1]\n\
         define i32 @f() {\n\
         entry:\n  %m = alloca i32\n  store i32 0, ptr %m\n  br label %loop\n\
         loop:\n  %i = phi i64 [ 0, %entry ], [ %j, %loop ]\n  %p = getelementptr i32, ptr @table, i64 %i\n\
           %x = load i32, ptr %p\n  %s = load i32, ptr %m\n  %t = add nsw i32 %s, %x\n  store i32 %t, ptr %m\n\
           %j = add i64 %i, 1\n  %go = icmp ult i64 %j, 4\n  br i1 %go, label %loop, label %end\n\
         end:\n  %r = load i32, ptr %m\n  ret i32 %r\n}\n",
        &["f"],
    );
    let mut machine = Machine::new(&program, Options::default()).expect("a machine");
    machine.start(program.function_named("f").expect("f"), &[]).expect("no arguments");
    let Stopped::Returned(values) = machine.run(1000) else { panic!("no result") };
    assert_eq!(values[0].bits, Bv::Const(Bits::from_u64(32, 9)));
    assert_eq!(machine.d.terms.len(), 0);
    assert!(machine.obligations().is_empty() && machine.chosen().is_empty());
}

#[test]
fn objects_are_laid_out_and_initialised() {
    let program = run::program(
        "%pair = type { i8, ptr, i32 }\n\
         @x = global i32 7\n\
         @y = constant %pair { i8 5, ptr getelementptr (i8, ptr @x, i64 2), i32 -1 }\n\
         @z = global [3 x i16] zeroinitializer\n\
         @v = global <3 x i5> <i5 1, i5 -1, i5 3>\n\
         @address = global i64 ptrtoint (ptr @x to i64)\n\
         @callback = global ptr @seven\n\
         define i32 @seven() {\n  ret i32 7\n}\n\
         define { i8, i32, i16, i64, i32, <3 x i5> } @f() {\n\
           %a = load i8, ptr @y\n\
           %p = getelementptr %pair, ptr @y, i64 0, i32 1\n  %q = load ptr, ptr %p\n\
           %back = getelementptr i8, ptr %q, i64 -2\n  %b = load i32, ptr %back\n\
           %c = load i16, ptr getelementptr (i8, ptr @z, i64 4)\n\
           %d = load i64, ptr @address\n  %own = ptrtoint ptr @x to i64\n  %e = sub i64 %d, %own\n\
           %g = load ptr, ptr @callback\n  %h = call i32 %g()\n\
           %v = load <3 x i5>, ptr @v\n\
           %r0 = insertvalue { i8, i32, i16, i64, i32, <3 x i5> } undef, i8 %a, 0\n\
           %r1 = insertvalue { i8, i32, i16, i64, i32, <3 x i5> } %r0, i32 %b, 1\n\
           %r2 = insertvalue { i8, i32, i16, i64, i32, <3 x i5> } %r1, i16 %c, 2\n\
           %r3 = insertvalue { i8, i32, i16, i64, i32, <3 x i5> } %r2, i64 %e, 3\n\
           %r4 = insertvalue { i8, i32, i16, i64, i32, <3 x i5> } %r3, i32 %h, 4\n\
           %r5 = insertvalue { i8, i32, i16, i64, i32, <3 x i5> } %r4, <3 x i5> %v, 5\n\
           ret { i8, i32, i16, i64, i32, <3 x i5> } %r5\n}\n\
         define void @write() {\n  store i8 1, ptr @y\n  ret void\n}\n\
         define i32 @wrong() {\n  %r = call i32 @x()\n  ret i32 %r\n}\n",
        &["f", "write", "wrong"],
    );
    let expected = [(8, 5), (32, 7), (16, 0), (64, 0), (32, 7), (5, 1), (5, 31), (5, 3)];
    let expected = expected.iter().map(|&(w, value)| Known::number(w, value)).collect();
    assert_eq!(known(&program, "f", &[]), End::Returned(expected));
    assert_eq!(known(&program, "write", &[]), End::Undefined(UbKind::ConstantWrite));
    assert_eq!(known(&program, "wrong", &[]), End::Undefined(UbKind::NotAFunction));
}

#[test]
fn arguments_are_copied_and_counted() {
    let program = run::program(
        "declare void @llvm.va_start.p0(ptr)\ndeclare void @llvm.va_end.p0(ptr)\n\
         define i32 @take(ptr byval([2 x i32]) %p) {\n  store i32 9, ptr %p\n  %q = getelementptr i32, ptr %p, i64 1\n\
           %r = load i32, ptr %q\n  ret i32 %r\n}\n\
         define i64 @copied() {\n  %m = alloca [2 x i32]\n  store i32 1, ptr %m\n\
           %q = getelementptr i32, ptr %m, i64 1\n  store i32 2, ptr %q\n\
           %x = call i32 @take(ptr byval([2 x i32]) %m)\n  %r = load i64, ptr %m\n  ret i64 %r\n}\n\
         define i64 @third(i32 %n, ...) {\n  %list = alloca [24 x i8]\n  call void @llvm.va_start.p0(ptr %list)\n\
           %a = va_arg ptr %list, i32\n  %b = va_arg ptr %list, double\n  %c = va_arg ptr %list, i64\n\
           call void @llvm.va_end.p0(ptr %list)\n  ret i64 %c\n}\n\
         define i64 @counted() {\n  %r = call i64 (i32, ...) @third(i32 3, i32 5, double 1.5, i64 77)\n  ret i64 %r\n}\n\
         define ptr @local() {\n  %m = alloca i8\n  ret ptr %m\n}\n\
         define i8 @dangling() {\n  %p = call ptr @local()\n  %r = load i8, ptr %p\n  ret i8 %r\n}\n",
        &["copied", "counted", "dangling"],
    );
    assert_eq!(known(&program, "copied", &[]), number(64, 2 << 32 | 1));
    assert_eq!(known(&program, "counted", &[]), number(64, 77));
    assert_eq!(known(&program, "dangling", &[]), End::Undefined(UbKind::DeadAccess));
}

#[test]
fn an_unknown_branch_stops_with_both_ways() {
    let program = run::program(
        "define i8 @f(i8 %a) {\n  %low = icmp ult i8 %a, 10\n  br i1 %low, label %yes, label %no\n\
         yes:\n  %x = add i8 %a, 1\n  ret i8 %x\n\
         no:\n  %y = udiv i8 100, %a\n  ret i8 %y\n}\n",
        &["f"],
    );
    let mut machine = Machine::new(&program, Options::default()).expect("a machine");
    let a = machine.d.variable("a", 8);
    let argument = Scalar::plain(&mut machine.d, 8, a.clone());
    machine.start(program.function_named("f").expect("f"), &[vec![argument]]).expect("one argument");
    let Stopped::Fork { condition, yes, no } = machine.run(100) else { panic!("no fork") };
    let mut other = machine.clone();
    assert!(machine.follow(condition, yes));
    let Stopped::Returned(values) = machine.run(100) else { panic!("no result") };
    let not = sem::domain::Domain::not_b(&mut other.d, condition);
    assert!(other.follow(not, no));
    let Stopped::Returned(others) = other.run(100) else { panic!("no result") };
    for value in 0..=255u64 {
        let mut assignment = Assignment::new();
        assign(&machine.d, &mut assignment, &a, Bits::from_u64(8, value));
        let mut model = Model::new(&machine.d, &assignment);
        assert_eq!(model.truth(machine.path()), value < 10);
        assert_eq!(model.bits(&values[0].bits).low_u64(), (value + 1) & 255);
        let mut model = Model::new(&other.d, &assignment);
        assert_eq!(model.truth(other.path()), value >= 10);
        if value >= 10 {
            assert_eq!(model.bits(&others[0].bits).low_u64(), 100 / value);
            let obligations = other.obligations();
            assert!(obligations.iter().all(|must| model.truth(must.condition)), "{value}");
        }
    }
}

#[test]
fn what_must_hold_is_noted_with_its_place_and_the_run_goes_on() {
    let program = run::program(
        "declare i32 @heddle_any_int()\ndeclare void @heddle_assume(i32)\ndeclare void @heddle_assert(i32, ptr)\n\
         @why = constant [4 x i8] c\"why\\00\"\n\
         define i32 @f() {\n  %a = call i32 @heddle_any_int()\n  %b = call i32 @heddle_any_int()\n\
           %small = icmp ult i32 %a, 8\n  %c = zext i1 %small to i32\n  call void @heddle_assume(i32 %c)\n\
           %q = udiv i32 %b, %a\n  %even = and i32 %q, 1\n\
           call void @heddle_assert(i32 %even, ptr @why)\n  ret i32 %q\n}\n",
        &["f"],
    );
    let mut machine = Machine::new(&program, Options::default()).expect("a machine");
    machine.start(program.function_named("f").expect("f"), &[]).expect("no arguments");
    assert!(matches!(machine.run(100), Stopped::Returned(_)));
    let [division, assertion] = machine.obligations() else { panic!("{:?}", machine.obligations()) };
    assert_eq!(division.failure, Failure::Undefined(UbKind::DivisionByZero));
    assert_eq!(assertion.failure, Failure::Property(Class::Assert, "assertion fails: why".into()));
    assert!(division.pc < assertion.pc);
    let [a, b] = machine.chosen() else { panic!("{:?}", machine.chosen()) };
    assert!(matches!((a.why, b.why), (Why::Input(_), Why::Input(_))));
    assert_ne!(a.moment, b.moment);
    for (x, y, divides, holds) in [(0u64, 4u64, false, true), (2, 6, true, true), (2, 4, true, false)] {
        let mut assignment = Assignment::new();
        assign(&machine.d, &mut assignment, &a.value, Bits::from_u64(32, x));
        assign(&machine.d, &mut assignment, &b.value, Bits::from_u64(32, y));
        let mut model = Model::new(&machine.d, &assignment);
        assert!(model.truth(division.path));
        assert_eq!(model.truth(division.condition), divides);
        // Beyond a division by zero nothing is reached.
        assert_eq!(model.truth(assertion.path), divides);
        assert_eq!(!model.truth(assertion.path) || model.truth(assertion.condition), holds);
    }
}

#[test]
fn choices_are_told_apart_by_context_and_occurrence() {
    let program = run::program(
        "declare i32 @heddle_any_int()\n\
         define i32 @g() {\n  %a = call i32 @heddle_any_int()\n  ret i32 %a\n}\n\
         define i32 @f() {\nentry:\n  br label %loop\n\
         loop:\n  %i = phi i32 [ 0, %entry ], [ %j, %loop ]\n  %x = call i32 @g()\n  %j = add i32 %i, 1\n\
           %go = icmp ult i32 %j, 2\n  br i1 %go, label %loop, label %end\n\
         end:\n  %y = call i32 @g()\n  ret i32 %y\n}\n",
        &["f"],
    );
    let mut machine = Machine::new(&program, Options::default()).expect("a machine");
    machine.start(program.function_named("f").expect("f"), &[]).expect("no arguments");
    assert!(matches!(machine.run(100), Stopped::Returned(_)));
    let moments: Vec<_> = machine.chosen().iter().map(|chosen| chosen.moment).collect();
    let [first, second, third] = moments[..] else { panic!("{moments:?}") };
    assert_eq!((first.context, first.pc), (second.context, second.pc));
    assert_eq!((first.occurrence, second.occurrence, third.occurrence), (0, 1, 0));
    assert_ne!(first.context, third.context);
    let calls: Vec<_> =
        [first, third].iter().map(|m| machine.context(m.context.expect("a call")).call).collect();
    assert!(calls[0] < calls[1]);
}

#[test]
fn what_cannot_be_done_ends_with_a_reason() {
    let program = run::program(
        "declare void @nobody()\n\
         define void @outside() {\n  call void @nobody()\n  ret void\n}\n\
         define void @forever() {\n  br label %loop\nloop:\n  br label %loop\n}\n\
         define void @never() {\n  unreachable\n}\n",
        &["outside", "forever", "never"],
    );
    let run = |name: &str| {
        let mut machine = Machine::new(&program, Options::default()).expect("a machine");
        machine.start(program.function_named(name).expect("the function"), &[]).expect("no arguments");
        (machine.run(1000), machine.obligations().len())
    };
    assert!(
        matches!(run("outside"), (Stopped::External(why), 0) if why == "calls the function nobody, which nobody defines")
    );
    assert!(matches!(run("forever"), (Stopped::Limit, 0)));
    assert!(matches!(run("never"), (Stopped::Violated, 1)));
}
