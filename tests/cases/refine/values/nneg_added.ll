; With nneg the extension is poison for numbers with the highest bit set.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-poisonous)

define i16 @src(i8 noundef %x) {
  %r = zext i8 %x to i16
  ret i16 %r
}

define i16 @tgt(i8 noundef %x) {
  %r = zext nneg i8 %x to i16
  ret i16 %r
}
