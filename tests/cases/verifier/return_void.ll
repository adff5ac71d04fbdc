; A function with a result must return one.
; RUN: heddle ir --check %s
; EXIT: 2

define i32 @f() {
  ret void ;~ ERROR: this function returns i32, not void
}
