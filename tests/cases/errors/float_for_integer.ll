; A floating-point number where an integer belongs.
; RUN: heddle ir --check %s
; EXIT: 2

@x = global i32 1.0 ;~ ERROR: a floating-point number cannot have the type i32
