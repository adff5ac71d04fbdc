; A NaN makes one in whatever direction is rounded.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define float @src(float %x, float %y) {
  %r = call float @llvm.experimental.constrained.fma.f32(float %x, float 0x7FF8000000000000, float %y, metadata !"round.dynamic", metadata !"fpexcept.maytrap")
  ret float %r
}

define float @tgt(float %x, float %y) {
  ret float 0x7FF8000000000000
}

declare float @llvm.experimental.constrained.fma.f32(float, float, float, metadata, metadata)
