; Aliases must end somewhere.
; RUN: heddle ir --check %s
; EXIT: 2

@x = alias i32, ptr @y ;~ ERROR: the alias stands for itself
@y = alias i32, ptr @x ;~ ERROR: the alias stands for itself
