; Two steps of an address computation are one step of their sum.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define ptr @src(ptr %p) {
  %q = getelementptr i32, ptr %p, i64 1
  %r = getelementptr i8, ptr %q, i64 3
  ret ptr %r
}

define ptr @tgt(ptr %p) {
  %r = getelementptr i8, ptr %p, i64 7
  ret ptr %r
}
