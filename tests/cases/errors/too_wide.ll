; No integer has that many bits.
; RUN: heddle ir --check %s
; EXIT: 2

@x = global i8388609 0 ;~ ERROR: an integer has 1 to 8388608 bits
