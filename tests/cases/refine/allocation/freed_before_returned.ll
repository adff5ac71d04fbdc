; The target returns memory that it has freed.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (memory-mismatch)

declare ptr @malloc(i64)
declare void @free(ptr)

define ptr @src() {
  %p = call ptr @malloc(i64 4)
  ret ptr %p
}

define ptr @tgt() {
  %p = call ptr @malloc(i64 4)
  call void @free(ptr %p)
  ret ptr %p
}
