; A callee that is given undef may see a different value at each use, one that is given a frozen value may not.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: what calls are given is chosen

declare void @f(i8)
define void @src() {
  %a = freeze i8 undef
  call void @f(i8 %a)
  ret void
}
define void @tgt() {
  call void @f(i8 undef)
  ret void
}
