//! Futures of small programs, with locks as the platform has them.

use super::*;
use crate::tests::{program, program_on};

/// Mutexes as the platform has them: those of kind 0 are acquired, others may be held by their thread already.
const PLATFORM: &str = "
    declare void @__heddle_lock(ptr, i32)
    declare void @__heddle_unlock(ptr)
    declare i32 @heddle_spawn(ptr, ptr)
    declare i32 @heddle_self()
    define i32 @lock(ptr %m) {
      %self = call i32 @heddle_self()
      %kind.at = getelementptr i8, ptr %m, i64 16
      %kind = load i32, ptr %kind.at
      %plain = icmp eq i32 %kind, 0
      br i1 %plain, label %take, label %special
    special:
      %holder = load i32, ptr %m
      %held = icmp eq i32 %holder, %self
      br i1 %held, label %done, label %take
    take:
      call void @__heddle_lock(ptr %m, i32 %self)
      br label %done
    done: ret i32 0
    }
    define i32 @init(ptr %m, ptr %attributes) {
      %given = icmp ne ptr %attributes, null
      br i1 %given, label %read, label %write
    read:
      %asked = load i32, ptr %attributes
      br label %write
    write:
      %kind = phi i32 [ 0, %0 ], [ %asked, %read ]
      %kind.at = getelementptr i8, ptr %m, i64 16
      store i32 %kind, ptr %kind.at
      ret i32 0
    }
    define i32 @unlock(ptr %m) { call void @__heddle_unlock(ptr %m) ret i32 0 }
    define i32 @start(ptr %f, ptr %arg) { %n = call i32 @heddle_spawn(ptr %f, ptr %arg) ret i32 %n }";

const DECLARED: &str = "
    declare i32 @lock(ptr)
    declare i32 @init(ptr, ptr)
    declare i32 @unlock(ptr)
    declare i32 @start(ptr, ptr)
    @a = global [40 x i8] zeroinitializer
    @b = global [40 x i8] zeroinitializer
    @x = global i32 0
    @y = global i32 0
    @fixed = constant i32 9
    ";

struct Found<'a> {
    program: &'a Program,
    points_to: &'a PointsTo,
    futures: Futures<'a>,
}

/// Runs a test on the futures of a program.
fn with(program: Program, test: impl FnOnce(Found<'_>)) {
    let main = program.function_named("main").expect("there is a main");
    let points_to = PointsTo::new(&program, &[main]);
    let futures = Futures::new(&program, &points_to);
    test(Found { program: &program, points_to: &points_to, futures });
}

impl Found<'_> {
    /// The instance of a function, and the place `at` in it.
    fn place(&self, function: &str, at: Pc) -> (Option<InstanceId>, Pc) {
        let id = self.program.function_named(function).expect("it is lowered");
        let instance = self.points_to.instance(self.program, id, []);
        assert!(instance.is_some(), "{function} is executed");
        (instance, self.program.functions[id].entry + at)
    }

    /// `reads | writes`, by name.
    fn shown(&self, effects: &Effects) -> String {
        let name = |object: usize| match self.points_to.objects()[AbsId::new(object)] {
            AbsKind::Object(id) => self.program.objects[id].name.clone(),
            AbsKind::Stack(pc) => format!("stack {pc}"),
            other => format!("{other:?}"),
        };
        let names = |set: &FixedBitSet| {
            let mut names: Vec<String> = set.ones().map(name).collect();
            names.sort();
            names.join(" ")
        };
        format!("{} | {}", names(&effects.reads), names(&effects.writes))
    }

    fn future(&self, function: &str, at: Pc) -> String {
        let (instance, pc) = self.place(function, at);
        self.shown(self.futures.future(instance, pc))
    }

    fn after_call(&self, function: &str, at: Pc) -> String {
        let (instance, pc) = self.place(function, at);
        self.shown(self.futures.future_after_call(instance, pc))
    }

    fn lock(&self, name: &str) -> Lock {
        let (id, _) = self.program.objects.iter().find(|(_, o)| o.name == name).expect("it is reached");
        Lock { object: self.points_to.abs_of_object(id), offset: 0 }
    }

    fn without(&self, lock: &str, function: &str, at: Pc) -> String {
        let (instance, pc) = self.place(function, at);
        self.shown(self.futures.future_without(self.lock(lock), instance, pc))
    }
}

