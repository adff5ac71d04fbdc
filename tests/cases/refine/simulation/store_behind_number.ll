; A byte just behind a number is written before it is loaded again.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i32 @src(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 4
  store i32 1, ptr %p, align 4
  store i8 2, ptr %q, align 1
  %v = load i32, ptr %p, align 4
  ret i32 %v
}
define i32 @tgt(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 4
  store i32 1, ptr %p, align 4
  store i8 2, ptr %q, align 1
  ret i32 1
}
