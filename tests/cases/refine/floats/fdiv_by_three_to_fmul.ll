; A third is not exact, and the product with it is not always the quotient.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define half @src(half noundef %x) {
  %r = fdiv half %x, 3.0
  ret half %r
}

define half @tgt(half noundef %x) {
  %r = fmul half %x, 0xH3555
  ret half %r
}
