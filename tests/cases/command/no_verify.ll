; Invalid IR can be looked at all the same.
; RUN: heddle ir %s
; EXIT: 2
; RUN: heddle ir --no-verify %s
; EXIT: 0
; STDOUT: verified      no
; RUN: heddle ir --no-verify --print %s
; EXIT: 0
; STDOUT: %x = add i32 %y, 1
; RUN: heddle ir --no-verify --format json %s
; EXIT: 0
; STDOUT: "valid": null

define i32 @f(i32 %a) {
  %x = add i32 %y, 1 ;~ @8 ERROR: %y is used before it is defined
  %y = add i32 %a, 1
  ret i32 %x
}
