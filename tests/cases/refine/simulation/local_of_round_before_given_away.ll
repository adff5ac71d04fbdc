; A local of the round before was given away, and a call of this round may write to it.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define i32 @src(i32 %n) {
entry:
  %z = alloca [2 x i32], align 4
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %old = phi ptr [ %z, %entry ], [ %a, %loop ]
  %a = alloca [2 x i32], align 4
  store i32 1, ptr %a, align 4
  store i32 2, ptr %old, align 4
  %v = load i32, ptr %a, align 4
  call void @see(ptr %a, i32 %v)
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %out
out:
  %w = load i32, ptr %old, align 4
  ret i32 %w
}

define i32 @tgt(i32 %n) {
entry:
  %z = alloca [2 x i32], align 4
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %old = phi ptr [ %z, %entry ], [ %a, %loop ]
  %a = alloca [2 x i32], align 4
  store i32 1, ptr %a, align 4
  store i32 2, ptr %old, align 4
  %v = load i32, ptr %a, align 4
  call void @see(ptr %a, i32 %v)
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %out
out:
  ret i32 2
}

declare void @see(ptr, i32)
