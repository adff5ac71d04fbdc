; A result that must not be undef or poison may be frozen: where that matters, the source is undefined.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define noundef i8 @src(i8 %x) {
  %r = add nuw i8 %x, 1
  ret i8 %r
}

define noundef i8 @tgt(i8 %x) {
  %r = add nuw i8 %x, 1
  %f = freeze i8 %r
  ret i8 %f
}
