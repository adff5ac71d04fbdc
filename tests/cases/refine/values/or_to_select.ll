; A disjunction may become a select, which is poison less often.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i1 @src(i1 %x, i1 %y) {
  %r = or i1 %x, %y
  ret i1 %r
}

define i1 @tgt(i1 %x, i1 %y) {
  %r = select i1 %x, i1 true, i1 %y
  ret i1 %r
}
