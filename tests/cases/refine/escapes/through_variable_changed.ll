; What a local holds that others know through a variable is another value when they look.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

@P = global ptr null

declare void @h()

define void @src() {
  %p = alloca i32
  store i32 1, ptr %p
  store ptr %p, ptr @P
  call void @h()
  ret void
}

define void @tgt() {
  %p = alloca i32
  store i32 2, ptr %p
  store ptr %p, ptr @P
  call void @h()
  ret void
}
