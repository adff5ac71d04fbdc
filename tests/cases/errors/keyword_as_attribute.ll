; A word that means something elsewhere is no attribute of a newer LLVM.
; RUN: heddle ir --check %s
; EXIT: 2

declare void @f() volatile ;~ ERROR: expected a top-level entity
