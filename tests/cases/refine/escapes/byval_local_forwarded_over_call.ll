; The function called gets a copy of the variable and cannot change the original.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare void @f(ptr byval(i32) align 4)

define i32 @src() {
  %a = alloca i32, align 4
  store i32 1, ptr %a, align 4
  call void @f(ptr byval(i32) align 4 %a)
  %v = load i32, ptr %a, align 4
  ret i32 %v
}

define i32 @tgt() {
  %a = alloca i32, align 4
  store i32 1, ptr %a, align 4
  call void @f(ptr byval(i32) align 4 %a)
  ret i32 1
}
