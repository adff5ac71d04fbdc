; The second lane is a sum.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define double @src(<2 x double> noundef %x, <2 x double> noundef %y) {
  %r = call <2 x double> @llvm.x86.sse3.addsub.pd(<2 x double> %x, <2 x double> %y)
  %e = extractelement <2 x double> %r, i32 1
  ret double %e
}

define double @tgt(<2 x double> noundef %x, <2 x double> noundef %y) {
  %a = extractelement <2 x double> %x, i32 1
  %b = extractelement <2 x double> %y, i32 1
  %r = fsub double %a, %b
  ret double %r
}

declare <2 x double> @llvm.x86.sse3.addsub.pd(<2 x double>, <2 x double>)
