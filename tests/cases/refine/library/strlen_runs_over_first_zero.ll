; The length is taken from the size of the array, but the string ends at its first zero byte.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

@s = private constant [5 x i8] c"ab\00c\00", align 1
declare i64 @strlen(ptr)

define i64 @src() {
  %n = call i64 @strlen(ptr @s)
  ret i64 %n
}

define i64 @tgt() {
  ret i64 4
}
