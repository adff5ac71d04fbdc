; Without exceptions that matter and to the nearest, constrained arithmetic is the ordinary one.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define double @src(double %x, double %y) {
  %r = call double @llvm.experimental.constrained.fadd.f64(double %x, double %y, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  ret double %r
}

define double @tgt(double %x, double %y) {
  %r = fadd double %x, %y
  ret double %r
}

declare double @llvm.experimental.constrained.fadd.f64(double, double, metadata, metadata)
