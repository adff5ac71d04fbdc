; A structure that contains itself has no size.
; RUN: heddle ir --check %s
; EXIT: 2

%t = type { i32, %t }

define void @f() {
  %x = alloca %t ;~ ERROR: cannot allocate %t, which has no size
  ret void
}
