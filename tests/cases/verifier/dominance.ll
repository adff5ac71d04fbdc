; A register is used where its definition may not have been executed.
; RUN: heddle ir --check %s
; EXIT: 2

define i32 @f(i1 %c) {
entry:
  br i1 %c, label %a, label %b

a:
  %x = add i32 1, 2
  br label %b

b:
  ret i32 %x ;~ ERROR: %x is not defined on every way to here
}
