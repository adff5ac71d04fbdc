; Nothing says that the operands have no common bit; if they have one, the target is poison.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-poisonous)

define i8 @src(i8 noundef %x, i8 noundef %y) {
  %r = or i8 %x, %y
  ret i8 %r
}

define i8 @tgt(i8 noundef %x, i8 noundef %y) {
  %r = or disjoint i8 %x, %y
  ret i8 %r
}
