; The first lane is a difference, the second a sum.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define double @src(<2 x double> %x, <2 x double> %y) {
  %r = call <2 x double> @llvm.x86.sse3.addsub.pd(<2 x double> %x, <2 x double> %y)
  %e = extractelement <2 x double> %r, i32 0
  ret double %e
}

define double @tgt(<2 x double> %x, <2 x double> %y) {
  %a = extractelement <2 x double> %x, i32 0
  %b = extractelement <2 x double> %y, i32 0
  %r = fsub double %a, %b
  ret double %r
}

declare <2 x double> @llvm.x86.sse3.addsub.pd(<2 x double>, <2 x double>)
