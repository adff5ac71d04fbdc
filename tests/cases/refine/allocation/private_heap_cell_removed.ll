; The cell is neither known to the function called nor to the pointer it returns, so its value is forwarded
; and the allocation removed.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

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
  ret i32 42
}
