; Floating-point operations and their fast-math flags.
; RUN: heddle ir --check %s
; EXIT: 0

define double @all(double %a, double %b) {
  %neg = fneg double %a
  %add = fadd fast double %neg, %b
  %sub = fsub nnan ninf double %add, %b
  %mul = fmul nsz arcp contract double %sub, %b
  %div = fdiv afn reassoc double %mul, %b
  %rem = frem double %div, %b
  %cmp = fcmp nnan ole double %rem, %b
  %sel = select nsz i1 %cmp, double %rem, double %b
  ret double %sel
}

define i1 @comparisons(float %a, float %b) {
  %1 = fcmp false float %a, %b
  %2 = fcmp oeq float %a, %b
  %3 = fcmp ueq float %a, %b
  %4 = fcmp ord float %a, %b
  %5 = fcmp uno float %a, %b
  %6 = fcmp true float %a, %b
  %7 = fcmp one float %a, %b
  %8 = fcmp une float %a, %b
  ret i1 %8
}
