; LLVM 22: ptrtoaddr, the address without provenance.
; LLVM-AS: refuses ptrtoaddr came with LLVM 22
; RUN: heddle ir --check %s
; EXIT: 0

target datalayout = "e-p:64:64"

define i64 @f(ptr %p) {
  %a = ptrtoaddr ptr %p to i64
  ret i64 %a
}
