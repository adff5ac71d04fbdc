//! What two threads do one after the other can be done the other way around, and both are found: a row for each kind of step that another thread can
//! notice, in LLVM text so that every op is where it is written.
//!
//! A row says which values the program may give to its assertion. Each of them is found, and no other, under every reduction and
//! in every order of search.

use explore::search::{Limits, Order, Progress};
use explore::{Check, Options, Reduction, Start};
use program::Program;
use verdict::places::Places;
use verdict::{Answer, Selection, Verdict};

const REDUCTIONS: [Reduction; 4] =
    [Reduction::None, Reduction::Internal, Reduction::Simultaneous, Reduction::Por];

/// A program, which calls `@see(i32)` with what came of its threads, and the values that it can give. `MAIN` stands for a main function that starts
/// `@first` and `@second`, in either order: of two sets of threads that are equally small, the one of the thread with the lower number is
/// tried. `ORDERED` stands for one that starts `@first` first. It reads `@decoy` once the thread that it started first has ended: a write to that by the
/// other one starts a move of its own until then.
struct Row {
    name: &'static str,
    text: &'static str,
    /// What is seen in some execution.
    seen: &'static [u32],
    /// What is seen in none.
    never: &'static [u32],
}

const HEADER: &str = "
    @x = global i32 0
    @y = global i32 0
    @z = global i32 0
    @lock = global i32 0
    @pair = global { i32, i32 } { i32 1, i32 1 }
    @wide = global i128 0
    @row = global [4 x i32] zeroinitializer
    @kept = global ptr @x
    @one = global i32 1
    @decoy = global i32 0
    @why = constant [4 x i8] c\"why\\00\"
    declare i32 @heddle_spawn(ptr, ptr)
    declare i32 @__heddle_spawn(ptr, ptr, ptr)
    declare void @heddle_join(i32)
    declare void @__heddle_lock(ptr, i32)
    declare void @__heddle_unlock(ptr)
    declare void @__heddle_wait(ptr, i32, i32)
    declare void @__heddle_end(ptr)
    declare void @__heddle_exit(i32)
    declare i32 @__heddle_mark(i32, i32, i32)
    declare ptr @__heddle_alloc(i64, i64, i32)
    declare void @__heddle_free(ptr, i32)
    declare i32 @heddle_choose(i32)
    declare void @heddle_assert(i32, ptr)
    declare void @heddle_assume(i32)
    declare void @heddle_atomic_begin()
    declare void @heddle_atomic_end()
    declare void @heddle_block_until(ptr)
    declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
    declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
    declare <2 x i32> @llvm.masked.load.v2i32.p0(ptr, i32, <2 x i1>, <2 x i32>)
    declare void @llvm.masked.store.v2i32.p0(<2 x i32>, ptr, i32, <2 x i1>)
    declare <2 x i32> @llvm.masked.gather.v2i32.v2p0(<2 x ptr>, i32, <2 x i1>, <2 x i32>)
    declare void @llvm.masked.scatter.v2i32.v2p0(<2 x i32>, <2 x ptr>, i32, <2 x i1>)
    declare ptr @llvm.threadlocal.address.p0(ptr)
    declare void @llvm.lifetime.start.p0(i64, ptr)
    declare void @llvm.lifetime.end.p0(i64, ptr)
    declare ptr @llvm.stacksave.p0()
    declare void @llvm.stackrestore.p0(ptr)
    define void @see(i32 %v) {
      %differs = icmp ne i32 %v, VALUE
      %fine = zext i1 %differs to i32
      call void @heddle_assert(i32 %fine, ptr @why)
      ret void
    }";

const MAIN: &str = "
    define i32 @main() {
      %a = call i32 @heddle_spawn(ptr @ONE, ptr null)
      %b = call i32 @heddle_spawn(ptr @OTHER, ptr null)
      call void @heddle_join(i32 %a)
      %v = load i32, ptr @decoy
      call void @heddle_join(i32 %b)
      ret i32 0
    }";

