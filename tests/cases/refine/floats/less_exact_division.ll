; The target allows a division to be less exact.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (unsupported: the target promises what the source does not: metadata !fpmath fdiv)

define float @src(float %x, float %y) {
  %d = fdiv float %x, %y
  ret float %d
}

define float @tgt(float %x, float %y) {
  %d = fdiv float %x, %y, !fpmath !0
  ret float %d
}

!0 = !{float 2.5e+00}
