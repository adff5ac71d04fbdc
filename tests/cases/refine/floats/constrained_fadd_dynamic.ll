; A direction of rounding that is not known is not compared.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown

define double @src(double %x, double %y) {
  %r = call double @llvm.experimental.constrained.fadd.f64(double %x, double %y, metadata !"round.dynamic", metadata !"fpexcept.ignore")
  ret double %r
}

define double @tgt(double %x, double %y) {
  %r = fadd double %x, %y
  ret double %r
}

declare double @llvm.experimental.constrained.fadd.f64(double, double, metadata, metadata)
