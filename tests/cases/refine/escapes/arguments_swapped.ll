; Two locals change places as arguments.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

declare void @g2(ptr,ptr)

define void @src() {
  %p = alloca i32
  %q = alloca i32
  store i32 1, ptr %p
  store i32 2, ptr %q
  call void @g2(ptr %p, ptr %q)
  ret void
}

define void @tgt() {
  %p = alloca i32
  %q = alloca i32
  store i32 1, ptr %p
  store i32 2, ptr %q
  call void @g2(ptr %q, ptr %p)
  ret void
}
