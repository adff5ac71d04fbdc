; With nsw the addition is poison where it only wrapped around before.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-poisonous)

define i8 @src(i8 noundef %x, i8 noundef %y) {
  %r = add i8 %x, %y
  ret i8 %r
}

define i8 @tgt(i8 noundef %x, i8 noundef %y) {
  %r = add nsw i8 %x, %y
  ret i8 %r
}
