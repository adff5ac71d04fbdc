; Returning poison is undefined behaviour when the result must not be poison.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

define noundef i8 @src(i8 noundef %x) {
  %r = add i8 %x, 1
  ret i8 %r
}

define noundef i8 @tgt(i8 noundef %x) {
  %r = add nuw i8 %x, 1
  ret i8 %r
}
