; The numbers of globals without names go up.
; RUN: heddle ir --check %s
; EXIT: 2

@1 = global i32 0
@0 = global i32 0 ;~ ERROR: globals are numbered upwards: at least @2 comes next
