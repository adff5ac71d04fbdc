; Minus zero is not below zero, so that the source keeps its sign, which the absolute value clears.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define float @src(float noundef %x) {
  %c = fcmp olt float %x, 0.0
  %n = fneg float %x
  %r = select i1 %c, float %n, float %x
  ret float %r
}

define float @tgt(float noundef %x) {
  %r = call float @llvm.fabs.f32(float %x)
  ret float %r
}

declare float @llvm.fabs.f32(float)
