; It may be infinite here.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (unsupported

define i1 @src(float %x) {
  %l = call float @llvm.log.f32(float %x)
  %r = fcmp oeq float %l, 0x7FF0000000000000
  ret i1 %r
}

define i1 @tgt(float %x) {
  ret i1 false
}

declare float @llvm.log.f32(float)
