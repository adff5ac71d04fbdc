; A promise about what a call gives may be forgotten.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define float @src(float %x) {
  %r = call nnan nsz float @f(float %x)
  ret float %r
}

define float @tgt(float %x) {
  %r = call float @f(float %x)
  ret float %r
}

declare float @f(float)
