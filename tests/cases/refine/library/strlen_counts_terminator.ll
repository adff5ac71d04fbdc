; The zero byte at the end does not belong to the length.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

@s = private constant [4 x i8] c"abc\00", align 1
declare i64 @strlen(ptr)

define i64 @src() {
  %n = call i64 @strlen(ptr @s)
  ret i64 %n
}

define i64 @tgt() {
  ret i64 4
}
