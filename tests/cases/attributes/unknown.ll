; A word that could be an attribute of a newer LLVM is kept.
; LLVM-AS: refuses it does not know the attributes of later versions
; RUN: heddle ir --print %s
; EXIT: 0
; STDOUT: declare void @f() sparkling

declare void @f() sparkling
