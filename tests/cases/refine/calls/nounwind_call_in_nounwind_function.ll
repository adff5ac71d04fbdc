; A function that must not unwind may say so of the calls that it makes.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare void @f()

define void @src() nounwind {
  call void @f()
  ret void
}

define void @tgt() nounwind {
  call void @f() nounwind
  ret void
}
