; Types for alias analysis hang on loads and stores.
; RUN: heddle ir --check %s
; EXIT: 0

define void @f(ptr %p, ptr %q) {
  %x = load i32, ptr %p, align 4, !tbaa !0
  store i32 %x, ptr %q, align 4, !tbaa !0, !alias.scope !4, !noalias !4
  ret void
}

!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2, i64 0}
!2 = !{!"omnipotent char", !3, i64 0}
!3 = !{!"C"}
!4 = !{!5}
!5 = distinct !{!5, !6}
!6 = distinct !{!6, !"domain"}
