; Adding zero does not keep a subnormal number.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine

define float @src(float %x) "denormal-fp-math"="ieee,preserve-sign" {
  %r = fadd float %x, -0.0
  ret float %r
}

define float @tgt(float %x) "denormal-fp-math"="ieee,preserve-sign" {
  ret float %x
}
