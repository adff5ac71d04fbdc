; A remainder has the sign of the first.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

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
