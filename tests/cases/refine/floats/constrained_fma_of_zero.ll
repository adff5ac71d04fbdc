; A product with zero is not always zero.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (unsupported

define float @src(float %x, float %y) {
  %r = call float @llvm.experimental.constrained.fma.f32(float %x, float 0.0, float %y, metadata !"round.dynamic", metadata !"fpexcept.maytrap")
  ret float %r
}

define float @tgt(float %x, float %y) {
  ret float %y
}

declare float @llvm.experimental.constrained.fma.f32(float, float, float, metadata, metadata)
