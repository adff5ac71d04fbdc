; Minus zero added changes no number. Of a NaN the source may return any, the argument too.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define float @src(float %x) {
  %r = fadd float %x, -0.0
  ret float %r
}

define float @tgt(float %x) {
  ret float %x
}
