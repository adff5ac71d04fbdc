; A decimal number that the type cannot hold exactly.
; RUN: heddle ir --check %s
; EXIT: 2

@x = global float 0.1 ;~ ERROR: this number is not a value of the type float: it would have to be rounded