const TABLE: &[Row] = &[
    Row {
        name: "a struct is stored at once",
        text: "
            define void @first(ptr %p) { store { i32, i32 } { i32 2, i32 3 }, ptr @pair ret void }
            define void @second(ptr %p) {
              %v = load { i32, i32 }, ptr @pair
              %one = extractvalue { i32, i32 } %v, 0
              %other = extractvalue { i32, i32 } %v, 1
              %all = mul i32 %one, %other
              call void @see(i32 %all)
              ret void
            } MAIN",
        seen: &[1, 6],
        never: &[2, 3],
    },
    Row {
        name: "a number of 128 bits is stored and loaded",
        text: "
            define void @first(ptr %p) { store i128 5, ptr @wide ret void }
            define void @second(ptr %p) {
              %v = load i128, ptr @wide
              %low = trunc i128 %v to i32
              call void @see(i32 %low)
              ret void
            } MAIN",
        seen: &[0, 5],
        never: &[1],
    },
    Row {
        name: "memory is copied from what is written",
        text: "
            define void @first(ptr %p) { store i32 1, ptr @x ret void }
            define void @second(ptr %p) {
              %own = alloca i32
              call void @llvm.memcpy.p0.p0.i64(ptr %own, ptr @x, i64 4, i1 false)
              %v = load i32, ptr %own
              call void @see(i32 %v)
              ret void
            } MAIN",
        seen: &[0, 1],
        never: &[2],
    },
    Row {
        name: "memory is copied to what is read",
        text: "
            define void @first(ptr %p) {
              %own = alloca i32
              store i32 1, ptr %own
              call void @llvm.memcpy.p0.p0.i64(ptr @x, ptr %own, i64 4, i1 false)
              ret void
            }
            define void @second(ptr %p) {
              %v = load i32, ptr @x
              call void @see(i32 %v)
              ret void
            } MAIN",
        seen: &[0, 1],
        never: &[2],
    },
    Row {
        name: "memory is filled",
        text: "
            define void @first(ptr %p) {
              call void @llvm.memset.p0.i64(ptr @x, i8 1, i64 1, i1 false)
              ret void
            }
            define void @second(ptr %p) {
              %v = load i32, ptr @x
              call void @see(i32 %v)
              ret void
            } MAIN",
        seen: &[0, 1],
        never: &[2],
    },
    Row {
        name: "a masked store and a masked load",
        text: "
            define void @first(ptr %p) {
              call void @llvm.masked.store.v2i32.p0(<2 x i32> <i32 1, i32 2>, ptr @row, i32 4, <2 x i1> <i1 false, i1 true>)
              ret void
            }
            define void @second(ptr %p) {
              %v = call <2 x i32> @llvm.masked.load.v2i32.p0(ptr @row, i32 4, <2 x i1> <i1 true, i1 true>, <2 x i32> zeroinitializer)
              %one = extractelement <2 x i32> %v, i32 0
              %other = extractelement <2 x i32> %v, i32 1
              %sum = add i32 %one, %other
              call void @see(i32 %sum)
              ret void
            } MAIN",
        seen: &[0, 2],
        never: &[1, 3],
    },
    Row {
        name: "a scatter and a gather",
        text: "
            define void @first(ptr %p) {
              %a = insertelement <2 x ptr> poison, ptr @x, i32 0
              %b = insertelement <2 x ptr> %a, ptr @y, i32 1
              call void @llvm.masked.scatter.v2i32.v2p0(<2 x i32> <i32 1, i32 2>, <2 x ptr> %b, i32 4, <2 x i1> <i1 true, i1 true>)
              ret void
            }
            define void @second(ptr %p) {
              %a = insertelement <2 x ptr> poison, ptr @z, i32 0
              %b = insertelement <2 x ptr> %a, ptr @y, i32 1
              %v = call <2 x i32> @llvm.masked.gather.v2i32.v2p0(<2 x ptr> %b, i32 4, <2 x i1> <i1 true, i1 true>, <2 x i32> zeroinitializer)
              %other = extractelement <2 x i32> %v, i32 1
              call void @see(i32 %other)
              ret void
            } MAIN",
        seen: &[0, 2],
        never: &[1],
    },
    Row {
        name: "a store through a pointer that others change",
        text: "
            define void @first(ptr %p) {
              store ptr @y, ptr @kept
              ret void
            }
            define void @second(ptr %p) {
              %to = load ptr, ptr @kept
              store i32 1, ptr %to
              %v = load i32, ptr @x
              call void @see(i32 %v)
              ret void
            } MAIN",
        seen: &[0, 1],
        never: &[2],
    },
    Row {
        name: "a store to an address that was a number",
        text: "
            define void @first(ptr %p) {
              %number = ptrtoint ptr @x to i64
              %there = add i64 %number, 0
              %to = inttoptr i64 %there to ptr
              store i32 1, ptr %to
              ret void
            }
            define void @second(ptr %p) {
              %v = load i32, ptr @x
              call void @see(i32 %v)
              ret void
            } MAIN",
        seen: &[0, 1],
        never: &[2],
    },
    Row {
        name: "conflicts are transitive",
        text: "
            define void @first(ptr %p) {
              %v = load i32, ptr @x
              call void @see(i32 %v)
              ret void
            }
            define void @second(ptr %p) {
              %third = call i32 @heddle_spawn(ptr @third, ptr null)
              %v = load i32, ptr @y
              store i32 %v, ptr @x
              ret void
            }
            define void @third(ptr %p) { store i32 1, ptr @y ret void } MAIN",
        seen: &[0, 1],
        never: &[2],
    },
    Row {
        name: "a thread is started while others start some",
        text: "
            define void @third(ptr %p) {
              %old = atomicrmw add ptr @x, i32 1 seq_cst
              ret void
            }
            define void @first(ptr %p) {
              %n = call i32 @heddle_spawn(ptr @third, ptr null)
              call void @see(i32 %n)
              ret void
            }
            define void @second(ptr %p) {
              %n = call i32 @heddle_spawn(ptr @third, ptr null)
              ret void
            } ORDERED",
        seen: &[2, 3, 4],
        never: &[1, 5],
    },
    Row {
        name: "the numbers of threads with two arguments",
        text: "
            define void @third(ptr %p, ptr %q) { ret void }
            define void @first(ptr %p) {
              %n = call i32 @__heddle_spawn(ptr @third, ptr null, ptr null)
              call void @see(i32 %n)
              ret void
            }
            define void @second(ptr %p) {
              %n = call i32 @__heddle_spawn(ptr @third, ptr null, ptr null)
              ret void
            } ORDERED",
        seen: &[2, 3, 4],
        never: &[1, 5],
    },
    Row {
        name: "marks are set and asked for",
        text: "
            define void @first(ptr %p) {
              %n = call i32 @__heddle_mark(i32 0, i32 4, i32 0)
              ret void
            }
            define void @second(ptr %p) {
              %n = call i32 @__heddle_mark(i32 0, i32 0, i32 4)
              call void @see(i32 %n)
              ret void
            } MAIN",
        seen: &[0, 4],
        never: &[1],
    },
    Row {
        name: "marks are asked for and set",
        text: "
            define void @first(ptr %p) {
              %n = call i32 @__heddle_mark(i32 0, i32 0, i32 4)
              call void @see(i32 %n)
              ret void
            }
            define void @second(ptr %p) {
              %n = call i32 @__heddle_mark(i32 0, i32 4, i32 0)
              ret void
            } MAIN",
        seen: &[0, 4],
        never: &[1],
    },
    Row {
        name: "marks that are set in a section",
        text: "
            define void @first(ptr %p) {
              call void @heddle_atomic_begin()
              %n = call i32 @__heddle_mark(i32 0, i32 4, i32 0)
              call void @heddle_atomic_end()
              ret void
            }
            define void @second(ptr %p) {
              call void @heddle_atomic_begin()
              %n = call i32 @__heddle_mark(i32 0, i32 0, i32 4)
              call void @heddle_atomic_end()
              call void @see(i32 %n)
              ret void
            } MAIN",
        seen: &[0, 4],
        never: &[1],
    },
    Row {
        name: "a lock protects only what is done with it",
        text: "
            define void @first(ptr %p) {
              call void @__heddle_lock(ptr @lock, i32 2)
              store i32 1, ptr @x
              store i32 2, ptr @x
              call void @__heddle_unlock(ptr @lock)
              ret void
            }
            define void @second(ptr %p) {
              %v = load i32, ptr @x
              call void @see(i32 %v)
              ret void
            } MAIN",
        seen: &[0, 1, 2],
        never: &[3],
    },
    Row {
        name: "a lock protects what all do with it",
        text: "
            define void @first(ptr %p) {
              call void @__heddle_lock(ptr @lock, i32 2)
              store i32 1, ptr @x
              store i32 2, ptr @x
              call void @__heddle_unlock(ptr @lock)
              ret void
            }
            define void @second(ptr %p) {
              call void @__heddle_lock(ptr @lock, i32 3)
              %v = load i32, ptr @x
              call void @__heddle_unlock(ptr @lock)
              call void @see(i32 %v)
              ret void
            } MAIN",
        seen: &[0, 2],
        never: &[1],
    },
    Row {
        name: "a lock that another thread breaks",
        text: "
            define void @first(ptr %p) {
              call void @__heddle_lock(ptr @lock, i32 2)
              store i32 1, ptr @x
              store i32 2, ptr @x
              call void @__heddle_unlock(ptr @lock)
              ret void
            }
            define void @second(ptr %p) {
              store i32 0, ptr @lock
              call void @__heddle_lock(ptr @lock, i32 3)
              %v = load i32, ptr @x
              call void @see(i32 %v)
              ret void
            } MAIN",
        seen: &[0, 1, 2],
        never: &[3],
    },
    Row {
        name: "another thread's lock protects nothing",
        text: "
            define void @first(ptr %p) {
              %v = load i32, ptr @x
              call void @see(i32 %v)
              ret void
            }
            define void @second(ptr %p) {
              %third = call i32 @heddle_spawn(ptr @third, ptr null)
              call void @__heddle_lock(ptr @lock, i32 3)
              store i32 1, ptr @y
              call void @__heddle_unlock(ptr @lock)
              ret void
            }
            define void @third(ptr %p) {
              call void @__heddle_wait(ptr @y, i32 1, i32 1)
              call void @__heddle_lock(ptr @lock, i32 4)
              store i32 1, ptr @x
              call void @__heddle_unlock(ptr @lock)
              ret void
            } MAIN",
        seen: &[0, 1],
        never: &[2],
    },
    Row {
        name: "who waits for a thread waits for what that does",
        text: "
            define void @first(ptr %p) {
              %v = load i32, ptr @x
              call void @see(i32 %v)
              ret void
            }
            define void @second(ptr %p) {
              %third = call i32 @heddle_spawn(ptr @third, ptr null)
              call void @heddle_join(i32 %third)
              store i32 1, ptr @x
              ret void
            }
            define void @third(ptr %p) { store i32 1, ptr @y ret void } MAIN",
        seen: &[0, 1],
        never: &[2],
    },
    Row {
        name: "a function goes on after the one that it called",
        text: "
            define void @called() { %v = load i32, ptr @y ret void }
            define void @first(ptr %p) {
              call void @called()
              store i32 1, ptr @x
              ret void
            }
            define void @second(ptr %p) {
              %v = load i32, ptr @x
              call void @see(i32 %v)
              ret void
            }
            define void @third(ptr %p) { store i32 1, ptr @y ret void } MAIN",
        seen: &[0, 1],
        never: &[2],
    },
    Row {
        name: "a word that is waited for",
        text: "
            define void @first(ptr %p) {
              call void @__heddle_wait(ptr @x, i32 1, i32 1)
              %v = load i32, ptr @y
              call void @see(i32 %v)
              ret void
            }
            define void @second(ptr %p) {
              store i32 1, ptr @x
              store i32 2, ptr @y
              ret void
            } MAIN",
        seen: &[0, 2],
        never: &[1],
    },
    Row {
        name: "a section that waits goes on with what others did",
        text: "
            define void @first(ptr %p) {
              call void @heddle_atomic_begin()
              call void @heddle_block_until(ptr @x)
              %v = load i32, ptr @y
              store i32 9, ptr @z
              call void @heddle_atomic_end()
              call void @see(i32 %v)
              ret void
            }
            define void @second(ptr %p) {
              store i32 1, ptr @x
              store i32 1, ptr @y
              store i32 2, ptr @y
              ret void
            } MAIN",
        seen: &[0, 1, 2],
        never: &[3],
    },
    Row {
        name: "a section that chooses",
        text: "
            define void @first(ptr %p) {
              call void @heddle_atomic_begin()
              %c = call i32 @heddle_choose(i32 2)
              %which = icmp eq i32 %c, 0
              %to = select i1 %which, ptr @x, ptr @y
              store i32 1, ptr %to
              call void @heddle_atomic_end()
              ret void
            }
            define void @second(ptr %p) {
              %v = load i32, ptr @x
              %w = load i32, ptr @y
              %double = mul i32 %w, 2
              %all = add i32 %v, %double
              call void @see(i32 %all)
              ret void
            } MAIN",
        seen: &[0, 1, 2],
        never: &[3],
    },
    Row {
        name: "a section that starts a thread",
        text: "
            define void @third(ptr %p) { ret void }
            define void @first(ptr %p) {
              call void @heddle_atomic_begin()
              %n = call i32 @heddle_spawn(ptr @third, ptr null)
              call void @heddle_atomic_end()
              call void @see(i32 %n)
              ret void
            }
            define void @second(ptr %p) {
              call void @heddle_atomic_begin()
              %n = call i32 @heddle_spawn(ptr @third, ptr null)
              call void @heddle_atomic_end()
              ret void
            } ORDERED",
        seen: &[2, 3, 4],
        never: &[1, 5],
    },
    Row {
        name: "what is done after main",
        text: "
            @llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @last, ptr null }]
            define void @first(ptr %p) {
              %v = load i32, ptr @x
              call void @see(i32 %v)
              ret void
            }
            define void @second(ptr %p) { store i32 1, ptr @y ret void }
            define void @last() { store i32 1, ptr @x ret void }
            define i32 @main() {
              %a = call i32 @heddle_spawn(ptr @first, ptr null)
              %b = call i32 @heddle_spawn(ptr @second, ptr null)
              call void @__heddle_wait(ptr @y, i32 1, i32 1)
              ret i32 0
            }",
        seen: &[0, 1],
        never: &[2],
    },
    Row {
        name: "what is done after main by who needs a lock first",
        text: "
            define void @first(ptr %p) {
              call void @__heddle_lock(ptr @lock, i32 2)
              %v = load i32, ptr @x
              %w = load i32, ptr @x
              call void @__heddle_unlock(ptr @lock)
              %sum = add i32 %v, %w
              call void @see(i32 %sum)
              ret void
            }
            define void @ends() {
              store i32 1, ptr @x
              ret void
            }
            define i32 @main() {
              %a = call i32 @heddle_spawn(ptr @first, ptr null)
              call void @ends()
              ret i32 0
            }",
        seen: &[0, 1, 2],
        never: &[3],
    },
    Row {
        name: "what a thread does that a thread starts",
        text: "
            define void @third(ptr %p) { store i32 1, ptr @x ret void }
            define void @first(ptr %p) {
              %n = call i32 @heddle_spawn(ptr @third, ptr null)
              ret void
            }
            define void @second(ptr %p) {
              %v = load i32, ptr @x
              call void @see(i32 %v)
              ret void
            } MAIN",
        seen: &[0, 1],
        never: &[2],
    },
    Row {
        name: "what comes in the next round of a loop",
        text: "
            define void @first(ptr %p) {
              br label %loop
            loop:
              %i = phi i32 [ 0, %0 ], [ %next, %more ]
              %again = icmp eq i32 %i, 1
              br i1 %again, label %writes, label %more
            writes:
              store i32 1, ptr @x
              br label %more
            more:
              store i32 1, ptr @y
              %next = add i32 %i, 1
              %done = icmp eq i32 %next, 2
              br i1 %done, label %out, label %loop
            out:
              ret void
            }
            define void @second(ptr %p) {
              %y = load i32, ptr @y
              %v = load i32, ptr @x
              call void @see(i32 %v)
              ret void
            } MAIN",
        seen: &[0, 1],
        never: &[2],
    },
    Row {
        name: "what comes after two jumps back",
        text: "
            define void @first(ptr %p) {
              br label %early
            last:
              store i32 1, ptr @x
              ret void
            middle:
              br label %last
            early:
              store i32 1, ptr @decoy
              br label %middle
            }
            define void @second(ptr %p) {
              %v = load i32, ptr @x
              call void @see(i32 %v)
              ret void
            } MAIN",
        seen: &[0, 1],
        never: &[2],
    },
    Row {
        name: "a byte of what is copied for a call",
        text: "
            define void @called(ptr byval(i32) %own) {
              %v = load i32, ptr %own
              call void @see(i32 %v)
              ret void
            }
            define void @first(ptr %p) {
              store i32 1, ptr @decoy
              call void @called(ptr byval(i32) @x)
              ret void
            }
            define void @second(ptr %p) { store i32 1, ptr @x ret void } MAIN",
        seen: &[0, 1],
        never: &[2],
    },
    Row {
        name: "a section that fails an assumption",
        text: "
            define void @first(ptr %p) {
              call void @heddle_atomic_begin()
              %v = load i32, ptr @x
              call void @heddle_assume(i32 %v)
              store i32 2, ptr @y
              call void @heddle_atomic_end()
              ret void
            }
            define void @second(ptr %p) {
              store i32 1, ptr @x
              %v = load i32, ptr @y
              call void @see(i32 %v)
              ret void
            } MAIN",
        seen: &[0, 2],
        never: &[1],
    },
    Row {
        name: "a section that joins",
        text: "
            define void @first(ptr %p) {
              %third = call i32 @heddle_spawn(ptr @third, ptr null)
              call void @heddle_atomic_begin()
              call void @heddle_join(i32 %third)
              store i32 2, ptr @x
              call void @heddle_atomic_end()
              ret void
            }
            define void @third(ptr %p) { store i32 1, ptr @x ret void }
            define void @second(ptr %p) {
              %v = load i32, ptr @x
              call void @see(i32 %v)
              ret void
            } MAIN",
        seen: &[0, 1, 2],
        never: &[3],
    },
    Row {
        name: "a call that returns from one of two functions",
        text: "
            define void @back() { ret void }
            define void @gone() { call void @__heddle_end(ptr null) ret void }
            define void @first(ptr %p) {
              %c = load i32, ptr @z
              %which = icmp eq i32 %c, 0
              %callee = select i1 %which, ptr @back, ptr @gone
              call void %callee()
              store i32 1, ptr @x
              ret void
            }
            define void @second(ptr %p) {
              %v = load i32, ptr @x
              call void @see(i32 %v)
              ret void
            } MAIN",
        seen: &[0, 1],
        never: &[2],
    },
    Row {
        name: "a join by a thread that is waited for",
        text: "
            define void @first(ptr %p) {
              store i32 1, ptr @x
              store i32 2, ptr @x
              ret void
            }
            define void @second(ptr %p) {
              call void @heddle_join(i32 1)
              %v = load i32, ptr @x
              call void @see(i32 %v)
              ret void
            } ORDERED",
        seen: &[2],
        never: &[0, 1],
    },
    Row {
        name: "another thread ends the program first",
        text: "
            define void @first(ptr %p) { call void @__heddle_exit(i32 0) ret void }
            define void @second(ptr %p) {
              store i32 1, ptr @x
              %v = load i32, ptr @x
              call void @see(i32 %v)
              ret void
            } MAIN",
        seen: &[1],
        never: &[0],
    },
    Row {
        name: "a section that ends the program",
        text: "
            define void @first(ptr %p) {
              call void @heddle_atomic_begin()
              %v = load i32, ptr @x
              call void @__heddle_exit(i32 0)
              call void @heddle_atomic_end()
              ret void
            }
            define void @second(ptr %p) {
              call void @see(i32 1)
              ret void
            } MAIN",
        seen: &[1],
        never: &[0],
    },
];

