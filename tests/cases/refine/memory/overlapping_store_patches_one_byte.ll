; The second store changes one byte in the middle of the first; the load sees both.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i32 @src(ptr %p) {
  store i32 0, ptr %p, align 4
  %q = getelementptr i8, ptr %p, i64 1
  store i8 1, ptr %q, align 1
  %v = load i32, ptr %p, align 4
  ret i32 %v
}

define i32 @tgt(ptr %p) {
  store i32 256, ptr %p, align 4
  ret i32 256
}
