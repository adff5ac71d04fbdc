; The other lanes are those of the first operand, whatever the mask says.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define float @src(<4 x float> noundef %x, <4 x float> noundef %y, <4 x float> noundef %z) {
  %r = call <4 x float> @llvm.x86.avx512.mask.mul.ss.round(<4 x float> %x, <4 x float> %y, <4 x float> %z, i8 0, i32 4)
  %e = extractelement <4 x float> %r, i32 1
  ret float %e
}

define float @tgt(<4 x float> noundef %x, <4 x float> noundef %y, <4 x float> noundef %z) {
  %e = extractelement <4 x float> %z, i32 1
  ret float %e
}

declare <4 x float> @llvm.x86.avx512.mask.mul.ss.round(<4 x float>, <4 x float>, <4 x float>, i8, i32)
