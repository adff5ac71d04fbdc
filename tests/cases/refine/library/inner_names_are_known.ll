; Functions that compilers know by names of the library's own may become others; what they do is not known here.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: what functions of the C library do is not known

declare double @__sinpi(double) nounwind memory(none)
declare double @__cospi(double) nounwind memory(none)
declare { double, double } @__sincospi_stret(double)

define double @src(double noundef %x) {
  %s = call double @__sinpi(double %x)
  %c = call double @__cospi(double %x)
  %r = fadd double %s, %c
  ret double %r
}
define double @tgt(double noundef %x) {
  %both = call { double, double } @__sincospi_stret(double %x)
  %s = extractvalue { double, double } %both, 0
  %c = extractvalue { double, double } %both, 1
  %r = fadd double %s, %c
  ret double %r
}
