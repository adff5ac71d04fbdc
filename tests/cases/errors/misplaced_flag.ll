; A flag that the operation does not have.
; RUN: heddle ir --check %s
; EXIT: 2

define i32 @f(i32 %a) {
  %x = udiv nsw i32 %a, 2 ;~ ERROR: expected a type, found `nsw`
  ret i32 %x
}
