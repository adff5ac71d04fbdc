; A select with a vector as its condition chooses element by element.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define <2 x i8> @src(<2 x i1> %c, <2 x i8> %x, <2 x i8> %y) {
  %r = select <2 x i1> %c, <2 x i8> %x, <2 x i8> %y
  ret <2 x i8> %r
}

define <2 x i8> @tgt(<2 x i1> %c, <2 x i8> %x, <2 x i8> %y) {
  %c0 = extractelement <2 x i1> %c, i32 0
  %x0 = extractelement <2 x i8> %x, i32 0
  %y0 = extractelement <2 x i8> %y, i32 0
  %s0 = select i1 %c0, i8 %x0, i8 %y0
  %c1 = extractelement <2 x i1> %c, i32 1
  %x1 = extractelement <2 x i8> %x, i32 1
  %y1 = extractelement <2 x i8> %y, i32 1
  %s1 = select i1 %c1, i8 %x1, i8 %y1
  %v = insertelement <2 x i8> poison, i8 %s0, i32 0
  %r = insertelement <2 x i8> %v, i8 %s1, i32 1
  ret <2 x i8> %r
}
