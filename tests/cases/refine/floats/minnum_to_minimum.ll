; Of one and a NaN, minnum gives one and minimum a NaN.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define i1 @src(float noundef %x) {
  %m = call float @llvm.minnum.f32(float %x, float 1.0)
  %r = fcmp uno float %m, 0.0
  ret i1 %r
}

define i1 @tgt(float noundef %x) {
  %m = call float @llvm.minimum.f32(float %x, float 1.0)
  %r = fcmp uno float %m, 0.0
  ret i1 %r
}

declare float @llvm.minnum.f32(float, float)
declare float @llvm.minimum.f32(float, float)
