; Minus zero plus zero is zero, not minus zero.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define float @src(float noundef %x) {
  %r = fadd float %x, 0.0
  ret float %r
}

define float @tgt(float noundef %x) {
  ret float %x
}
