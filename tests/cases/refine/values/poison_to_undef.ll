; Poison may be replaced by anything, undef too. The sum is poison for every argument, since an operand is at
; least 200.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i8 @src(i8 %x) {
  %a = or i8 %x, 200
  %r = add nuw i8 %a, 100
  ret i8 %r
}

define i8 @tgt(i8 %x) {
  ret i8 undef
}
