; Another number is not proved.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (unsupported

define double @src() {
  %r = call double @acos(double 0.0)
  ret double %r
}

define double @tgt() {
  ret double 0x3FF921FB54442D19
}

declare double @acos(double)
