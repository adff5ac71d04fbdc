; Rounded toward zero, the operation is known by its name only.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown

define <16 x float> @src(<16 x float> noundef %x, <16 x float> noundef %y) {
  %r = call <16 x float> @llvm.x86.avx512.add.ps.512(<16 x float> %x, <16 x float> %y, i32 11)
  ret <16 x float> %r
}

define <16 x float> @tgt(<16 x float> noundef %x, <16 x float> noundef %y) {
  %r = fadd <16 x float> %x, %y
  ret <16 x float> %r
}

declare <16 x float> @llvm.x86.avx512.add.ps.512(<16 x float>, <16 x float>, i32)
