; Arrays, structures and vectors of constants, nested, with undef and poison inside.
; RUN: heddle ir --check %s
; EXIT: 0

@array = global [3 x i32] [i32 1, i32 undef, i32 poison]
@nested = global [2 x { i8, [2 x i16] }] [{ i8, [2 x i16] } { i8 1, [2 x i16] [i16 2, i16 3] }, { i8, [2 x i16] } zeroinitializer]
@vector = global <4 x i32> <i32 1, i32 2, i32 3, i32 4>
@all_undef = global { i32, float } undef
@all_poison = global <2 x i8> poison
@booleans = global <2 x i1> <i1 true, i1 false>
