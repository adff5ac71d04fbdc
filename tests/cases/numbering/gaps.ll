; Numbers may leave gaps, as hand-edited text does; the print closes them.
; RUN: heddle ir --print %s
; EXIT: 0
; STDOUT: @0 = global i32 0
; STDOUT: @1 = global ptr @0
; STDOUT: define i32 @f(i32 %0)
; STDOUT: %2 = add i32 %0, 1
; STDOUT: ret i32 %2

@3 = global i32 0
@7 = global ptr @3

define i32 @f(i32 %4) {
  %9 = add i32 %4, 1
  br label %20

20:
  ret i32 %9
}
