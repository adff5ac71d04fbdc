; An assumption about an argument leaves a loop that is always entered.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i32 @src(i32 %x, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %k = icmp ult i32 %x, 9
  call void @llvm.assume(i1 %k)
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %out
out:
  ret i32 0
}

define i32 @tgt(i32 %x, i32 %n) {
entry:
  %k = icmp ult i32 %x, 9
  call void @llvm.assume(i1 %k)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %out
out:
  ret i32 0
}

declare void @llvm.assume(i1)
