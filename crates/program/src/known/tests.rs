//! Values that are the same in every run, and code that none reaches.

use super::*;
use crate::operands::for_each_write;
use crate::tests::program;

struct Found {
    program: Program,
    points_to: PointsTo,
    known: Known,
}

fn found(text: &str) -> Found {
    let program = program(text, &["main"]);
    let main = program.function_named("main").expect("there is a main");
    let points_to = PointsTo::new(&program, &[main]);
    let accesses = Accesses::new(&program, &points_to);
    let known = Known::new(&program, &points_to, &accesses);
    Found { program, points_to, known }
}

impl Found {
    fn instance(&self, function: &str) -> InstanceId {
        let id = self.program.function_named(function).expect("it is lowered");
        self.points_to.instance(&self.program, id, []).expect("it is executed")
    }

    /// The places of a function that are reached, from its entry.
    fn reached(&self, function: &str) -> Vec<Pc> {
        let id = self.program.function_named(function).expect("it is lowered");
        let Some(instance) = self.points_to.instance(&self.program, id, []) else { return Vec::new() };
        let lowered = &self.program.functions[id];
        let reached =
            |pc: &Pc| self.known.is_reached(&self.program, &self.points_to, instance, lowered.entry + pc);
        (0..lowered.end - lowered.entry).filter(reached).collect()
    }

    /// What the op at a place of `main` writes.
    fn value(&self, pc: Pc) -> Value {
        let mut dst = 0;
        for_each_write(&self.program.code, &self.program.code.ops[pc as usize], |reg, _| dst = reg);
        self.known.value(self.instance("main"), Operand::reg(dst))
    }

    fn object(&self, name: &str) -> AbsId {
        let (id, _) = self.program.objects.iter().find(|(_, o)| o.name == name).expect("it is reached");
        self.points_to.abs_of_object(id)
    }
}

#[test]
fn arithmetic_comparisons_and_addresses_are_computed() {
    let found = found(
        "@a = global [4 x i32] zeroinitializer
         define i32 @main(i32 %any) {
           %x = add i32 -1, 3
           %y = shl i32 %x, 4
           %narrow = trunc i32 %y to i8
           %wide = sext i8 -2 to i64
           %less = icmp slt i64 %wide, 0
           %p = getelementptr i32, ptr getelementptr (i8, ptr @a, i64 4), i64 1
           %null = icmp eq ptr %p, null
           %chosen = select i1 %less, i32 %x, i32 %any
           %open = add i32 %any, 1
           %none = and i32 %any, 0
           %all = or i32 -1, %any
           ret i32 0
         }",
    );
    let values: Vec<Value> = (0..11).map(|pc| found.value(pc)).collect();
    let expected = [
        Value::Int(2),
        Value::Int(32),
        Value::Int(32),
        Value::Int(u64::MAX - 1),
        Value::Int(1),
        Value::Address(found.object("a"), 8),
        Value::Int(0),
        Value::Int(2),
        Value::Any,
        Value::Int(0),
        Value::Int(u64::from(u32::MAX)),
    ];
    assert_eq!(values, expected);
}

#[test]
fn a_variable_is_what_it_was_until_something_else_is_written() {
    let found = found(
        "@untouched = global { i32, i32 } { i32 5, i32 6 }
         @changed = global { i32, i32 } { i32 5, i32 6 }
         @same = global i32 7
         @hook = global ptr null
         @table = global [1 x ptr] [ptr @untouched]
         @lost = global [2 x i32] zeroinitializer
         define i32 @main(i64 %i) {
           %u = load i32, ptr getelementptr (i8, ptr @untouched, i64 4)
           %c = load i32, ptr @changed
           %d = load i32, ptr getelementptr (i8, ptr @changed, i64 4)
           %s = load i32, ptr @same
           %t = load ptr, ptr @table
           %l = load i32, ptr @lost
           store i32 8, ptr @changed
           store i32 7, ptr @same
           %p = getelementptr i32, ptr @lost, i64 %i
           store i32 0, ptr %p
           %h = load ptr, ptr @hook
           %set = icmp ne ptr %h, null
           br i1 %set, label %call, label %done
         call:
           call void @never()
           br label %done
         done: ret i32 0
         }
         define void @never() { store i32 1, ptr @same ret void }",
    );
    let values: Vec<Value> = (0..6).map(|pc| found.value(pc)).collect();
    let table = Value::Address(found.object("untouched"), 0);
    assert_eq!(values, [Value::Int(6), Value::Any, Value::Int(6), Value::Int(7), table, Value::Any]);
    assert_eq!(found.reached("never"), [] as [Pc; 0]);
    assert_eq!(found.reached("main"), [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15]);
}

#[test]
fn what_does_not_return_is_not_followed() {
    let found = found(
        "declare void @__heddle_exit(i32)
         define i32 @main(i32 %n) {
         entry: switch i32 3, label %other [ i32 3, label %three ]
         three:
           call void @stop()
           call void @other()
           ret i32 0
         other:
           ret i32 1
         }
         define void @stop() { call void @__heddle_exit(i32 0) ret void }
         define void @other() { ret void }",
    );
    assert_eq!(found.reached("main"), [0, 1]);
    assert_eq!(found.reached("stop"), [0]);
    assert!(!found.known.may_return(found.instance("stop")));
}

#[test]
fn loops_and_calls_with_different_arguments_join() {
    let found = found(
        "define i32 @main(i1 %c) {
         entry: br label %head
         head:
           %i = phi i32 [ 0, %entry ], [ %next, %head ]
           %k = phi i32 [ 4, %entry ], [ %k, %head ]
           %next = add i32 %i, 1
           br i1 %c, label %head, label %done
         done:
           %a = call i32 @same(i32 1, i32 2)
           %b = call i32 @same(i32 3, i32 2)
           %r = add i32 %k, 1
           ret i32 %r
         }
         define i32 @same(i32 %x, i32 %y) { %s = add i32 %y, 1 ret i32 %s }",
    );
    assert_eq!(found.value(1), Value::Any, "it counts");
    assert_eq!(found.value(3), Value::Int(3));
    assert_eq!(found.value(5), Value::Int(5));
    let same = &found.program.functions[found.program.function_named("same").expect("it is there")];
    assert_eq!(found.known.value(found.instance("same"), Operand::reg(same.params[0].reg)), Value::Any);
}

#[test]
fn plain_locals_are_as_good_as_registers() {
    let found = found(
        "@g = global i32 0
         declare void @outside(ptr)
         define i32 @main(i1 %c, i32 %any) {
         entry:
           %kept = alloca i32
           %known = alloca ptr
           %changed = alloca i32
           %late = alloca i32
           %mixed = alloca i32
           store i32 5, ptr %kept
           store ptr @g, ptr %known
           store i32 1, ptr %changed
           store i32 1, ptr %mixed
           call void @outside(ptr %known)
           br i1 %c, label %set, label %read
         set:
           store i32 %any, ptr %changed
           store i32 2, ptr %late
           br label %read
         read:
           %1 = load i32, ptr %kept
           %2 = load ptr, ptr %known
           %3 = load i32, ptr %changed
           %4 = load i32, ptr %late
           %5 = load i8, ptr %mixed
           ret i32 0
         }",
    );
    let values: Vec<Value> = (14..19).map(|pc| found.value(pc)).collect();
    let [any, kept] = [Value::Any, Value::Int(5)];
    assert_eq!(
        values,
        [kept, any, any, any, any],
        "given away, written twice, perhaps unwritten, read in part"
    );
}
