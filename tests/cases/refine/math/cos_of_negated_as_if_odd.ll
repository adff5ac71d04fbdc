; A cosine is even.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (unsupported

define double @src(double %x) {
  %n = fneg double %x
  %r = call double @llvm.cos.f64(double %n)
  ret double %r
}

define double @tgt(double %x) {
  %s = call double @llvm.cos.f64(double %x)
  %r = fneg double %s
  ret double %r
}

declare double @llvm.cos.f64(double)
