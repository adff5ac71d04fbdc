; Parameters, blocks and results without names share one sequence of numbers.
; RUN: heddle ir --check %s
; EXIT: 0

define i32 @f(i32, i32 %named, i32) {
  %4 = add i32 %0, %1
  br label %5

5:
  %6 = add i32 %4, %named
  br label %7

7:
  ret i32 %6
}

@0 = global i32 0
@1 = global ptr @0

define void @2() {
  ret void
}
