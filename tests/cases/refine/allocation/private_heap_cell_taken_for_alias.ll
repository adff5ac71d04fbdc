; The store through the returned pointer cannot change the private cell, but the target returns the stored
; value.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

declare noalias ptr @malloc(i64)
declare ptr @g(ptr)

define i32 @src(ptr %p) {
  %q = call ptr @malloc(i64 4)
  store i32 42, ptr %q, align 4
  %p1 = getelementptr i32, ptr %p, i64 1
  %r = call ptr @g(ptr %p1)
  store i32 37, ptr %r, align 4
  %v = load i32, ptr %q, align 4
  ret i32 %v
}

define i32 @tgt(ptr %p) {
  %p1 = getelementptr i32, ptr %p, i64 1
  %r = call ptr @g(ptr %p1)
  store i32 37, ptr %r, align 4
  ret i32 37
}
