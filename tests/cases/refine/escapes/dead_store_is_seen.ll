; A store is dropped whose local others know later.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

@P = global ptr null

declare void @h()

define void @src() {
  %a = alloca i32
  store i32 7, ptr %a
  store ptr %a, ptr @P
  call void @h()
  ret void
}

define void @tgt() {
  %a = alloca i32
  store ptr %a, ptr @P
  call void @h()
  ret void
}
