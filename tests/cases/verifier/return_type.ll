; The result has another type than the function.
; RUN: heddle ir --check %s
; EXIT: 2

define i32 @f() {
  ret i64 0 ;~ ERROR: this function returns i32, not i64
}
