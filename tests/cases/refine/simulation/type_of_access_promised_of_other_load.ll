; What a load promises about types is promised of another one.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (bounded)

define i32 @src(ptr %p, ptr %q, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %a = load i32, ptr %p, align 4, !tbaa !0
  %b = load i32, ptr %q, align 4
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %out
out:
  ret i32 %b
}

define i32 @tgt(ptr %p, ptr %q, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %a = load i32, ptr %p, align 4
  %b = load i32, ptr %q, align 4, !tbaa !0
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %out
out:
  ret i32 %b
}

!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2, i64 0}
!2 = !{!"a root"}
