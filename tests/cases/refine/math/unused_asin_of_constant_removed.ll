; What has no reason to note an error does nothing else.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define void @src() {
  %r = call double @asin(double 0.5)
  ret void
}

define void @tgt() {
  ret void
}

declare double @asin(double)
