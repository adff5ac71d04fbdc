; The operands are at most 127, so that their sum cannot wrap around and nuw may be added.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i8 @src(i8 %x, i8 %y) {
  %a = and i8 %x, 127
  %b = and i8 %y, 127
  %r = add i8 %a, %b
  ret i8 %r
}

define i8 @tgt(i8 %x, i8 %y) {
  %a = and i8 %x, 127
  %b = and i8 %y, 127
  %r = add nuw i8 %a, %b
  ret i8 %r
}
