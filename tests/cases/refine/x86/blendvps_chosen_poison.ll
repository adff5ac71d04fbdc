; What is not chosen may be poison; the target chooses it.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-poisonous)

define <4 x float> @src(<4 x float> noundef %x) {
  %r = call <4 x float> @llvm.x86.sse41.blendvps(<4 x float> %x, <4 x float> poison, <4 x float> zeroinitializer)
  ret <4 x float> %r
}

define <4 x float> @tgt(<4 x float> noundef %x) {
  %r = call <4 x float> @llvm.x86.sse41.blendvps(<4 x float> poison, <4 x float> %x, <4 x float> zeroinitializer)
  ret <4 x float> %r
}

declare <4 x float> @llvm.x86.sse41.blendvps(<4 x float>, <4 x float>, <4 x float>)
