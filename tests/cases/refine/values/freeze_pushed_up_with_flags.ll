; A freeze moves above an addition that keeps its flag: 127 now gives poison where it gave a frozen value.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-poisonous)

define i8 @src(i8 %x) {
  %a = add nsw i8 %x, 1
  %r = freeze i8 %a
  ret i8 %r
}

define i8 @tgt(i8 %x) {
  %f = freeze i8 %x
  %r = add nsw i8 %f, 1
  ret i8 %r
}
