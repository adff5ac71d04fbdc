; The address may be a multiple of four that is none of eight.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

define i64 @src(ptr %p) {
  %v = load i64, ptr %p, align 4
  ret i64 %v
}

define i64 @tgt(ptr %p) {
  %v = load i64, ptr %p, align 8
  ret i64 %v
}
