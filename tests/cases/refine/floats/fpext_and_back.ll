; Every float is a double, and comes back unchanged.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define float @src(float %x) {
  %d = fpext float %x to double
  %r = fptrunc double %d to float
  ret float %r
}

define float @tgt(float %x) {
  ret float %x
}
