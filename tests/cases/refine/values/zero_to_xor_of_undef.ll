; The exclusive or of two undefs is not zero but anything.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-undefined)

define i8 @src() {
  ret i8 0
}

define i8 @tgt() {
  %r = xor i8 undef, undef
  ret i8 %r
}
