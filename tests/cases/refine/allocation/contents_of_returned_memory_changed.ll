; The caller gets new memory with another number in it.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (memory-mismatch)

declare noalias ptr @malloc(i64)

define ptr @src() {
  %p = call ptr @malloc(i64 4)
  store i32 1, ptr %p, align 4
  ret ptr %p
}

define ptr @tgt() {
  %p = call ptr @malloc(i64 4)
  store i32 2, ptr %p, align 4
  ret ptr %p
}
