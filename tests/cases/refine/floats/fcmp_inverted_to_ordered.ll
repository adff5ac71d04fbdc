; Not less is also true of a NaN, which is not greater or equal.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define i1 @src(float noundef %x, float noundef %y) {
  %c = fcmp olt float %x, %y
  %r = xor i1 %c, true
  ret i1 %r
}

define i1 @tgt(float noundef %x, float noundef %y) {
  %r = fcmp oge float %x, %y
  ret i1 %r
}
