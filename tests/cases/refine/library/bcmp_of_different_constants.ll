; The constants differ in their last byte, so the result is not zero.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

@s = private constant [3 x i8] c"abc", align 1
@t = private constant [3 x i8] c"abd", align 1
declare i32 @bcmp(ptr, ptr, i64)

define i1 @src() {
  %r = call i32 @bcmp(ptr @s, ptr @t, i64 3)
  %c = icmp ne i32 %r, 0
  ret i1 %c
}

define i1 @tgt() {
  ret i1 true
}
