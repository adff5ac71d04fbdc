; The lowest lane of the second operand, rounded upward.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define float @src(<4 x float> %x, <4 x float> %y) {
  %r = call <4 x float> @llvm.x86.sse41.round.ss(<4 x float> %x, <4 x float> %y, i32 10)
  %e = extractelement <4 x float> %r, i32 0
  ret float %e
}

define float @tgt(<4 x float> %x, <4 x float> %y) {
  %a = extractelement <4 x float> %y, i32 0
  %r = call float @llvm.ceil.f32(float %a)
  ret float %r
}

declare <4 x float> @llvm.x86.sse41.round.ss(<4 x float>, <4 x float>, i32)
declare float @llvm.ceil.f32(float)
