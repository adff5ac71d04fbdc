; A module flag has three parts.
; RUN: heddle ir --check %s
; EXIT: 2

!llvm.module.flags = !{!0} ;~ ERROR: a module flag is a behaviour, a name and a value

!0 = !{i32 1, !"wchar_size"}
