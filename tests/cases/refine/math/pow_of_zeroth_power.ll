; The zeroth power of everything is one.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define <2 x float> @src(<2 x float> %x) {
  %r = call <2 x float> @llvm.pow.v2f32(<2 x float> %x, <2 x float> zeroinitializer)
  ret <2 x float> %r
}

define <2 x float> @tgt(<2 x float> %x) {
  ret <2 x float> splat (float 1.0)
}

declare <2 x float> @llvm.pow.v2f32(<2 x float>, <2 x float>)
