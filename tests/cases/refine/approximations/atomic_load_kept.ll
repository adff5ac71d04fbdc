; The atomic load is the same in both; only the exclusive or after it is simplified.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i32 @src(ptr %p) {
  %v = load atomic i32, ptr %p monotonic, align 4
  %w = xor i32 %v, 0
  ret i32 %w
}

define i32 @tgt(ptr %p) {
  %v = load atomic i32, ptr %p monotonic, align 4
  ret i32 %v
}
