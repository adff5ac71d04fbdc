; llvm.fmuladd may round twice, llvm.fma does not.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: value-mismatch

declare float @llvm.fma.f32(float,float,float)
declare float @llvm.fmuladd.f32(float,float,float)
define float @src(float %a,float %b,float %c) {
  %r = call float @llvm.fma.f32(float %a,float %b,float %c)
  ret float %r
}
define float @tgt(float %a,float %b,float %c) {
  %r = call float @llvm.fmuladd.f32(float %a,float %b,float %c)
  ret float %r
}
