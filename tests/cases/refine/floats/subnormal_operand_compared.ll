; A subnormal operand is taken for zero.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i1 @src(float %x) "denormal-fp-math"="ieee,preserve-sign" {
  %a = call float @llvm.fabs.f32(float %x)
  %r = fcmp olt float %a, 0x3810000000000000
  ret i1 %r
}

define i1 @tgt(float %x) "denormal-fp-math"="ieee,preserve-sign" {
  %r = fcmp oeq float %x, 0.0
  ret i1 %r
}

declare float @llvm.fabs.f32(float)
