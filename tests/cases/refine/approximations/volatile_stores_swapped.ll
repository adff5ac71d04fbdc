; Two volatile stores change places, which is not decided.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (unsupported:

define void @src(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 4
  store volatile i32 1, ptr %p, align 4
  store volatile i32 2, ptr %q, align 4
  ret void
}

define void @tgt(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 4
  store volatile i32 2, ptr %q, align 4
  store volatile i32 1, ptr %p, align 4
  ret void
}
