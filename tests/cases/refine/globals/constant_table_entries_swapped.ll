; The two entries of the table are mixed up.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

@t = private constant [2 x i32] [i32 10, i32 20], align 4

define i32 @src(i1 noundef %c) {
  %i = zext i1 %c to i64
  %p = getelementptr [2 x i32], ptr @t, i64 0, i64 %i
  %v = load i32, ptr %p, align 4
  ret i32 %v
}

define i32 @tgt(i1 noundef %c) {
  %v = select i1 %c, i32 10, i32 20
  ret i32 %v
}
