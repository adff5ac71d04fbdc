; A pointer steps out of a variable and back, and both steps promise not to.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

@g = global [2 x i32] zeroinitializer, align 8
define i32 @src(i1 %c) {
  br i1 %c, label %a, label %b
a:
  %v = load i32, ptr @g, align 4
  ret i32 %v
b:
  ret i32 0
}
define i32 @tgt(i1 %c) {
  %p = getelementptr inbounds i8, ptr @g, i64 -4
  %q = getelementptr inbounds i8, ptr %p, i64 4
  %v = load i32, ptr %q, align 4
  br i1 %c, label %a, label %b
a:
  ret i32 %v
b:
  ret i32 0
}
