; A local variable that only holds a value for a while is not needed.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i32 @src(i32 %x) {
  %a = alloca i32, align 4
  store i32 1, ptr %a, align 4
  store i32 %x, ptr %a, align 4
  %v = load i32, ptr %a, align 4
  ret i32 %v
}

define i32 @tgt(i32 %x) {
  ret i32 %x
}
