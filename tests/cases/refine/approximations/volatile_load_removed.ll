; A volatile load that is not used is removed, which is not decided.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (unsupported:

define void @src(ptr %p) {
  %v = load volatile i32, ptr %p, align 4
  ret void
}

define void @tgt(ptr %p) {
  ret void
}
