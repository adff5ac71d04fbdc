; One member of the returned structure becomes poison, while the other is kept.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-poisonous)

define { i8, i8 } @src(i8 noundef %x) {
  %r = insertvalue { i8, i8 } { i8 3, i8 7 }, i8 %x, 0
  ret { i8, i8 } %r
}

define { i8, i8 } @tgt(i8 noundef %x) {
  %r = insertvalue { i8, i8 } { i8 3, i8 poison }, i8 %x, 0
  ret { i8, i8 } %r
}
