; A type that is used by value but never given.
; RUN: heddle ir --check %s
; EXIT: 2

@x = global %missing zeroinitializer ;~ ERROR: the type %missing is used but never defined
