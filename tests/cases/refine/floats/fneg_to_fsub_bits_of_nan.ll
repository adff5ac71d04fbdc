; A negation only flips the sign, also of a NaN, whose other bits are visible as an integer. The difference
; gives any NaN.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: /@src: does not refine \((value-mismatch|more-undefined)\)/

define i16 @src(half noundef %x) {
  %n = fneg half %x
  %r = bitcast half %n to i16
  ret i16 %r
}

define i16 @tgt(half noundef %x) {
  %n = fsub half -0.0, %x
  %r = bitcast half %n to i16
  ret i16 %r
}
