; A difference of vectors is taken element by element.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define <2 x i8> @src(<2 x i8> %x, <2 x i8> %y) {
  %r = sub <2 x i8> %x, %y
  ret <2 x i8> %r
}

define <2 x i8> @tgt(<2 x i8> %x, <2 x i8> %y) {
  %x0 = extractelement <2 x i8> %x, i32 0
  %y0 = extractelement <2 x i8> %y, i32 0
  %d0 = sub i8 %x0, %y0
  %x1 = extractelement <2 x i8> %x, i32 1
  %y1 = extractelement <2 x i8> %y, i32 1
  %d1 = sub i8 %x1, %y1
  %v = insertelement <2 x i8> poison, i8 %d0, i32 0
  %r = insertelement <2 x i8> %v, i8 %d1, i32 1
  ret <2 x i8> %r
}
