; A branch decides on one bit.
; RUN: heddle ir --check %s
; EXIT: 2

define void @f(i32 %x) {
  br i1 %x, label %a, label %a ;~ ERROR: %x has the type i32, but i1 is needed here

a:
  ret void
}
