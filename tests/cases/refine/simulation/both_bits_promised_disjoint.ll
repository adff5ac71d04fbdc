; The target promises that two numbers have no bit in common.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-poisonous)

define i8 @src() {
  ret i8 1
}
define i8 @tgt() {
  %r = or disjoint i8 1, 1
  ret i8 %r
}
