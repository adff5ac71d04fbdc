; A sine is odd.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define float @src(float noundef %x) {
  %n = fneg float %x
  %r = call float @sinf(float %n)
  ret float %r
}

define float @tgt(float noundef %x) {
  %s = call float @sinf(float noundef %x)
  %r = fneg float %s
  ret float %r
}

declare float @sinf(float)
