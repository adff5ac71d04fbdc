; Two bits whose sum overflows, and the target promises that it does not.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-poisonous)

define i1 @src() {
  ret i1 false
}
define i1 @tgt() {
  %r = add nsw i1 true, true
  ret i1 %r
}
