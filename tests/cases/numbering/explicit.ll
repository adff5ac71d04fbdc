; Numbers may be written for parameters and blocks, and names may look like numbers.
; RUN: heddle ir --check %s
; EXIT: 0

define i32 @f(i32 %0, i32 %1) {
2:
  %3 = add i32 %0, %1
  %"4" = add i32 %3, 1
  br label %4

4:
  ret i32 %"4"
}
