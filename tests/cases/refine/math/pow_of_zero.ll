; Powers of zero are not always zero.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (unsupported

define <2 x float> @src(<2 x float> %x) {
  %r = call <2 x float> @llvm.pow.v2f32(<2 x float> zeroinitializer, <2 x float> %x)
  ret <2 x float> %r
}

define <2 x float> @tgt(<2 x float> %x) {
  ret <2 x float> zeroinitializer
}

declare <2 x float> @llvm.pow.v2f32(<2 x float>, <2 x float>)
