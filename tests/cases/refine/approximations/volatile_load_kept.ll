; The volatile load is the same in both; only the addition after it is simplified.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i32 @src(ptr %p) {
  %v = load volatile i32, ptr %p, align 4
  %w = add i32 %v, 0
  ret i32 %w
}

define i32 @tgt(ptr %p) {
  %v = load volatile i32, ptr %p, align 4
  ret i32 %v
}
