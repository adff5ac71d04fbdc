; With nnan a NaN among the operands or as the result is poison.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-poisonous)

define float @src(float noundef %x, float noundef %y) {
  %r = fadd float %x, %y
  ret float %r
}

define float @tgt(float noundef %x, float noundef %y) {
  %r = fadd nnan float %x, %y
  ret float %r
}
