; The sum of the last two numbers may overflow although the sums from the left do not: -1, 127 and 1.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-poisonous)

define i8 @src(i8 noundef %x, i8 noundef %y, i8 noundef %z) {
  %a = add nsw i8 %x, %y
  %r = add nsw i8 %a, %z
  ret i8 %r
}

define i8 @tgt(i8 noundef %x, i8 noundef %y, i8 noundef %z) {
  %a = add nsw i8 %y, %z
  %r = add nsw i8 %x, %a
  ret i8 %r
}
