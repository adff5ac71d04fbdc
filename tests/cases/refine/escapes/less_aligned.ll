; A local that others know is less aligned.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

declare void @g(ptr)

define void @src() {
  %p = alloca i32, align 16
  store i32 1, ptr %p
  call void @g(ptr %p)
  ret void
}

define void @tgt() {
  %p = alloca i32, align 4
  store i32 1, ptr %p
  call void @g(ptr %p)
  ret void
}
