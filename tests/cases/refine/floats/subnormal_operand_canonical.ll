; A zero without a sign.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define float @src() "denormal-fp-math"="ieee,positive-zero" {
  %r = call float @llvm.canonicalize.f32(float 0xB800000000000000)
  ret float %r
}

define float @tgt() "denormal-fp-math"="ieee,positive-zero" {
  ret float 0.0
}

declare float @llvm.canonicalize.f32(float)
