; Not less means greater, equal or not comparable.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i1 @src(float %x, float %y) {
  %c = fcmp olt float %x, %y
  %r = xor i1 %c, true
  ret i1 %r
}

define i1 @tgt(float %x, float %y) {
  %r = fcmp uge float %x, %y
  ret i1 %r
}
