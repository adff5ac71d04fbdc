; A product with one is the other factor.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define half @src(half %x) {
  %r = fmul half %x, 1.0
  ret half %r
}

define half @tgt(half %x) {
  ret half %x
}
