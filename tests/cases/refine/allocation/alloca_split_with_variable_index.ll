; The array is read with an index that is not known, so it may not be split: from the first part nobody may
; reach the second.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

define i32 @src(i1 noundef %c) {
  %a = alloca [2 x i32], align 4
  %a1 = getelementptr [2 x i32], ptr %a, i64 0, i64 1
  store i32 10, ptr %a, align 4
  store i32 20, ptr %a1, align 4
  %i = zext i1 %c to i64
  %ai = getelementptr i32, ptr %a, i64 %i
  %v = load i32, ptr %ai, align 4
  ret i32 %v
}

define i32 @tgt(i1 noundef %c) {
  %a0 = alloca i32, align 4
  %a1 = alloca i32, align 4
  store i32 10, ptr %a0, align 4
  store i32 20, ptr %a1, align 4
  %i = zext i1 %c to i64
  %ai = getelementptr i32, ptr %a0, i64 %i
  %v = load i32, ptr %ai, align 4
  ret i32 %v
}
