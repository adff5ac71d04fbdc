; The target frees what it was given.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

declare void @free(ptr)

define void @src(ptr %p) {
  ret void
}

define void @tgt(ptr %p) {
  call void @free(ptr %p)
  ret void
}
