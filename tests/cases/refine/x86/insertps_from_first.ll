; The lane that is inserted comes from the second operand.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define float @src(<4 x float> noundef %x, <4 x float> noundef %y) {
  %r = call <4 x float> @llvm.x86.sse41.insertps(<4 x float> %x, <4 x float> %y, i8 16)
  %a = extractelement <4 x float> %r, i32 1
  ret float %a
}

define float @tgt(<4 x float> noundef %x, <4 x float> noundef %y) {
  %a = extractelement <4 x float> %x, i32 1
  ret float %a
}

declare <4 x float> @llvm.x86.sse41.insertps(<4 x float>, <4 x float>, i8)
