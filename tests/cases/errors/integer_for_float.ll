; An integer where a floating-point number belongs.
; RUN: heddle ir --check %s
; EXIT: 2

@x = global float 1 ;~ ERROR: an integer cannot have the type float
