; The end of a string is found, too.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

@S = constant [3 x i8] c"ab\00"

declare ptr @strchr(ptr, i32)

define ptr @src() {
  %r = call ptr @strchr(ptr @S, i32 0)
  ret ptr %r
}

define ptr @tgt() {
  ret ptr null
}
