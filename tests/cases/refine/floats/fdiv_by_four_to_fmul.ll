; The inverse of a power of two is exact, and the product with it is rounded as the quotient is.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define half @src(half %x) {
  %r = fdiv half %x, 4.0
  ret half %r
}

define half @tgt(half %x) {
  %r = fmul half %x, 0.25
  ret half %r
}
