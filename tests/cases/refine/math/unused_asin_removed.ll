; A number that is too great is an error that is noted.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (unsupported

define void @src(double %x) {
  %r = call double @asin(double %x)
  ret void
}

define void @tgt(double %x) {
  ret void
}

declare double @asin(double)
