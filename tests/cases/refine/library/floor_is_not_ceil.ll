; floor is not ceil.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

declare double @floor(double)
declare double @llvm.ceil.f64(double)

define double @src(double %x) {
  %r = call double @floor(double %x)
  ret double %r
}

define double @tgt(double %x) {
  %r = call double @llvm.ceil.f64(double %x)
  ret double %r
}
