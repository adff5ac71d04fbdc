; A choice whose condition is known promises that its result is no NaN.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-poisonous)

define float @src(i1 %c, float %x, float %y) {
  br i1 %c, label %a, label %b
a:
  ret float %x
b:
  ret float %y
}

define float @tgt(i1 %c, float %x, float %y) {
  %s = select nnan i1 %c, float %x, float %y
  br i1 %c, label %a, label %b
a:
  ret float %s
b:
  ret float %s
}
