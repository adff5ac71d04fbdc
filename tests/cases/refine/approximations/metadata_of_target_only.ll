; What the target says about memory makes it undefined at most: what it does wrong otherwise is wrong all the same. What the source says may excuse it.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)
; STDOUT: @src_said: unknown

define i1 @src(ptr %a, ptr %b) {
  %x = load i8, ptr %a
  store i8 %x, ptr %b
  ret i1 false
}
define i1 @tgt(ptr %a, ptr %b) {
  %x = load i8, ptr %a, !alias.scope !0, !noalias !3
  store i8 %x, ptr %b, !alias.scope !3, !noalias !0
  ret i1 true
}

define i8 @src_said(ptr %a, ptr %b) {
  %x = load i8, ptr %a, !alias.scope !0, !noalias !3
  store i8 1, ptr %b, !alias.scope !3, !noalias !0
  %y = load i8, ptr %a, !alias.scope !0, !noalias !3
  ret i8 %y
}
define i8 @tgt_said(ptr %a, ptr %b) {
  %x = load i8, ptr %a
  store i8 1, ptr %b
  ret i8 %x
}

!0 = !{!1}
!1 = distinct !{!1, !2}
!2 = distinct !{!2, !"scopes"}
!3 = !{!4}
!4 = distinct !{!4, !2}
