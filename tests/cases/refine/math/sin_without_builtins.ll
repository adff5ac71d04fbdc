; A function may say that it knows nothing about the library.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine

define float @src(float %x) "no-builtins" {
  %n = fneg float %x
  %r = call float @sinf(float %n)
  ret float %r
}

define float @tgt(float %x) "no-builtins" {
  %s = call float @sinf(float %x)
  %r = fneg float %s
  ret float %r
}

declare float @sinf(float)
