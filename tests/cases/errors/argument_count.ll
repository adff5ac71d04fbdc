; A call must give as many arguments as its type has parameters.
; RUN: heddle ir --check %s
; EXIT: 2

declare void @f(i32)

define void @g() {
  call void (i32) @f(i32 1, i32 2) ;~ ERROR: this call has 2 arguments, but the function takes 1
  ret void
}
