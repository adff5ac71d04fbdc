; The parameter is aligned to eight bytes, so the load may say so.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i64 @src(ptr align 8 %p) {
  %v = load i64, ptr %p, align 1
  ret i64 %v
}

define i64 @tgt(ptr align 8 %p) {
  %v = load i64, ptr %p, align 8
  ret i64 %v
}
