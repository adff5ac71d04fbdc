; In one direction, sums are the same.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define float @src(float noundef %x, float noundef %y) {
  %s = call float @llvm.experimental.constrained.fadd.f32(float %x, float %y, metadata !"round.dynamic", metadata !"fpexcept.ignore")
  %t = call float @llvm.experimental.constrained.fadd.f32(float %x, float %y, metadata !"round.dynamic", metadata !"fpexcept.ignore")
  %r = fsub float %s, %t
  ret float %r
}

define float @tgt(float noundef %x, float noundef %y) {
  %s = call float @llvm.experimental.constrained.fadd.f32(float %x, float %y, metadata !"round.dynamic", metadata !"fpexcept.ignore")
  %r = fsub float %s, %s
  ret float %r
}

declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)
