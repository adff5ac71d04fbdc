; Rounded as the processor is set to, which is to the nearest.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define <16 x float> @src(<16 x float> %x, <16 x float> %y) {
  %r = call <16 x float> @llvm.x86.avx512.add.ps.512(<16 x float> %x, <16 x float> %y, i32 4)
  ret <16 x float> %r
}

define <16 x float> @tgt(<16 x float> %x, <16 x float> %y) {
  %r = fadd <16 x float> %x, %y
  ret <16 x float> %r
}

declare <16 x float> @llvm.x86.avx512.add.ps.512(<16 x float>, <16 x float>, i32)
