; Without freeze a poison argument is returned as it is.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-poisonous)

define i8 @src(i8 %x) {
  %r = freeze i8 %x
  ret i8 %r
}

define i8 @tgt(i8 %x) {
  ret i8 %x
}
