; An allocation of no bytes that is released at once leaves no trace.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare noalias ptr @malloc(i64)
declare void @free(ptr)

define void @src() {
  %p = call ptr @malloc(i64 0)
  call void @free(ptr %p)
  ret void
}

define void @tgt() {
  ret void
}
