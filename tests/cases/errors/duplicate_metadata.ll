; Two nodes of one number.
; RUN: heddle ir --check %s
; EXIT: 2

!0 = !{}
!0 = !{} ;~ ERROR: the metadata !0 is defined already
