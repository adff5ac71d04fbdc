; What is added is zero.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define float @src() "denormal-fp-math"="ieee,preserve-sign" {
  %r = fadd float 0x3800000000000000, 1.0
  ret float %r
}

define float @tgt() "denormal-fp-math"="ieee,preserve-sign" {
  ret float 1.0
}
