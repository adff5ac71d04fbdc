; Nodes: empty, nested, distinct, self-referential, with constants and strings.
; RUN: heddle ir --check %s
; EXIT: 0

@g = global i32 0

!named = !{!0, !1, !2, !4}
!empty = !{}

!0 = !{}
!1 = !{!"text \22quoted\22", i32 7, ptr @g, null, !0, !{!"in place"}}
!2 = distinct !{!2, !3}
!3 = !{!"forward"}
!4 = distinct !{}
