; The source freezes once and the difference is zero. Two freezes of one poison or undef value need not agree.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: /@src: does not refine \((value-mismatch|more-undefined)\)/

define i8 @src(i8 %x) {
  %f = freeze i8 %x
  %r = sub i8 %f, %f
  ret i8 %r
}

define i8 @tgt(i8 %x) {
  %f = freeze i8 %x
  %g = freeze i8 %x
  %r = sub i8 %f, %g
  ret i8 %r
}
