; Neither is that the sign of zero does not matter.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine

define float @src(float %x) {
  %r = call float @f(float %x)
  ret float %r
}

define float @tgt(float %x) {
  %r = call nsz float @f(float %x)
  ret float %r
}

declare float @f(float)
