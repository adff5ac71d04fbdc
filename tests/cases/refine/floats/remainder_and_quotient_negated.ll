; A remainder that stays as it is does not keep the rest from being compared.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define double @src(double %x, double %y, double %z) {
  %m = frem double %x, %y
  %n = fneg double %z
  %q = fdiv double %n, %y
  %r = fadd double %q, %m
  ret double %r
}

define double @tgt(double %x, double %y, double %z) {
  %m = frem double %x, %y
  %q = fdiv double %z, %y
  %r = fsub double %m, %q
  ret double %r
}
