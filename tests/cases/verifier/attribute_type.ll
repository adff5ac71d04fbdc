; An attribute of pointers on an integer.
; RUN: heddle ir --check %s
; EXIT: 2

declare void @f(i32 noalias) ;~ ERROR: parameter 1: the attribute noalias does not apply to values of type i32
