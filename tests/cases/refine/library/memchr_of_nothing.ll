; Among no bytes none is found.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

@S = constant [3 x i8] c"ab\00"

declare ptr @memchr(ptr, i32, i64)

define ptr @src(i64 %n) {
  %r = call ptr @memchr(ptr @S, i32 97, i64 %n)
  ret ptr %r
}

define ptr @tgt(i64 %n) {
  ret ptr @S
}
