; The second power is a product.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define float @src(float noundef %x) {
  %r = call float @llvm.powi.f32.i32(float %x, i32 2)
  ret float %r
}

define float @tgt(float noundef %x) {
  %r = fmul float %x, %x
  ret float %r
}

declare float @llvm.powi.f32.i32(float, i32)
