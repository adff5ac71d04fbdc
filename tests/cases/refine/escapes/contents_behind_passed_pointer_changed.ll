; The second variable can be reached through a pointer in the first, and holds another number in the target.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

declare void @f(ptr)

define void @src() {
  %a = alloca ptr, align 8
  %b = alloca i32, align 4
  store i32 1, ptr %b, align 4
  store ptr %b, ptr %a, align 8
  call void @f(ptr %a)
  ret void
}

define void @tgt() {
  %a = alloca ptr, align 8
  %b = alloca i32, align 4
  store i32 2, ptr %b, align 4
  store ptr %b, ptr %a, align 8
  call void @f(ptr %a)
  ret void
}
