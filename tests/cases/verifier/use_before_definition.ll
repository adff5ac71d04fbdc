; A register is used above its definition in the same block.
; RUN: heddle ir --check %s
; EXIT: 2

define i32 @f(i32 %a) {
  %x = add i32 %y, 1 ;~ ERROR: %y is used before it is defined
  %y = add i32 %a, 1
  ret i32 %x
}
