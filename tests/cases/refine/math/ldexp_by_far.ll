; The amount has a sign.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine

define float @src(float %x) {
  %r = call float @llvm.ldexp.f32.i32(float %x, i32 -2000000000)
  ret float %r
}

define float @tgt(float %x) {
  %r = call float @llvm.ldexp.f32.i32(float %x, i32 2000000000)
  ret float %r
}

declare float @llvm.ldexp.f32.i32(float, i32)
