; Linker options have a list of their own.
; RUN: heddle ir --check %s
; EXIT: 2

!llvm.module.flags = !{!0} ;~ ERROR: linker options are in !llvm.linker.options

!0 = !{i32 6, !"Linker Options", !1}
!1 = !{!2}
!2 = !{!"-lm"}
