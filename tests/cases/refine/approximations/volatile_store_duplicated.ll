; A volatile store is done twice, which is not decided.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (unsupported:

define void @src(ptr %p) {
  store volatile i32 1, ptr %p, align 4
  ret void
}

define void @tgt(ptr %p) {
  store volatile i32 1, ptr %p, align 4
  store volatile i32 1, ptr %p, align 4
  ret void
}
