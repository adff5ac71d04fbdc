; The function called gets the variable and may change it.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

declare void @f(ptr)

define i32 @src() {
  %a = alloca i32, align 4
  store i32 1, ptr %a, align 4
  call void @f(ptr %a)
  %v = load i32, ptr %a, align 4
  ret i32 %v
}

define i32 @tgt() {
  %a = alloca i32, align 4
  store i32 1, ptr %a, align 4
  call void @f(ptr %a)
  ret i32 1
}
