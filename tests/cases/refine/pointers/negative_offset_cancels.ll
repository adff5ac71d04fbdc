; A step back and the same step forward lead to the pointer again, also out of bounds in between.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i32 @src(ptr %p) {
  %q = getelementptr i32, ptr %p, i64 -1
  %r = getelementptr i8, ptr %q, i64 4
  %v = load i32, ptr %r, align 4
  ret i32 %v
}

define i32 @tgt(ptr %p) {
  %v = load i32, ptr %p, align 4
  ret i32 %v
}
