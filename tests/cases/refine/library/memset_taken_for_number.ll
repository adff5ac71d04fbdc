; memset sets bytes, not whole numbers.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

declare ptr @memset(ptr, i32, i64)

define i32 @src(ptr %p) {
  %r = call ptr @memset(ptr %p, i32 1, i64 4)
  %v = load i32, ptr %p, align 1
  ret i32 %v
}

define i32 @tgt(ptr %p) {
  %r = call ptr @memset(ptr %p, i32 1, i64 4)
  ret i32 1
}
