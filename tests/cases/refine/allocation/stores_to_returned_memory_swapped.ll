; The order of stores to different bytes of new memory does not matter to the caller who gets it.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare noalias ptr @malloc(i64)

define ptr @src() {
  %p = call ptr @malloc(i64 8)
  %q = getelementptr i8, ptr %p, i64 4
  store i32 1, ptr %p, align 4
  store i32 2, ptr %q, align 4
  ret ptr %p
}

define ptr @tgt() {
  %p = call ptr @malloc(i64 8)
  %q = getelementptr i8, ptr %p, i64 4
  store i32 2, ptr %q, align 4
  store i32 1, ptr %p, align 4
  ret ptr %p
}
