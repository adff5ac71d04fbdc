; A comdat that is never given.
; RUN: heddle ir --check %s
; EXIT: 2

@x = global i32 0, comdat($missing) ;~ ERROR: the comdat $missing is used but never defined
