; It does not have that of the second.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (unsupported

define float @src(float %x, float %y) {
  %n = fneg float %y
  %r = frem float %x, %n
  ret float %r
}

define float @tgt(float %x, float %y) {
  %m = frem float %x, %y
  %r = fneg float %m
  ret float %r
}
