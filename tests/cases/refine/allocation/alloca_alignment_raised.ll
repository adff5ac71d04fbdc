; A function that gets the variable cannot mind that it is better aligned than before.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare void @f(ptr)

define void @src() {
  %a = alloca i32, align 4
  store i32 1, ptr %a, align 4
  call void @f(ptr %a)
  ret void
}

define void @tgt() {
  %a = alloca i32, align 16
  store i32 1, ptr %a, align 16
  call void @f(ptr %a)
  ret void
}
