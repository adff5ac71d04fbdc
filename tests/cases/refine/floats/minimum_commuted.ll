; The minimum orders minus zero below zero and keeps every NaN, so that its operands may change places.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define float @src(float noundef %x, float noundef %y) {
  %r = call float @llvm.minimum.f32(float %x, float %y)
  ret float %r
}

define float @tgt(float noundef %x, float noundef %y) {
  %r = call float @llvm.minimum.f32(float %y, float %x)
  ret float %r
}

declare float @llvm.minimum.f32(float, float)
