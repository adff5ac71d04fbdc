; A maximum is computed in each round, whether it is needed or not.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i32 @src(i32 %x, i32 %n, i1 %q) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  %s = phi i32 [ 0, %entry ], [ %t, %next ]
  br i1 %q, label %then, label %next
then:
  %m = call i32 @llvm.smax.i32(i32 noundef %x, i32 3)
  br label %next
next:
  %t = phi i32 [ %s, %loop ], [ %m, %then ]
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %out
out:
  ret i32 %t
}

define i32 @tgt(i32 %x, i32 %n, i1 %q) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  %s = phi i32 [ 0, %entry ], [ %t, %next ]
  %m = call i32 @llvm.smax.i32(i32 %x, i32 3)
  br i1 %q, label %then, label %next
then:
  br label %next
next:
  %t = phi i32 [ %s, %loop ], [ %m, %then ]
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %out
out:
  ret i32 %t
}

declare i32 @llvm.smax.i32(i32, i32) nocallback nofree nosync nounwind speculatable willreturn memory(none)