#[test]
fn what_lies_behind_is_no_future() {
    let text = "@x = global i32 0
         @y = global i32 0
         @z = global i32 0
         @fixed = constant i32 9
         define i32 @main(i1 %c) {
         entry:
           %own = alloca i32
           store i32 1, ptr %own
           %f = load i32, ptr @fixed
           %v = load i32, ptr @x
           br label %head
         head:
           store i32 1, ptr @y
           br i1 %c, label %head, label %out
         out:
           call void @callee()
           store i32 1, ptr @x
           ret i32 0
         }
         define void @callee() { %z = load i32, ptr @z ret void }";
    with(program(text, &["main"]), |found| {
        assert_eq!(found.future("main", 0), "x z | x y");
        assert_eq!(found.future("main", 4), "z | x y", "the load of @x is over");
        assert_eq!(found.future("main", 6), "z | x y", "the loop may go round");
        assert_eq!(found.future("main", 7), "z | x");
        assert_eq!(found.after_call("main", 7), " | x");
        assert_eq!(found.future("callee", 0), "z | ");
        assert_eq!(found.future("main", 9), " | ");
    });
}

#[test]
fn threads_handlers_ends_and_other_effects_are_seen() {
    let text = "@x = global i32 0
         @h = global i32 0
         @p = global ptr null
         declare i32 @heddle_spawn(ptr, ptr)
         declare void @heddle_interrupt(i32, ptr, i32, double)
         declare void @heddle_join(i32)
         declare void @__heddle_exit(i32)
         declare void @__heddle_end(ptr)
         define i32 @main(i1 %c) {
           %given = alloca i32
           %n = call i32 @heddle_spawn(ptr @thread, ptr %given)
           call void @heddle_interrupt(i32 %n, ptr @handler, i32 3, double 1.0)
           call void @heddle_join(i32 %n)
           br i1 %c, label %out, label %done
         out:
           call void @__heddle_exit(i32 0)
           store i32 1, ptr @h
           ret i32 0
         done: ret i32 0
         }
         define void @thread(ptr %a) {
           %own = alloca i32
           store ptr %own, ptr @p
           %v = load i32, ptr %a
           call void @__heddle_end(ptr null)
           ret void
         }
         define void @handler(i32 %a) { store i32 %a, ptr @x ret void }";
    with(program(text, &["main"]), |found| {
        let (main, pc) = found.place("main", 0);
        let given = format!("stack {pc}");
        let (thread, own) = found.place("thread", 0);
        let own = format!("stack {own}");
        assert_eq!(found.future("main", 0), format!("{given} | p {given} {own} x"));
        assert_eq!(found.future("main", 2), format!(" | {given} x"), "the thread is on its own now");
        assert_eq!(found.future("main", 5), " | ", "what comes after the end is never reached");
        assert_eq!(found.future("main", 8), format!(" | {given}"), "a local that others know ends");
        assert_eq!(found.future("thread", 3), format!(" | {own}"), "the thread takes its locals along");
        let flags = |effects: &Effects| {
            [effects.spawns, effects.may_exit, effects.joins, effects.controls || effects.ends]
        };
        assert_eq!(flags(found.futures.future(main, pc)), [true, true, true, true]);
        assert_eq!(flags(found.futures.future(main, pc + 3)), [false, true, true, false]);
        assert_eq!(flags(found.futures.future(main, pc + 4)), [false, true, false, false]);
        assert_eq!(
            flags(found.futures.future(thread, found.place("thread", 0).1)),
            [false, false, false, true]
        );
        assert_eq!(found.futures.future(None, 0), &found.futures.everything);
        assert_eq!(found.futures.future(main, pc + 6), &found.futures.everything, "never reached");
    });
}

const WORKERS: &str = "
    define i32 @main() {
      INIT
      %t = call i32 @start(ptr @worker, ptr null)
      %u = call i32 @start(ptr @other, ptr null)
      ret i32 0
    }
    define void @worker(ptr %arg) {
      %v = load i32, ptr @y
      %l = call i32 @lock(ptr @a)
      store i32 1, ptr @x
      %m = call i32 @unlock(ptr @a)
      ret void
    }
    define void @other(ptr %arg) {
      %l = call i32 @lock(ptr @b)
      call void @inner()
      %m = call i32 @unlock(ptr @b)
      ret void
    }
    define void @inner() {
      %l = call i32 @lock(ptr @a)
      %v = load i32, ptr @x
      %m = call i32 @unlock(ptr @a)
      store i32 1, ptr @y
      ret void
    }";

fn workers(init: &str) -> Program {
    program_on(PLATFORM, &(DECLARED.to_string() + &WORKERS.replace("INIT", init)))
}

