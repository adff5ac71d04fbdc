; A bit that is set is negative, and the target promises that it is not.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-poisonous)

define i8 @src() {
  ret i8 1
}
define i8 @tgt() {
  %r = zext nneg i1 true to i8
  ret i8 %r
}
