; Two to the power of a whole number is exact.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define float @src(i16 %n) {
  %x = sitofp i16 %n to float
  %r = call float @llvm.exp2.f32(float %x)
  ret float %r
}

define float @tgt(i16 %n) {
  %m = sext i16 %n to i32
  %r = call float @llvm.ldexp.f32.i32(float 1.0, i32 %m)
  ret float %r
}

declare float @llvm.exp2.f32(float)
declare float @llvm.ldexp.f32.i32(float, i32)
