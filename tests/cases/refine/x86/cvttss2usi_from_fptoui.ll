; Where fptoui is defined, also just above -1, the instruction gives the same.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i32 @src(float noundef %x) {
  %r = fptoui float %x to i32
  ret i32 %r
}

define i32 @tgt(float noundef %x) {
  %v = insertelement <4 x float> zeroinitializer, float %x, i32 0
  %r = call i32 @llvm.x86.avx512.cvttss2usi(<4 x float> %v, i32 4)
  ret i32 %r
}

declare i32 @llvm.x86.avx512.cvttss2usi(<4 x float>, i32)
