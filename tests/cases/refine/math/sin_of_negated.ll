; A sine is odd.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define float @src(float %x) {
  %n = fneg float %x
  %r = call float @sinf(float %n)
  ret float %r
}

define float @tgt(float %x) {
  %s = call float @sinf(float %x)
  %r = fneg float %s
  ret float %r
}

declare float @sinf(float)
