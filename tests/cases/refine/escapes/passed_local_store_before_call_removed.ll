; The function called gets the variable and may read the number that the target does not store any more.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

declare void @f(ptr)

define void @src() {
  %a = alloca i32, align 4
  store i32 1, ptr %a, align 4
  call void @f(ptr %a)
  ret void
}

define void @tgt() {
  %a = alloca i32, align 4
  call void @f(ptr %a)
  ret void
}
