; The target passes on memory that it has freed.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

declare ptr @malloc(i64)
declare void @free(ptr)
declare void @g(ptr)

define void @src() {
  %p = call ptr @malloc(i64 4)
  call void @g(ptr %p)
  ret void
}

define void @tgt() {
  %p = call ptr @malloc(i64 4)
  call void @free(ptr %p)
  call void @g(ptr %p)
  ret void
}
