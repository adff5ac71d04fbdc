; A remainder has the sign of the first, unless it is a NaN, of which no solver knows which one it is.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (unsupported: the remainder of floating-point numbers

define float @src(float %x, float %y) {
  %n = fneg float %x
  %r = frem float %n, %y
  ret float %r
}

define float @tgt(float %x, float %y) {
  %m = frem float %x, %y
  %r = fneg float %m
  ret float %r
}
