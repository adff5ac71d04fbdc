; The initialiser has another type than the variable.
; RUN: heddle ir --check %s
; EXIT: 2

@x = global [2 x i32] [i32 1] ;~ ERROR: this array has 1 elements, its type has 2
