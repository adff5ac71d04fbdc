; The first byte is found if there is one.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

@S = constant [3 x i8] c"ab\00"

declare ptr @memchr(ptr, i32, i64)

define ptr @src(i64 %n) {
  %r = call ptr @memchr(ptr @S, i32 97, i64 %n)
  ret ptr %r
}

define ptr @tgt(i64 %n) {
  %c = icmp eq i64 %n, 0
  %r = select i1 %c, ptr null, ptr @S
  ret ptr %r
}
