; A product with one may quiet a NaN, which is kept as it is otherwise.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: value-mismatch

define float @src(float %x) {
  ret float %x
}

define float @tgt(float %x) {
  %r = fmul float %x, 1.0
  ret float %r
}
