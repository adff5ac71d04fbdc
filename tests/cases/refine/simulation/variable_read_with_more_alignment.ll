; A part of a variable is read early, with more alignment than that part has.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

@g = global [2 x i32] zeroinitializer, align 8
define i32 @src(i1 %c) {
  br i1 %c, label %a, label %b
a:
  %v = load i32, ptr getelementptr (i8, ptr @g, i64 4), align 8
  ret i32 %v
b:
  ret i32 0
}
define i32 @tgt(i1 %c) {
  %v = load i32, ptr getelementptr (i8, ptr @g, i64 4), align 8
  br i1 %c, label %a, label %b
a:
  ret i32 %v
b:
  ret i32 0
}
