; A mask that is not set takes from the first operand.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define <4 x float> @src(<4 x float> noundef %x, <4 x float> noundef %y, <4 x i1> noundef %c) {
  %s = sext <4 x i1> %c to <4 x i32>
  %m = bitcast <4 x i32> %s to <4 x float>
  %r = call <4 x float> @llvm.x86.sse41.blendvps(<4 x float> %x, <4 x float> %y, <4 x float> %m)
  ret <4 x float> %r
}

define <4 x float> @tgt(<4 x float> noundef %x, <4 x float> noundef %y, <4 x i1> noundef %c) {
  %r = select <4 x i1> %c, <4 x float> %x, <4 x float> %y
  ret <4 x float> %r
}

declare <4 x float> @llvm.x86.sse41.blendvps(<4 x float>, <4 x float>, <4 x float>)
