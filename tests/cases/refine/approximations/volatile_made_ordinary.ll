; The load loses its volatile, which is not decided.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (unsupported:

define i32 @src(ptr %p) {
  %v = load volatile i32, ptr %p, align 4
  ret i32 %v
}

define i32 @tgt(ptr %p) {
  %v = load i32, ptr %p, align 4
  ret i32 %v
}
