; Adding zero changes a negative zero, constrained or not.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define double @src(double noundef %x) {
  %r = call double @llvm.experimental.constrained.fadd.f64(double %x, double 0.0, metadata !"round.tonearest", metadata !"fpexcept.maytrap")
  ret double %r
}

define double @tgt(double noundef %x) {
  ret double %x
}

declare double @llvm.experimental.constrained.fadd.f64(double, double, metadata, metadata)
