; The constants differ, but not in the two bytes that are compared.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

@s = private constant [3 x i8] c"abc", align 1
@t = private constant [3 x i8] c"abd", align 1
declare i32 @bcmp(ptr, ptr, i64)

define i1 @src() {
  %r = call i32 @bcmp(ptr @s, ptr @t, i64 2)
  %c = icmp ne i32 %r, 0
  ret i1 %c
}

define i1 @tgt() {
  ret i1 true
}