/// Programs in which one thread ends the life of an object, and another accesses it: after that in some execution.
const LIVES: &[Row] = &[
    Row {
        name: "a thread returns",
        text: "
            define void @first(ptr %p) {
              %own = alloca i32
              store i32 0, ptr %own
              store ptr %own, ptr @kept
              store i32 1, ptr @decoy
              ret void
            } READS MAIN",
        seen: &[0],
        never: &[],
    },
    Row {
        name: "a function returns",
        text: "
            define void @called() {
              %own = alloca i32
              store i32 0, ptr %own
              store ptr %own, ptr @kept
              store i32 1, ptr @decoy
              ret void
            }
            define void @first(ptr %p) {
              call void @called()
              call void @heddle_block_until(ptr @y)
              ret void
            } READS MAIN",
        seen: &[0],
        never: &[],
    },
    Row {
        name: "a function is left by a tail call",
        text: "
            define void @waits(ptr %p) {
              call void @heddle_block_until(ptr @y)
              ret void
            }
            define void @first(ptr %p) {
              %own = alloca i32
              store i32 0, ptr %own
              store ptr %own, ptr @kept
              store i32 1, ptr @decoy
              musttail call void @waits(ptr %p)
              ret void
            } READS MAIN",
        seen: &[0],
        never: &[],
    },
    Row {
        name: "a thread ends itself",
        text: "
            define void @called() { call void @__heddle_end(ptr null) ret void }
            define void @first(ptr %p) {
              %own = alloca i32
              store i32 0, ptr %own
              store ptr %own, ptr @kept
              store i32 1, ptr @decoy
              call void @called()
              ret void
            } READS MAIN",
        seen: &[0],
        never: &[],
    },
    Row {
        name: "a thread with a variable of its own returns",
        text: "
            @own = thread_local global i32 0
            define void @first(ptr %p) {
              %own = call ptr @llvm.threadlocal.address.p0(ptr @own)
              store ptr %own, ptr @kept
              store i32 1, ptr @decoy
              ret void
            } READS MAIN",
        seen: &[0],
        never: &[],
    },
    Row {
        name: "a thread with a variable of its own ends itself",
        text: "
            @own = thread_local global i32 0
            define void @first(ptr %p) {
              %own = call ptr @llvm.threadlocal.address.p0(ptr @own)
              store ptr %own, ptr @kept
              store i32 1, ptr @decoy
              call void @__heddle_end(ptr null)
              ret void
            } READS MAIN",
        seen: &[0],
        never: &[],
    },
    Row {
        name: "a block is given back",
        text: "
            define void @first(ptr %p) {
              %own = call ptr @__heddle_alloc(i64 4, i64 4, i32 0)
              store i32 0, ptr %own
              store ptr %own, ptr @kept
              store i32 1, ptr @decoy
              call void @__heddle_free(ptr %own, i32 0)
              ret void
            } READS MAIN",
        seen: &[0],
        never: &[],
    },
    Row {
        name: "the scope of a local ends",
        text: "
            define void @first(ptr %p) {
              %own = alloca i32
              call void @llvm.lifetime.start.p0(i64 4, ptr %own)
              store i32 0, ptr %own
              store ptr %own, ptr @kept
              store i32 1, ptr @decoy
              call void @llvm.lifetime.end.p0(i64 4, ptr %own)
              call void @heddle_block_until(ptr @y)
              ret void
            } READS MAIN",
        seen: &[0],
        never: &[],
    },
    Row {
        name: "the stack is restored",
        text: "
            define void @first(ptr %p) {
              %size = load i32, ptr @one
              %stack = call ptr @llvm.stacksave.p0()
              %own = alloca i32, i32 %size
              store i32 0, ptr %own
              store ptr %own, ptr @kept
              store i32 1, ptr @decoy
              call void @llvm.stackrestore.p0(ptr %stack)
              call void @heddle_block_until(ptr @y)
              ret void
            } READS MAIN",
        seen: &[0],
        never: &[],
    },
    Row {
        name: "the copy of an argument ends",
        text: "
            define void @called(ptr byval(i32) %own) {
              store ptr %own, ptr @kept
              store i32 1, ptr @decoy
              ret void
            }
            define void @first(ptr %p) {
              call void @called(ptr byval(i32) @x)
              call void @heddle_block_until(ptr @y)
              ret void
            } READS MAIN",
        seen: &[0],
        never: &[],
    },
];

