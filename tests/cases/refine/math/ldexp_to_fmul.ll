; Scaled down, and rounded once.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define float @src(float %x) {
  %r = call float @llvm.ldexp.f32.i32(float %x, i32 -3)
  ret float %r
}

define float @tgt(float %x) {
  %r = fmul float %x, 1.25e-01
  ret float %r
}

declare float @llvm.ldexp.f32.i32(float, i32)
