; The first step counts elements of four bytes, but the sum takes it for one byte.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define ptr @src(ptr %p) {
  %q = getelementptr i32, ptr %p, i64 1
  %r = getelementptr i8, ptr %q, i64 3
  ret ptr %r
}

define ptr @tgt(ptr %p) {
  %r = getelementptr i8, ptr %p, i64 4
  ret ptr %r
}
