; The select ignores its second operand when the condition is false; the conjunction does not, and is poison
; when that operand is.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-poisonous)

define i1 @src(i1 %x, i1 %y) {
  %r = select i1 %x, i1 %y, i1 false
  ret i1 %r
}

define i1 @tgt(i1 %x, i1 %y) {
  %r = and i1 %x, %y
  ret i1 %r
}
