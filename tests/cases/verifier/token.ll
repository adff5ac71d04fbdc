; Tokens cannot be joined.
; RUN: heddle ir --check %s
; EXIT: 2

declare token @llvm.call.preallocated.setup(i32)

define void @f(i1 %c) {
entry:
  %a = call token @llvm.call.preallocated.setup(i32 0)
  br label %next

next:
  %x = phi token [ %a, %entry ] ;~ ERROR: a phi cannot have type token
  ret void
}
