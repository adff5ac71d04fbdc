; The direction is a promise that the program has set it, which is not known.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown

define float @src(float %x) {
  %r = call float @llvm.experimental.constrained.rint.f32(float %x, metadata !"round.upward", metadata !"fpexcept.ignore")
  ret float %r
}

define float @tgt(float %x) {
  %r = call float @llvm.ceil.f32(float %x)
  ret float %r
}

declare float @llvm.experimental.constrained.rint.f32(float, metadata, metadata)
declare float @llvm.ceil.f32(float)
