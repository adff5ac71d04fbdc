; The first of two atomic stores to the same place is removed, which is not decided.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (unsupported:

define void @src(ptr %p) {
  store atomic i32 1, ptr %p release, align 4
  store atomic i32 2, ptr %p release, align 4
  ret void
}

define void @tgt(ptr %p) {
  store atomic i32 2, ptr %p release, align 4
  ret void
}
