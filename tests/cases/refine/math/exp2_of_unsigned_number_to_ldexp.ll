; A number without a sign is not one with it.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (unsupported

define float @src(i16 %n) {
  %x = uitofp i16 %n to float
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
