; Attributes that exclude each other.
; RUN: heddle ir --check %s
; EXIT: 2

define void @f() alwaysinline noinline { ;~ ERROR: noinline and alwaysinline exclude each other
  ret void
}
