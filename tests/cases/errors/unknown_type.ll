; A word that is no type.
; RUN: heddle ir --check %s
; EXIT: 2

@x = global int 5 ;~ ERROR: expected a type, found `int`
