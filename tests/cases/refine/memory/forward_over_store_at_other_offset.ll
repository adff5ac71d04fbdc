; The second store is next to the first one, in the same block, and cannot overwrite it.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i32 @src(ptr %p) {
  store i32 1, ptr %p, align 4
  %q = getelementptr i8, ptr %p, i64 4
  store i32 2, ptr %q, align 4
  %v = load i32, ptr %p, align 4
  ret i32 %v
}

define i32 @tgt(ptr %p) {
  store i32 1, ptr %p, align 4
  %q = getelementptr i8, ptr %p, i64 4
  store i32 2, ptr %q, align 4
  ret i32 1
}
