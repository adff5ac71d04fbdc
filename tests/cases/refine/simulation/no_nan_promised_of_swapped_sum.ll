; The operands of a sum change places, and the target promises that it is a number.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-poisonous)

define float @src(float %x, float %y) {
  %a = fadd float %x, %y
  ret float %a
}
define float @tgt(float %x, float %y) {
  %a = fadd nnan float %y, %x
  ret float %a
}
