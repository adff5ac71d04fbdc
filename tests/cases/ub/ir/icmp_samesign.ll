; A comparison of numbers that were promised to have the same sign.
; RUN: heddle run %s
; EXIT: 10
; LLVM-AS: refuses samesign came with LLVM 20

define i32 @main() {
  %p = icmp samesign ult i32 1, -1 ;~ ERROR: [uninit]
  br i1 %p, label %yes, label %no

yes:
  ret i32 0

no:
  ret i32 0
}
