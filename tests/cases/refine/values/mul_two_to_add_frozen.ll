; Doubling as an addition is right for every argument when it is frozen first: both uses then see one value.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i8 @src(i8 %x) {
  %r = mul i8 %x, 2
  ret i8 %r
}

define i8 @tgt(i8 %x) {
  %f = freeze i8 %x
  %r = add i8 %f, %f
  ret i8 %r
}
