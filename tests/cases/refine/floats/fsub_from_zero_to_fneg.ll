; Zero minus zero is zero, the negation of zero is minus zero.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define float @src(float noundef %x) {
  %r = fsub float 0.0, %x
  ret float %r
}

define float @tgt(float noundef %x) {
  %r = fneg float %x
  ret float %r
}
