; Steps to a part and a part of that are joined, and all of them promise to stay inside.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i32 @src(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %a = getelementptr inbounds { i32, [4 x i32] }, ptr %p, i64 0, i32 1
  %b = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 2
  %v = load i32, ptr %b, align 4
  call void @see(i32 %v)
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %out
out:
  ret i32 %v
}

define i32 @tgt(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %b = getelementptr inbounds i8, ptr %p, i64 12
  %v = load i32, ptr %b, align 4
  call void @see(i32 %v)
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %out
out:
  ret i32 %v
}

declare void @see(i32)
