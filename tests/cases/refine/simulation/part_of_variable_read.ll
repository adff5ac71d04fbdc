; A part of a variable is read early, with the alignment that the part has.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

@g = global [2 x i32] zeroinitializer, align 4
define i32 @src(i1 %c) {
  br i1 %c, label %a, label %b
a:
  %v = load i32, ptr getelementptr (i8, ptr @g, i64 4), align 4
  ret i32 %v
b:
  ret i32 0
}
define i32 @tgt(i1 %c) {
  %v = load i32, ptr getelementptr (i8, ptr @g, i64 4), align 4
  br i1 %c, label %a, label %b
a:
  ret i32 %v
b:
  ret i32 0
}
