; A negation flips the sign of a NaN, and nothing else is allowed to.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: value-mismatch

define i16 @src(half %x) {
  %n = fneg half %x
  %r = bitcast half %n to i16
  ret i16 %r
}

define i16 @tgt(half %x) {
  %n = fsub half -0.0, %x
  %r = bitcast half %n to i16
  ret i16 %r
}
