; The atomic load loses its acquire ordering, which is not decided.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (unsupported:

define i32 @src(ptr %p) {
  %v = load atomic i32, ptr %p acquire, align 4
  ret i32 %v
}

define i32 @tgt(ptr %p) {
  %v = load atomic i32, ptr %p monotonic, align 4
  ret i32 %v
}
