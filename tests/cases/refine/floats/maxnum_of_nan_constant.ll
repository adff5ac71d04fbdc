; The greater of a number and a NaN is the number; of two NaNs it is any NaN.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define float @src(float %x) {
  %r = call float @llvm.maxnum.f32(float %x, float 0x7FF8000000000000)
  ret float %r
}

define float @tgt(float %x) {
  ret float %x
}

declare float @llvm.maxnum.f32(float, float)
