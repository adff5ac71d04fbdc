; The load needs eight bytes of alignment, which the variable does not have any more.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

define i64 @src() {
  %a = alloca i64, align 8
  store i64 1, ptr %a, align 8
  %v = load i64, ptr %a, align 8
  ret i64 %v
}

define i64 @tgt() {
  %a = alloca i64, align 4
  store i64 1, ptr %a, align 4
  %v = load i64, ptr %a, align 8
  ret i64 %v
}
