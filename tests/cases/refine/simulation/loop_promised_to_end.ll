; The target promises of a loop that it ends, which is not so for odd numbers; the source promises nothing.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (bounded)

define i32 @src(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %j = add i32 %i, 2
  %c = icmp ne i32 %j, %n
  br i1 %c, label %loop, label %out
out:
  ret i32 %j
}

define i32 @tgt(i32 %n) {
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

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.mustprogress"}
