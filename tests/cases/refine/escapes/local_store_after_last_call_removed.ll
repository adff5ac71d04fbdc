; The variable dies when the function returns, so a store after the last call is seen by nobody.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare void @f(ptr)

define void @src() {
  %a = alloca i32, align 4
  store i32 1, ptr %a, align 4
  call void @f(ptr %a)
  store i32 2, ptr %a, align 4
  ret void
}

define void @tgt() {
  %a = alloca i32, align 4
  store i32 1, ptr %a, align 4
  call void @f(ptr %a)
  ret void
}
