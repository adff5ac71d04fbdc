; A number that does not fit its type loses its upper bits, as LLVM has it.
; RUN: heddle ir --print %s
; EXIT: 0
; STDOUT: @a = global i8 0
; STDOUT: @b = global i8 127
; STDOUT: @c = global i1 true

@a = global i8 256
@b = global i8 -129
@c = global i1 3
