; The remainder by zero is no number.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define float @src(float %x) {
  %r = frem float %x, 0.0
  ret float %r
}

define float @tgt(float %x) {
  ret float 0x7FF8000000000000
}
