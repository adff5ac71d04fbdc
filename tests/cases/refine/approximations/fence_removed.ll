; The fence between two stores is removed, which is not decided.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (unsupported:

define void @src(ptr %p) {
  store i32 1, ptr %p, align 4
  fence seq_cst
  store i32 2, ptr %p, align 4
  ret void
}

define void @tgt(ptr %p) {
  store i32 2, ptr %p, align 4
  ret void
}
