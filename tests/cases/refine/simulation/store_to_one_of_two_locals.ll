; A store to one of two locals, and nobody knows to which.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define i32 @src(i1 %c, ptr %p) {
  %x = alloca i32, align 4
  %y = alloca [2 x i32], align 4
  store i32 1, ptr %x, align 4
  %q = select i1 %c, ptr %x, ptr %y
  store i32 2, ptr %q, align 4
  %v = load i32, ptr %x, align 4
  ret i32 %v
}
define i32 @tgt(i1 %c, ptr %p) {
  %x = alloca i32, align 4
  %y = alloca [2 x i32], align 4
  store i32 1, ptr %x, align 4
  %q = select i1 %c, ptr %x, ptr %y
  store i32 2, ptr %q, align 4
  ret i32 1
}
