; LLVM 21: captures() replaces nocapture.
; LLVM-AS: refuses captures came with LLVM 21
; RUN: heddle ir --check %s
; EXIT: 0

declare void @f(ptr captures(none), ptr captures(address, read_provenance), ptr captures(ret: address))
