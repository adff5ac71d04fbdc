; Integers in decimal, hexadecimal (signed and unsigned), true and false; wide ones.
; RUN: heddle ir --print %s
; EXIT: 0
; STDOUT: @a = global i32 -2147483648
; STDOUT: @b = global i32 -1
; STDOUT: @c = global i8 -1
; STDOUT: @d = global i8 -128
; STDOUT: @e = global i1 true
; STDOUT: @g = global i128 170141183460469231731687303715884105727
; STDOUT: @h = global i256 -1
; STDOUT: @i = global i16 0

@a = global i32 -2147483648
@b = global i32 4294967295
@c = global i8 u0xFF
@d = global i8 s0x80
@e = global i1 true
@f = global i1 false
@g = global i128 170141183460469231731687303715884105727
@h = global i256 -1
@i = global i16 -0
