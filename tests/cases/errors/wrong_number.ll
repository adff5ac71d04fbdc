; The numbers of registers without names go up.
; RUN: heddle ir --check %s
; EXIT: 2

define i32 @f(i32 %0) {
  %3 = add i32 %0, 1
  %2 = add i32 %0, 2 ;~ ERROR: the next number is %4 or a larger one, not %2
  ret i32 %3
}
