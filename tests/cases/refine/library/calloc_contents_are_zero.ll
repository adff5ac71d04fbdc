; Memory of calloc is zero.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare noalias ptr @calloc(i64, i64)

define i32 @src() {
  %p = call ptr @calloc(i64 2, i64 4)
  %q = getelementptr i8, ptr %p, i64 4
  %v = load i32, ptr %q, align 4
  ret i32 %v
}

define i32 @tgt() {
  ret i32 0
}
