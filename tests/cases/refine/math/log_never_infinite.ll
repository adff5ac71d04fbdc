; A logarithm is infinite of infinity only.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i1 @src(float %x) {
  %f = fadd ninf float %x, 1.0
  %l = call float @llvm.log.f32(float %f)
  %r = fcmp oeq float %l, 0x7FF0000000000000
  ret i1 %r
}

define i1 @tgt(float %x) {
  ret i1 false
}

declare float @llvm.log.f32(float)
