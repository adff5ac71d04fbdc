; Reductions had other names before LLVM 12.
; RUN: heddle refine %s
; EXIT: 0

declare i8 @llvm.experimental.vector.reduce.umax.v2i8(<2 x i8>)
declare float @llvm.experimental.vector.reduce.v2.fadd.f32.v2f32(float, <2 x float>)

define i8 @src(<2 x i8> %x) {
  %r = call i8 @llvm.experimental.vector.reduce.umax.v2i8(<2 x i8> %x)
  ret i8 %r
}
define i8 @tgt(<2 x i8> %x) {
  %f = freeze <2 x i8> %x
  %a = extractelement <2 x i8> %f, i64 0
  %b = extractelement <2 x i8> %f, i64 1
  %less = icmp ult i8 %a, %b
  %r = select i1 %less, i8 %b, i8 %a
  ret i8 %r
}

define float @src_sum(float %start, <2 x float> %x) {
  %r = call float @llvm.experimental.vector.reduce.v2.fadd.f32.v2f32(float %start, <2 x float> %x)
  ret float %r
}
define float @tgt_sum(float %start, <2 x float> %x) {
  %a = extractelement <2 x float> %x, i64 0
  %b = extractelement <2 x float> %x, i64 1
  %first = fadd float %start, %a
  %r = fadd float %first, %b
  ret float %r
}
