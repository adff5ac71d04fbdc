; Which of two blocks is allocated first cannot be seen.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare noalias ptr @malloc(i64)

define ptr @src(ptr %out) {
  %p = call ptr @malloc(i64 4)
  %q = call ptr @malloc(i64 8)
  store i32 1, ptr %p, align 4
  store i64 2, ptr %q, align 4
  store ptr %q, ptr %out, align 8
  ret ptr %p
}

define ptr @tgt(ptr %out) {
  %q = call ptr @malloc(i64 8)
  %p = call ptr @malloc(i64 4)
  store i32 1, ptr %p, align 4
  store i64 2, ptr %q, align 4
  store ptr %q, ptr %out, align 8
  ret ptr %p
}
