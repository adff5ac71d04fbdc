; Phis stand at the start of their block.
; RUN: heddle ir --check %s
; EXIT: 2

define i32 @f(i32 %x) {
entry:
  br label %next

next:
  %y = add i32 %x, 1
  %z = phi i32 [ 1, %entry ] ;~ ERROR: a phi stands after other instructions of its block
  ret i32 %z
}
