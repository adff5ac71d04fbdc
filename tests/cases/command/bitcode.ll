; Bitcode is told by its first bytes.
; RUN: heddle ir %b
; EXIT: 0
; STDOUT: %b: LLVM bitcode, read by llvm-dis
; STDOUT: /f +- +1 +2/
; RUN: heddle ir --print %b
; EXIT: 0
; STDOUT: %y = add nsw i32 %x, 1

target triple = "x86_64-pc-linux-gnu"

define i32 @f(i32 %x) {
  %y = add nsw i32 %x, 1
  ret i32 %y
}
