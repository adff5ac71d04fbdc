; A product with zero may be minus zero or a NaN.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define half @src(half noundef %x) {
  %r = fmul half %x, 0.0
  ret half %r
}

define half @tgt(half noundef %x) {
  ret half 0.0
}
