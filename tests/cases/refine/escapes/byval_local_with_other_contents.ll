; The copy that the function called gets holds another number.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

declare void @f(ptr byval(i32) align 4)

define void @src() {
  %a = alloca i32, align 4
  store i32 1, ptr %a, align 4
  call void @f(ptr byval(i32) align 4 %a)
  ret void
}

define void @tgt() {
  %a = alloca i32, align 4
  store i32 2, ptr %a, align 4
  call void @f(ptr byval(i32) align 4 %a)
  ret void
}
