; The parameter is aligned to two bytes only, so the load may not ask for eight.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

define i64 @src(ptr align 2 %p) {
  %v = load i64, ptr %p, align 1
  ret i64 %v
}

define i64 @tgt(ptr align 2 %p) {
  %v = load i64, ptr %p, align 8
  ret i64 %v
}
