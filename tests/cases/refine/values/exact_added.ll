; With exact the division is poison for every number that four does not divide.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-poisonous)

define i8 @src(i8 noundef %x) {
  %r = udiv i8 %x, 4
  ret i8 %r
}

define i8 @tgt(i8 noundef %x) {
  %r = udiv exact i8 %x, 4
  ret i8 %r
}
