; A store at an index that is not known may be the one that is loaded again.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define i32 @src(ptr %p, i64 %i) {
  %q = getelementptr i32, ptr %p, i64 %i
  %r = getelementptr i8, ptr %p, i64 4
  store i32 1, ptr %r, align 4
  store i32 2, ptr %q, align 4
  %v = load i32, ptr %r, align 4
  ret i32 %v
}
define i32 @tgt(ptr %p, i64 %i) {
  %q = getelementptr i32, ptr %p, i64 %i
  %r = getelementptr i8, ptr %p, i64 4
  store i32 1, ptr %r, align 4
  store i32 2, ptr %q, align 4
  ret i32 1
}
