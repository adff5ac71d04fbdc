; An alignment is a power of two.
; RUN: heddle ir --check %s
; EXIT: 2

@x = global i32 0, align 3 ;~ ERROR: an alignment is a power of two, and at most 2^32
