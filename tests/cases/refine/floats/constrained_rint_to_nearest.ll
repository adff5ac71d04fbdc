; An integral number, to the nearest.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define float @src(float %x) {
  %r = call float @llvm.experimental.constrained.nearbyint.f32(float %x, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  ret float %r
}

define float @tgt(float %x) {
  %r = call float @llvm.rint.f32(float %x)
  ret float %r
}

declare float @llvm.experimental.constrained.nearbyint.f32(float, metadata, metadata)
declare float @llvm.rint.f32(float)
