; A pointer made from a number changes a local.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (unsupported: a pointer made from an integer may lead to any object outside)

define i32 @src() {
  %a = alloca [2 x i32]
  %e = getelementptr i32, ptr %a, i64 1
  store i32 1, ptr %e
  %i = ptrtoint ptr %a to i64
  %j = add i64 %i, 4
  %q = inttoptr i64 %j to ptr
  store i32 5, ptr %q
  %v = load i32, ptr %e
  ret i32 %v
}

define i32 @tgt() {
  ret i32 1
}
