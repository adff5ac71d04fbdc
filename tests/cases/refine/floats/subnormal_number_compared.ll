; As usual, a subnormal number is none.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine

define i1 @src(float %x) {
  %a = call float @llvm.fabs.f32(float %x)
  %r = fcmp olt float %a, 0x3810000000000000
  ret i1 %r
}

define i1 @tgt(float %x) {
  %r = fcmp oeq float %x, 0.0
  ret i1 %r
}

declare float @llvm.fabs.f32(float)
