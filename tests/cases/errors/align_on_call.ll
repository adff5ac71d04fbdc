; A call has no alignment.
; RUN: heddle ir --check %s
; EXIT: 2

declare void @f()

define void @g() {
  call void @f() align 8 ;~ ERROR: `align` is not an attribute of a call
  ret void
}
