; With the sign of a negative number, a number is the negation of its absolute value.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define float @src(float %x) {
  %r = call float @llvm.copysign.f32(float %x, float -2.0)
  ret float %r
}

define float @tgt(float %x) {
  %a = call float @llvm.fabs.f32(float %x)
  %r = fneg float %a
  ret float %r
}

declare float @llvm.copysign.f32(float, float)
declare float @llvm.fabs.f32(float)
