; The two variables are allocated in another order, but passed in the same.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare void @f(ptr, ptr)

define void @src() {
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  store i32 1, ptr %a, align 4
  store i32 2, ptr %b, align 4
  call void @f(ptr %a, ptr %b)
  ret void
}

define void @tgt() {
  %b = alloca i32, align 4
  %a = alloca i32, align 4
  store i32 2, ptr %b, align 4
  store i32 1, ptr %a, align 4
  call void @f(ptr %a, ptr %b)
  ret void
}
