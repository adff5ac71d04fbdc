; The number 0xA8: lane 2 of the second operand to lane 2 of the first, and lane 3 cleared.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define float @src(<4 x float> %x, <4 x float> %y) {
  %r = call <4 x float> @llvm.x86.sse41.insertps(<4 x float> %x, <4 x float> %y, i8 -88)
  %a = extractelement <4 x float> %r, i32 2
  %b = extractelement <4 x float> %r, i32 3
  %c = fcmp oeq float %b, 0.0
  %s = select i1 %c, float %a, float 0.0
  ret float %s
}

define float @tgt(<4 x float> %x, <4 x float> %y) {
  %a = extractelement <4 x float> %y, i32 2
  ret float %a
}

declare <4 x float> @llvm.x86.sse41.insertps(<4 x float>, <4 x float>, i8)
