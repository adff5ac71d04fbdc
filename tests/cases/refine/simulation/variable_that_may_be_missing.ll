; A variable that may not be there is read before it is known whether it is needed.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

@g = extern_weak global i32, align 4
define i32 @src(i1 %c) {
  br i1 %c, label %a, label %b
a:
  %v = load i32, ptr @g, align 4
  ret i32 %v
b:
  ret i32 0
}
define i32 @tgt(i1 %c) {
  %v = load i32, ptr @g, align 4
  br i1 %c, label %a, label %b
a:
  ret i32 %v
b:
  ret i32 0
}
