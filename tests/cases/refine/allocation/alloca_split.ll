; A local array whose elements are used one by one may become two variables.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i32 @src(i32 %x, i32 %y) {
  %a = alloca [2 x i32], align 4
  %a1 = getelementptr [2 x i32], ptr %a, i64 0, i64 1
  store i32 %x, ptr %a, align 4
  store i32 %y, ptr %a1, align 4
  %v = load i32, ptr %a, align 4
  %w = load i32, ptr %a1, align 4
  %s = sub i32 %v, %w
  ret i32 %s
}

define i32 @tgt(i32 %x, i32 %y) {
  %a0 = alloca i32, align 4
  %a1 = alloca i32, align 4
  store i32 %x, ptr %a0, align 4
  store i32 %y, ptr %a1, align 4
  %v = load i32, ptr %a0, align 4
  %w = load i32, ptr %a1, align 4
  %s = sub i32 %v, %w
  ret i32 %s
}
