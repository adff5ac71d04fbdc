; A mask that is all sign takes from the second operand, as select does from its first.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define <4 x float> @src(<4 x float> %x, <4 x float> %y, <4 x i1> %c) {
  %s = sext <4 x i1> %c to <4 x i32>
  %m = bitcast <4 x i32> %s to <4 x float>
  %r = call <4 x float> @llvm.x86.sse41.blendvps(<4 x float> %x, <4 x float> %y, <4 x float> %m)
  ret <4 x float> %r
}

define <4 x float> @tgt(<4 x float> %x, <4 x float> %y, <4 x i1> %c) {
  %r = select <4 x i1> %c, <4 x float> %y, <4 x float> %x
  ret <4 x float> %r
}

declare <4 x float> @llvm.x86.sse41.blendvps(<4 x float>, <4 x float>, <4 x float>)
