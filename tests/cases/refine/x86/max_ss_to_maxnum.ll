; A NaN that is the second operand wins, which maxnum does not let it.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define float @src(<4 x float> noundef %x, <4 x float> noundef %y) {
  %r = call <4 x float> @llvm.x86.sse.max.ss(<4 x float> %x, <4 x float> %y)
  %e = extractelement <4 x float> %r, i32 0
  ret float %e
}

define float @tgt(<4 x float> noundef %x, <4 x float> noundef %y) {
  %a = extractelement <4 x float> %x, i32 0
  %b = extractelement <4 x float> %y, i32 0
  %r = call float @llvm.maxnum.f32(float %a, float %b)
  ret float %r
}

declare <4 x float> @llvm.x86.sse.max.ss(<4 x float>, <4 x float>)
declare float @llvm.maxnum.f32(float, float)
