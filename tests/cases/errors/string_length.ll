; The string has another length than its type.
; RUN: heddle ir --check %s
; EXIT: 2

@x = global [4 x i8] c"abc" ;~ ERROR: this string is [3 x i8], but [4 x i8] is needed here
