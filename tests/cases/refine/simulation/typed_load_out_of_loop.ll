; A load that promises something about types leaves a loop.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i32 @src(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %a = load i32, ptr %p, align 4, !tbaa !0
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %out
out:
  ret i32 %a
}

define i32 @tgt(ptr %p, i32 %n) {
entry:
  %a = load i32, ptr %p, align 4, !tbaa !0
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %out
out:
  ret i32 %a
}

!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2, i64 0}
!2 = !{!"a root"}
