; The value of the first store is forwarded although the second one changes one of its bytes.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define i32 @src(ptr %p) {
  store i32 0, ptr %p, align 4
  %q = getelementptr i8, ptr %p, i64 3
  store i8 1, ptr %q, align 1
  %v = load i32, ptr %p, align 4
  ret i32 %v
}

define i32 @tgt(ptr %p) {
  store i32 0, ptr %p, align 4
  %q = getelementptr i8, ptr %p, i64 3
  store i8 1, ptr %q, align 1
  ret i32 0
}
