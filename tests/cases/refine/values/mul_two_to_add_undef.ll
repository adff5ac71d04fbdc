; Doubling as an addition reads the argument twice. An undef argument may differ at the two uses, so that the
; sum can be odd, which the product never is.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: /@src: does not refine \((value-mismatch|more-undefined)\)/

define i8 @src(i8 %x) {
  %r = mul i8 %x, 2
  ret i8 %r
}

define i8 @tgt(i8 %x) {
  %r = add i8 %x, %x
  ret i8 %r
}