/// Accesses what was kept, and says so.
const READS: &str = "
    define void @second(ptr %p) {
      %kept = load ptr, ptr @kept
      %v = load i32, ptr %kept
      store i32 1, ptr @y
      ret void
    }";

/// The texts of a row: with its threads started in either order.
fn texts(row: &Row, value: u32) -> Vec<String> {
    let orders: &[[&str; 2]] = match row.text.contains("MAIN") {
        true => &[["first", "second"], ["second", "first"]],
        false => &[["first", "second"]],
    };
    let with = |[one, other]: &[&str; 2]| {
        let text = row.text.replace("READS", READS).replace("MAIN", MAIN).replace("ORDERED", MAIN);
        let text = text.replace("@ONE", &format!("@{one}")).replace("@OTHER", &format!("@{other}"));
        format!("{HEADER}\n{text}").replace("VALUE", &value.to_string())
    };
    orders.iter().map(with).collect()
}

fn is_violated(row: &Row, text: &str, reduction: Reduction, order: Order, classes: &str) -> bool {
    let module =
        reader::read("test", text.as_bytes()).unwrap_or_else(|error| panic!("{}: {error}", row.name));
    let program = Program::new(module, &["main"]).expect("it has a layout");
    let what = Check {
        start: Start::Main(program.function_named("main").expect("it is there")),
        entries: vec!["main".to_string()],
        options: Options { reduction, ..Options::default() },
        selection: Selection::parse(classes).expect("there are such classes"),
        all_violations: false,
        order,
        limits: Limits::default(),
        assume_no_ub: false,
    };
    let places = Places::new(&program, None);
    let answer =
        explore::check(&program, &places, what, &Progress::default(), Answer::new("explore", vec![]));
    match answer.verdict {
        Verdict::False => true,
        Verdict::True => false,
        Verdict::Unknown => panic!("{}: {:?}", row.name, answer.reason),
    }
}

/// What is not as a table says.
fn differences(table: &[Row], classes: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    for row in table {
        let values = row.seen.iter().map(|value| (*value, true));
        for (value, seen) in values.chain(row.never.iter().map(|value| (*value, false))) {
            for (number, text) in texts(row, value).iter().enumerate() {
                for reduction in REDUCTIONS {
                    for order in [Order::Breadth, Order::Depth] {
                        if is_violated(row, text, reduction, order, classes) != seen {
                            let how = reduction.name();
                            wrong.push(format!("{}: {value} with {how}, {order:?}, main {number}", row.name));
                        }
                    }
                }
            }
        }
    }
    wrong
}

#[test]
fn every_order_of_what_depends_on_each_other_is_found() {
    let wrong = differences(TABLE, "assert");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn accesses_after_the_end_of_an_object_are_found() {
    let wrong = differences(LIVES, "lifetime");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
