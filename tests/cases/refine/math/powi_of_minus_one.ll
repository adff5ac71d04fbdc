; The power of minus one is a quotient.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine

define float @src(float %x) {
  %r = call float @llvm.powi.f32.i32(float %x, i32 -1)
  ret float %r
}

define float @tgt(float %x) {
  %r = fneg float %x
  ret float %r
}

declare float @llvm.powi.f32.i32(float, i32)
