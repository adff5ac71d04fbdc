; webkit_jscc was the word for convention 12 until LLVM 17.
; RUN: heddle ir --print %s
; EXIT: 0
; STDOUT: declare cc12 void @f()
; LLVM-AS: refuses the word went with LLVM 18

declare webkit_jscc void @f()
