; A call may free what is loaded after it.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

declare void @h()

define i32 @src(ptr %p) {
  %v = load i32, ptr %p
  call void @h()
  ret i32 0
}

define i32 @tgt(ptr %p) {
  %v0 = load i32, ptr %p
  call void @h()
  %v = load i32, ptr %p
  ret i32 0
}
