; A program that does not check its allocations expects them to succeed; it may not be made to exit.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

declare noalias ptr @malloc(i64)
declare void @exit(i32) noreturn

define void @src() {
  %p = call ptr @malloc(i64 4)
  store i32 0, ptr %p, align 4
  ret void
}

define void @tgt() {
  call void @exit(i32 1)
  unreachable
}
