; Attributes and calling conventions of LLVMs to come are kept as they are written.
; RUN: heddle ir --check %s
; EXIT: 0
; LLVM-AS: refuses it does not know these words

declare brandnew i32 @result(i32 brandnew(1, 2), ptr shiny %p) sparkling("x") #0

define novel_cc newer(i32 7) ptr @f(i32 %x) lustrous {
  %y = call brandnew i32 @result(i32 brandnew(1, 2) %x, ptr shiny null) sparkling("x")
  ret ptr null
}

attributes #0 = { glossy=4 matt(read: 1) "known"="yes" nounwind }
