; Variables with what they contain, locals, address computations, atomics, and which steps other threads can notice.
; RUN: heddle ir --lowered --print %s
; EXIT: 0
; STDOUT| @list: variable of 16 bytes, align 8 = 07 00 00 00, ptr @number at 8
; STDOUT| @elsewhere: variable of 4 bytes, align 4, defined nowhere
; STDOUT| @middle: variable of 8 bytes, align 8 = ptr $0 at 0
; STDOUT| @mine: thread-local variable of 1 byte, align 1 = 01
; STDOUT| @number: variable of 4 bytes, align 4 = fe ff ff ff
; STDOUT| @text: constant of 6 bytes, align 1 = "hello"
; STDOUT| @zeros: variable of 800 bytes, align 4 = 0
; STDOUT|
; STDOUT| constants, computed before the program:
; STDOUT|    20   $0 = address @zeros + 16
; STDOUT|
; STDOUT| @main(i64 %i, ptr %out) -> i32                                  ; 18 cells
; STDOUT| 0:
; STDOUT|     0   %own = local of 4 bytes, align 4
; STDOUT|     1   %known = local of 4 bytes, align 16
; STDOUT|     2   %many = local of i64 %i * 2 bytes, align 2
; STDOUT|     3   store i32 3 to %own, align 4
; STDOUT|     4 * store ptr %known to %out, align 8
; STDOUT|     5   store i16 1 to %many, align 2
; STDOUT|     6   %p = address inbounds @list + i64 %i * 16 + 8
; STDOUT|     7 * %q = load ptr from %p, align 8
; STDOUT|     8   %r = address %q - 3
; STDOUT|     9 * %x = load i32 from %r, align 1, volatile
; STDOUT|    10 * %y = load i32 from @elsewhere, align 4, seq_cst
; STDOUT|    11 * %m = load ptr from @middle, align 8
; STDOUT|    12   %own @mine 16 = intrinsic ThreadLocalAddress ptr(ptr @mine)
; STDOUT|    13 * %t = load i8 from %own @mine 16, align 1
; STDOUT|    14 * %z = atomic add i32 %y at @number, align 4, monotonic
; STDOUT|    15 * %pairs = cmpxchg i32 at @number from 1 to 2, align 4, acq_rel
; STDOUT|    16 * fence release
; STDOUT|    17 * %h = load i8 from @text, align 1
; STDOUT|    18   %own.value = load i32 from %own, align 4
; STDOUT|    19 * ret i32 %own.value

%pair = type { i32, ptr }
@text = constant [6 x i8] c"hello\00"
@number = global i32 -2, align 4
@zeros = global [100 x i64] zeroinitializer
@list = global %pair { i32 7, ptr @number }
@middle = global ptr getelementptr (i8, ptr @zeros, i64 16)
@mine = thread_local global i8 1
@elsewhere = external global i32

define i32 @main(i64 %i, ptr %out) {
  %own = alloca i32
  %known = alloca [4 x i8], align 16
  %many = alloca i16, i64 %i
  store i32 3, ptr %own
  store ptr %known, ptr %out
  store i16 1, ptr %many
  %p = getelementptr inbounds %pair, ptr @list, i64 %i, i32 1
  %q = load ptr, ptr %p
  %r = getelementptr i8, ptr %q, i64 -3
  %x = load volatile i32, ptr %r, align 1
  %y = load atomic i32, ptr @elsewhere seq_cst, align 4
  %m = load ptr, ptr @middle
  %t = load i8, ptr @mine
  %z = atomicrmw add ptr @number, i32 %y monotonic
  %pairs = cmpxchg ptr @number, i32 1, i32 2 acq_rel acquire
  fence release
  %h = load i8, ptr @text
  %own.value = load i32, ptr %own
  ret i32 %own.value
}
