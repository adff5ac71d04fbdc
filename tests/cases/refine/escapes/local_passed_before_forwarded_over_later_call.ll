; The first function may have kept the pointer, and the second one may change the variable through it.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

declare void @look(ptr)
declare void @f()

define i32 @src() {
  %a = alloca i32, align 4
  store i32 1, ptr %a, align 4
  call void @look(ptr %a)
  store i32 2, ptr %a, align 4
  call void @f()
  %v = load i32, ptr %a, align 4
  ret i32 %v
}

define i32 @tgt() {
  %a = alloca i32, align 4
  store i32 1, ptr %a, align 4
  call void @look(ptr %a)
  store i32 2, ptr %a, align 4
  call void @f()
  ret i32 2
}
