; A register that is never given.
; RUN: heddle ir --check %s
; EXIT: 2

define i32 @f() {
  ret i32 %missing ;~ ERROR: %missing is used but never defined
}
