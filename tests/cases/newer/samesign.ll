; LLVM 20: samesign on comparisons.
; LLVM-AS: refuses samesign came with LLVM 20
; RUN: heddle ir --print %s
; EXIT: 0
; STDOUT: icmp samesign ult i32 %a, %b

define i1 @f(i32 %a, i32 %b) {
  %c = icmp samesign ult i32 %a, %b
  ret i1 %c
}
