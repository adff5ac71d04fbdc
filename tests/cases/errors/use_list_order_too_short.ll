; A use-list order has an index for every use.
; RUN: heddle ir --check %s
; EXIT: 2

@g = global i32 0
@a = alias i32, ptr @g
@b = alias i32, ptr @g
@c = alias i32, ptr @g

uselistorder ptr @g, { 1, 0 } ;~ ERROR: a use-list order has 2 indices for 3 uses
