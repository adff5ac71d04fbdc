; Orders of uses are directives that do not change the program.
; RUN: heddle ir --check %s
; EXIT: 0

define i32 @f(i32 %x) {
  %a = add i32 %x, 1
  %b = add i32 %x, 2
  %c = add i32 %a, %b
  ret i32 %c
  uselistorder i32 %x, { 1, 0 }
}
