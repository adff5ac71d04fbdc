; A module flag has three parts.
; RUN: heddle ir --check %s
; EXIT: 2
; STDERR: error:

!llvm.module.flags = !{!0}

!0 = !{i32 1, !"wchar_size"}
