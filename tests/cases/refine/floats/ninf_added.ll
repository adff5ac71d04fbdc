; With ninf an infinite operand or result is poison.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-poisonous)

define float @src(float noundef %x, float noundef %y) {
  %r = fsub float %x, %y
  ret float %r
}

define float @tgt(float noundef %x, float noundef %y) {
  %r = fsub ninf float %x, %y
  ret float %r
}
