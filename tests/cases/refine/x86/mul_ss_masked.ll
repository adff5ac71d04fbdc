; The lowest bit of the mask decides between the product and the lowest lane of the third operand.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define float @src(<4 x float> %x, <4 x float> %y, <4 x float> %z, i8 %m) {
  %r = call <4 x float> @llvm.x86.avx512.mask.mul.ss.round(<4 x float> %x, <4 x float> %y, <4 x float> %z, i8 %m, i32 4)
  %e = extractelement <4 x float> %r, i32 0
  ret float %e
}

define float @tgt(<4 x float> %x, <4 x float> %y, <4 x float> %z, i8 %m) {
  %a = extractelement <4 x float> %x, i32 0
  %b = extractelement <4 x float> %y, i32 0
  %c = extractelement <4 x float> %z, i32 0
  %p = fmul float %a, %b
  %t = trunc i8 %m to i1
  %r = select i1 %t, float %p, float %c
  ret float %r
}

declare <4 x float> @llvm.x86.avx512.mask.mul.ss.round(<4 x float>, <4 x float>, <4 x float>, i8, i32)
