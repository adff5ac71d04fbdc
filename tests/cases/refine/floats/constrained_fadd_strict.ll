; An operation whose exceptions matter must not go away, and is not compared.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown

define double @src(double %x, double %y) {
  %r = call double @llvm.experimental.constrained.fadd.f64(double %x, double %y, metadata !"round.tonearest", metadata !"fpexcept.strict")
  ret double %x
}

define double @tgt(double %x, double %y) {
  ret double %x
}

declare double @llvm.experimental.constrained.fadd.f64(double, double, metadata, metadata)
