; The least number is negated, and the target promises that this does not overflow.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-poisonous)

define i8 @src() {
  ret i8 -128
}
define i8 @tgt() {
  %r = sub nsw i8 0, -128
  ret i8 %r
}
