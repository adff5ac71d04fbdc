; What is stored in each round is seen, whatever is written to another variable.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

@a = external global i32, align 4
@b = external global [4 x i32], align 4

define i32 @src(i32 %n, i64 %k) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %q = getelementptr i32, ptr @b, i64 %k
  store i32 %i, ptr @a, align 4
  store i32 7, ptr %q, align 4
  %v = load i32, ptr @a, align 4
  call void @see(i32 %v)
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %out
out:
  ret i32 %v
}

define i32 @tgt(i32 %n, i64 %k) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %q = getelementptr i32, ptr @b, i64 %k
  store i32 %i, ptr @a, align 4
  store i32 7, ptr %q, align 4
  call void @see(i32 %i)
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %out
out:
  ret i32 %i
}

declare void @see(i32)
