; One of two numbers is a NaN exactly when they cannot be compared.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i1 @src(float noundef %x, float noundef %y) {
  %a = fcmp uno float %x, 0.0
  %b = fcmp uno float %y, 0.0
  %r = or i1 %a, %b
  ret i1 %r
}

define i1 @tgt(float noundef %x, float noundef %y) {
  %r = fcmp uno float %x, %y
  ret i1 %r
}
