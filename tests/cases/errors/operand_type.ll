; The operand has another type than the instruction says.
; RUN: heddle ir --check %s
; EXIT: 2

define i32 @f(i64 %x) {
  %y = add i32 %x, 1 ;~ ERROR: %x has the type i64, but i32 is needed here
  ret i32 %y
}
