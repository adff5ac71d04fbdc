; The length of a constant string is known.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

@s = private constant [4 x i8] c"abc\00", align 1
declare i64 @strlen(ptr)

define i64 @src() {
  %n = call i64 @strlen(ptr @s)
  ret i64 %n
}

define i64 @tgt() {
  ret i64 3
}
