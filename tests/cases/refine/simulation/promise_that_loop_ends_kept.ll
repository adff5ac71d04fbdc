; Both promise of a loop that it ends.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i32 @src(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %j = add i32 %i, 2
  %c = icmp ne i32 %j, %n
  br i1 %c, label %loop, label %out, !llvm.loop !0
out:
  ret i32 %j
}

define i32 @tgt(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %j = add i32 %i, 2
  %c = icmp eq i32 %j, %n
  br i1 %c, label %out, label %loop, !llvm.loop !2
out:
  ret i32 %j
}

!0 = distinct !{!0, !1}
!2 = distinct !{!2, !1}
!1 = !{!"llvm.loop.mustprogress"}
