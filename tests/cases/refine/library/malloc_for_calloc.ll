; Memory of malloc is not zero.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (memory-mismatch)

declare noalias ptr @malloc(i64)
declare noalias ptr @calloc(i64, i64)

define ptr @src() {
  %p = call ptr @calloc(i64 2, i64 4)
  ret ptr %p
}

define ptr @tgt() {
  %p = call ptr @malloc(i64 8)
  ret ptr %p
}
