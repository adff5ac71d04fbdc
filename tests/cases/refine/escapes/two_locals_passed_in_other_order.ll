; The two variables hold different numbers and are passed the wrong way round.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

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
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  store i32 1, ptr %a, align 4
  store i32 2, ptr %b, align 4
  call void @f(ptr %b, ptr %a)
  ret void
}
