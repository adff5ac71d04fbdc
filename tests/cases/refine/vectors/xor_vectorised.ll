; Two operations on scalars become one on vectors.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define <2 x i8> @src(i8 %a, i8 %b, i8 %c, i8 %d) {
  %e = xor i8 %a, %c
  %f = xor i8 %b, %d
  %v = insertelement <2 x i8> poison, i8 %e, i32 0
  %r = insertelement <2 x i8> %v, i8 %f, i32 1
  ret <2 x i8> %r
}

define <2 x i8> @tgt(i8 %a, i8 %b, i8 %c, i8 %d) {
  %v = insertelement <2 x i8> poison, i8 %a, i32 0
  %x = insertelement <2 x i8> %v, i8 %b, i32 1
  %w = insertelement <2 x i8> poison, i8 %c, i32 0
  %y = insertelement <2 x i8> %w, i8 %d, i32 1
  %r = xor <2 x i8> %x, %y
  ret <2 x i8> %r
}
