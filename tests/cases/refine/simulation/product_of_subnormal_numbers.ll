; Subnormal numbers are multiplied as zeros here.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define float @src(float %x) "denormal-fp-math"="ieee,preserve-sign" {
  %r = fneg float %x
  %s = fneg float %r
  ret float %s
}
define float @tgt(float %x) "denormal-fp-math"="ieee,preserve-sign" {
  %o = sitofp i32 1 to float
  %r = fmul float %x, %o
  ret float %r
}
