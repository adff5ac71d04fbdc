; A callee may be given a frozen value where it was given undef.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare void @f(i8)

define void @src() {
  call void @f(i8 undef)
  ret void
}

define void @tgt() {
  %a = freeze i8 undef
  call void @f(i8 %a)
  ret void
}
