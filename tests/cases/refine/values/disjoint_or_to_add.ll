; Operands without a common bit are added without a carry; with one, the source is poison.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i8 @src(i8 %x, i8 %y) {
  %r = or disjoint i8 %x, %y
  ret i8 %r
}

define i8 @tgt(i8 %x, i8 %y) {
  %r = add i8 %x, %y
  ret i8 %r
}
