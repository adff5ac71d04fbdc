; An argument has another type than the parameter.
; RUN: heddle ir --check %s
; EXIT: 2

declare void @f(i32)

define void @g() {
  call void (i32) @f(i64 1) ;~ ERROR: argument 1 is i64, but the function takes i32
  ret void
}
