; The target says that an argument is aligned.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

declare void @g(ptr)

define void @src(ptr %p) {
  call void @g(ptr %p)
  ret void
}

define void @tgt(ptr %p) {
  call void @g(ptr align 8 %p)
  ret void
}
