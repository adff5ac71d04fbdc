; A compile unit that a list names must be in !llvm.dbg.cu.
; RUN: heddle ir --check %s
; EXIT: 2

!units = !{!0} ;~ ERROR: a compile unit is missing in !llvm.dbg.cu

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1)
!1 = !DIFile(filename: "a.c", directory: "/src")
