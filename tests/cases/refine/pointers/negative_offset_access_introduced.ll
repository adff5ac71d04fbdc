; The target reads in front of the start of the variable.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

define i32 @src() {
  %a = alloca i32, align 4
  store i32 7, ptr %a, align 4
  %v = load i32, ptr %a, align 4
  ret i32 %v
}

define i32 @tgt() {
  %a = alloca i32, align 4
  store i32 7, ptr %a, align 4
  %q = getelementptr i8, ptr %a, i64 -4
  %v = load i32, ptr %q, align 4
  ret i32 %v
}
