; The elements of an array have one type.
; RUN: heddle ir --check %s
; EXIT: 2

@x = global [2 x i32] [i32 1, i64 2] ;~ ERROR: this element is i64 in an array of i32
