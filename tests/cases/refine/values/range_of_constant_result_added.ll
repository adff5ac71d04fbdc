; A constant outside of the range of the result is poison.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: more-poisonous

define i8 @src(i8 %p) {
  ret i8 1
}
define range(i8 2, 5) i8 @tgt(i8 %p) {
  ret i8 1
}
