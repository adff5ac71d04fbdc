; The variable has at least one byte, since otherwise the store is undefined.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i8 @src(i64 %n) {
  %a = alloca i8, i64 %n, align 1
  store i8 1, ptr %a, align 1
  %v = load i8, ptr %a, align 1
  ret i8 %v
}

define i8 @tgt(i64 %n) {
  ret i8 1
}