#[test]
fn nothing_happens_past_a_lock() {
    with(workers("%i = call i32 @init(ptr @a, ptr null)"), |found| {
        assert_eq!(found.futures.locks().collect::<Vec<_>>(), [found.lock("a"), found.lock("b")]);
        assert_eq!(found.future("worker", 0), "a y | a x");
        assert_eq!(found.without("a", "worker", 0), "a y | ", "the kind of the mutex is read");
        assert_eq!(found.without("a", "worker", 2), " | a x", "past it, there is no other");
        assert_eq!(found.without("b", "worker", 0), "a y | a x");
        assert_eq!(found.without("a", "other", 0), "a b | b");
        assert_eq!(found.without("b", "other", 0), "b | ");
        // Frames of the platform know which mutex they are about.
        let lock = found.program.function_named("lock").expect("it is lowered");
        let (_, call) = found.place("worker", 1);
        let instance = found.points_to.instance(found.program, lock, [call]);
        let entry = found.program.functions[lock].entry;
        assert_eq!(found.shown(found.futures.future(instance, entry)), "a | a");
        assert_eq!(found.shown(found.futures.future_without(found.lock("a"), instance, entry)), "a | ");
        assert_eq!(found.futures.acquired(instance, entry + 8), Some(found.lock("a")));
        assert!(!found.futures.may_return_without(found.lock("a"), instance, entry));
        assert!(found.futures.may_return_without(found.lock("b"), instance, entry));
        let (other, waiting) = found.place("other", 1);
        let rest = found.futures.future_after_call_without(found.lock("a"), other, waiting);
        assert_eq!(found.shown(rest), " | b");
        assert!(found.futures.may_return_after_call_without(found.lock("a"), other, waiting));
    });
}

#[test]
fn a_mutex_that_may_be_held_already_stops_nobody() {
    with(workers("%i = call i32 @init(ptr @a, ptr @y)"), |found| {
        assert_eq!(found.without("a", "worker", 0), "a y | a x");
        assert_eq!(found.without("b", "other", 0), "b | ", "the other one is as before");
    });
}

#[test]
fn a_lock_that_may_be_another_one_stops_nobody() {
    let text = DECLARED.to_string()
        + "define i32 @main() {
             %t = call i32 @start(ptr @worker, ptr null)
             ret i32 0
           }
           define void @worker(ptr %arg) {
             %self = load i32, ptr @y
             %c = icmp eq i32 %self, 0
             %m = select i1 %c, ptr @a, ptr @b
             %l = call i32 @lock(ptr %m)
             store i32 1, ptr @x
             ret void
           }";
    // @y is 0 in every run, so @a is locked.
    with(program_on(PLATFORM, &text), |found| {
        assert_eq!(found.without("a", "worker", 0), "a b y | ", "where a pointer may point to says less");
    });
    let open = text.replace("%self = load i32, ptr @y", "%self = ptrtoint ptr %arg to i32");
    with(program_on(PLATFORM, &open), |found| {
        assert_eq!(found.futures.locks().count(), 0);
        assert_eq!(found.without("a", "worker", 0), "a b | a b x");
    });
}

#[test]
fn recursion_reaches_a_fixed_point() {
    let text = "@x = global i32 0
         @y = global i32 0
         define i32 @main(i32 %n) { call void @even(i32 %n) ret i32 0 }
         define void @even(i32 %n) {
           %z = icmp eq i32 %n, 0
           br i1 %z, label %done, label %more
         more:
           store i32 1, ptr @x
           call void @odd(i32 %n)
           br label %done
         done: ret void
         }
         define void @odd(i32 %n) { %v = load i32, ptr @y call void @even(i32 %n) ret void }";
    with(program(text, &["main"]), |found| {
        assert_eq!(found.future("main", 0), "y | x");
        assert_eq!(found.future("odd", 1), "y | x");
        assert_eq!(found.after_call("odd", 1), " | ");
    });
}

#[test]
fn freeing_writes_and_two_threads_conflict_over_what_they_share() {
    let text = "@p = global ptr null
         @q = global i32 0
         declare i32 @heddle_spawn(ptr, ptr)
         declare ptr @__heddle_alloc(i64, i64, i32)
         declare void @__heddle_free(ptr, i32)
         define i32 @main() {
           %block = call ptr @__heddle_alloc(i64 4, i64 4, i32 0)
           store ptr %block, ptr @p
           %t = call i32 @heddle_spawn(ptr @reads, ptr null)
           %u = call i32 @heddle_spawn(ptr @frees, ptr null)
           %v = call i32 @heddle_spawn(ptr @apart, ptr null)
           ret i32 0
         }
         define void @reads(ptr %a) { %b = load ptr, ptr @p %c = load i32, ptr %b ret void }
         define void @frees(ptr %a) { %b = load ptr, ptr @p call void @__heddle_free(ptr %b, i32 0) ret void }
         define void @apart(ptr %a) { %b = load ptr, ptr @p store i32 1, ptr @q ret void }";
    with(program(text, &["main"]), |found| {
        let future = |name| {
            let (instance, pc) = found.place(name, 0);
            found.futures.future(instance, pc)
        };
        assert!(future("reads").conflicts(future("frees")) && future("frees").conflicts(future("reads")));
        assert!(!future("reads").conflicts(future("apart")) && !future("apart").conflicts(future("frees")));
        assert!(future("apart").conflicts(future("apart")));
        assert_eq!(found.shown(found.futures.at_exit()), " | ");
    });
}
