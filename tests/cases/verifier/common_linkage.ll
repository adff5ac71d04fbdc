; A common variable starts as zero.
; RUN: heddle ir --check %s
; EXIT: 2

@x = common global i32 1 ;~ ERROR: a common variable starts as zero
