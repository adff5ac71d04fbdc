; A hyperbolic sine may be.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (unsupported

define i1 @src(double %x) {
  %e = call double @llvm.sinh.f64(double %x)
  %r = fcmp olt double %e, 0.0
  ret i1 %r
}

define i1 @tgt(double %x) {
  ret i1 false
}

declare double @llvm.sinh.f64(double)
