; Releasing null does nothing.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare void @free(ptr)

define void @src() {
  call void @free(ptr null)
  ret void
}

define void @tgt() {
  ret void
}
