; Structures: literal, packed, named, opaque, recursive through a pointer, numbered.
; RUN: heddle ir --print %s
; EXIT: 0
; STDOUT: %pair = type { i32, i64 }
; STDOUT: %packed = type <{ i8, i32 }>
; STDOUT: %"odd name" = type
; STDOUT: @e = global %0 { i8 3 }

%pair = type { i32, i64 }
%packed = type <{ i8, i32 }>
%"odd name" = type { %pair, [2 x %packed] }
%unknown = type opaque
%0 = type { i8 }
%list = type { ptr, %pair }

@a = global %pair { i32 1, i64 2 }
@b = global %packed <{ i8 1, i32 2 }>
@c = global %"odd name" zeroinitializer
@d = external global %unknown
@e = global %0 { i8 3 }
@f = global { i8, { i16, <{ i32 }> } } { i8 1, { i16, <{ i32 }> } { i16 2, <{ i32 }> <{ i32 3 }> } }
@g = global %list { ptr @a, %pair zeroinitializer }
@h = global {} zeroinitializer
