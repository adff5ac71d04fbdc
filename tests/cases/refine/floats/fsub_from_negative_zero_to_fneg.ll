; A difference from minus zero is the negation of every number, and any NaN for a NaN.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define float @src(float %x) {
  %r = fsub float -0.0, %x
  ret float %r
}

define float @tgt(float %x) {
  %r = fneg float %x
  ret float %r
}
