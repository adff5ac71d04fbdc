; This is such an error.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (unsupported

define void @src() {
  %r = call double @asin(double 2.0)
  ret void
}

define void @tgt() {
  ret void
}

declare double @asin(double)
