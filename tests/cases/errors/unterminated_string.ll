; A string that never ends.
; RUN: heddle ir --check %s
; EXIT: 2

@x = constant [3 x i8] c"abc ;~ ERROR: expected a string, found a string that does not end
@y = global i32 0
