; Whom a function calls may change the direction.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (unsupported

define float @src(float %x, float %y) {
  %s = call float @llvm.experimental.constrained.fadd.f32(float %x, float %y, metadata !"round.dynamic", metadata !"fpexcept.ignore")
  call void @turn()
  %t = call float @llvm.experimental.constrained.fadd.f32(float %x, float %y, metadata !"round.dynamic", metadata !"fpexcept.ignore")
  %r = fsub float %s, %t
  ret float %r
}

define float @tgt(float %x, float %y) {
  %s = call float @llvm.experimental.constrained.fadd.f32(float %x, float %y, metadata !"round.dynamic", metadata !"fpexcept.ignore")
  call void @turn()
  %r = fsub float %s, %s
  ret float %r
}

declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)
declare void @turn()
