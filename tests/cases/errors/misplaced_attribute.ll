; An attribute of functions on a parameter.
; RUN: heddle ir --check %s
; EXIT: 2

declare void @f(i32 noreturn) ;~ ERROR: `noreturn` is not an attribute of a parameter
