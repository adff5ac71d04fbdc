; Numbers may be hexadecimal: u0x has no sign, the highest bit that is set in s0x is its sign.
; RUN: heddle ir --print %s
; EXIT: 0
; STDOUT: @a = global [16 x i8] zeroinitializer
; STDOUT: @b = global i32 255
; STDOUT: @c = global i64 -1

@a = global [u0x10 x i8] zeroinitializer
@b = global i32 u0xFF
@c = global i64 s0x7
