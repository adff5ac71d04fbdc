; The remainder of two numbers that are known.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define float @src() {
  %v = frem float 5.5, 2.0
  ret float %v
}

define float @tgt() {
  ret float 1.5
}
