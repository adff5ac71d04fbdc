; An alias needs something that is defined.
; RUN: heddle ir --check %s
; EXIT: 2

@x = external global i32
@y = alias i32, ptr @x ;~ ERROR: an alias stands for a definition
