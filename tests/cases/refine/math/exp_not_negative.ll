; No power of e is negative.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i1 @src(double %x) {
  %e = call double @llvm.exp.f64(double %x)
  %r = fcmp ult double %e, 0.0
  %o = fcmp ord double %x, 0.0
  %s = select i1 %o, i1 %r, i1 false
  ret i1 %s
}

define i1 @tgt(double %x) {
  ret i1 false
}

declare double @llvm.exp.f64(double)
