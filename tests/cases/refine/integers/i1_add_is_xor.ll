; One bit is added without its carry, which is the exclusive or.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i1 @src(i1 %x, i1 %y) {
  %r = add i1 %x, %y
  ret i1 %r
}

define i1 @tgt(i1 %x, i1 %y) {
  %r = xor i1 %x, %y
  ret i1 %r
}
