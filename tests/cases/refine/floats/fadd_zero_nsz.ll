; With nsz the sign of a zero result is open, so that zero added changes nothing.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define float @src(float %x) {
  %r = fadd nsz float %x, 0.0
  ret float %r
}

define float @tgt(float %x) {
  ret float %x
}
