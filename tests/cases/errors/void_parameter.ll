; A parameter cannot be void.
; RUN: heddle ir --check %s
; EXIT: 2

declare void @f(void) ;~ ERROR: a parameter cannot be of type void
