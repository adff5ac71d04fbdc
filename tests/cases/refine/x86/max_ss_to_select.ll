; The first if it is greater, the second otherwise, also if one is a NaN.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define float @src(<4 x float> noundef %x, <4 x float> noundef %y) {
  %r = call <4 x float> @llvm.x86.sse.max.ss(<4 x float> %x, <4 x float> %y)
  %e = extractelement <4 x float> %r, i32 0
  ret float %e
}

define float @tgt(<4 x float> noundef %x, <4 x float> noundef %y) {
  %a = extractelement <4 x float> %x, i32 0
  %b = extractelement <4 x float> %y, i32 0
  %c = fcmp ogt float %a, %b
  %r = select i1 %c, float %a, float %b
  ret float %r
}

declare <4 x float> @llvm.x86.sse.max.ss(<4 x float>, <4 x float>)
