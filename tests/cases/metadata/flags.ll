; Module flags of every behaviour.
; RUN: heddle ir --check %s
; EXIT: 0

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !{i32 7, !"PIC Level", i32 2}
!3 = !{i32 8, !"smallest", i32 1}
!4 = !{i32 5, !"list", !6}
!5 = !{!"a compiler"}
!6 = !{!"x"}
