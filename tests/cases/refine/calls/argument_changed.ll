; The target calls the function with another number.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

declare void @work(i32)

define void @src() {
  call void @work(i32 1)
  ret void
}

define void @tgt() {
  call void @work(i32 2)
  ret void
}
