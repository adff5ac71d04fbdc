; A zero with its sign.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine

define float @src() "denormal-fp-math"="ieee,preserve-sign" {
  %r = call float @llvm.canonicalize.f32(float 0xB800000000000000)
  ret float %r
}

define float @tgt() "denormal-fp-math"="ieee,preserve-sign" {
  ret float 0.0
}

declare float @llvm.canonicalize.f32(float)
