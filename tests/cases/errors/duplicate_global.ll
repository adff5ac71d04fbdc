; Two globals of one name.
; RUN: heddle ir --check %s
; EXIT: 2

@x = global i32 0
@x = global i32 1 ;~ ERROR: this global is defined already
