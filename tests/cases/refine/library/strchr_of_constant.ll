; A byte is found in a constant string.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

@S = constant [3 x i8] c"ab\00"

declare ptr @strchr(ptr, i32)

define ptr @src() {
  %r = call ptr @strchr(ptr @S, i32 98)
  ret ptr %r
}

define ptr @tgt() {
  %r = getelementptr i8, ptr @S, i64 1
  ret ptr %r
}
