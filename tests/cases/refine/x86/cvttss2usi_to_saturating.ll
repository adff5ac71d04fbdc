; What does not fit gives the greatest number, also if it is negative; llvm.fptoui.sat gives zero then.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define i32 @src(float noundef %x) {
  %v = insertelement <4 x float> zeroinitializer, float %x, i32 0
  %r = call i32 @llvm.x86.avx512.cvttss2usi(<4 x float> %v, i32 4)
  ret i32 %r
}

define i32 @tgt(float noundef %x) {
  %r = call i32 @llvm.fptoui.sat.i32.f32(float %x)
  ret i32 %r
}

declare i32 @llvm.x86.avx512.cvttss2usi(<4 x float>, i32)
declare i32 @llvm.fptoui.sat.i32.f32(float)
