; The NaN of a sum may be that of either operand, so that they may be swapped.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define half @src(half %x, half %y) {
  %r = fadd half %x, %y
  ret half %r
}

define half @tgt(half %x, half %y) {
  %r = fadd half %y, %x
  ret half %r
}
