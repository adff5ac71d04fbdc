; The target says that it does not write where a parameter points, and writes there.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (unsupported: the target promises what the source does not: readonly of parameter 0)

define void @src(ptr %p) {
  store i32 1, ptr %p
  ret void
}

define void @tgt(ptr readonly %p) {
  store i32 1, ptr %p
  ret void
}
