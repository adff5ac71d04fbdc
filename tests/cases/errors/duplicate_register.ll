; Two registers of one name.
; RUN: heddle ir --check %s
; EXIT: 2

define i32 @f(i32 %x) {
  %y = add i32 %x, 1
  %y = add i32 %x, 2 ;~ ERROR: %y is defined already
  ret i32 %y
}
