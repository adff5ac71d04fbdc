; The amount may be chosen to be eight or more, which makes the shift poison.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i8 @src(i8 %x) {
  %r = shl i8 %x, undef
  ret i8 %r
}

define i8 @tgt(i8 %x) {
  ret i8 poison
}
