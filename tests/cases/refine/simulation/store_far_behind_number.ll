; Steps that go far lead to another place than where they began, and may be joined.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i32 @src(ptr %p) {
  %a = getelementptr i8, ptr %p, i64 1073741824
  %b = getelementptr i8, ptr %a, i64 1073741824
  %c = getelementptr i8, ptr %b, i64 1073741824
  %d = getelementptr i8, ptr %c, i64 1073741824
  %w = load i32, ptr %p, align 4
  store i32 7, ptr %d, align 4
  %v = load i32, ptr %p, align 4
  ret i32 %v
}

define i32 @tgt(ptr %p) {
  %a = getelementptr i8, ptr %p, i64 4294967296
  %v = load i32, ptr %p, align 4
  store i32 7, ptr %a, align 4
  ret i32 %v
}
