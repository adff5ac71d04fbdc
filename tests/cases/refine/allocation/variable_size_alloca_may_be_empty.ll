; The size may be zero, and then the store is out of bounds.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

define i8 @src(i64 %n) {
  ret i8 1
}

define i8 @tgt(i64 %n) {
  %a = alloca i8, i64 %n, align 1
  store i8 1, ptr %a, align 1
  %v = load i8, ptr %a, align 1
  ret i8 %v
}
