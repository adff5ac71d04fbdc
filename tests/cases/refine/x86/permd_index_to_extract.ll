; An index may be too great, which only the intrinsic cuts to three bits.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-poisonous)

define i32 @src(<8 x i32> noundef %x, i32 noundef %i) {
  %v = insertelement <8 x i32> zeroinitializer, i32 %i, i32 0
  %r = call <8 x i32> @llvm.x86.avx2.permd(<8 x i32> %x, <8 x i32> %v)
  %e = extractelement <8 x i32> %r, i32 0
  ret i32 %e
}

define i32 @tgt(<8 x i32> noundef %x, i32 noundef %i) {
  %e = extractelement <8 x i32> %x, i32 %i
  ret i32 %e
}

declare <8 x i32> @llvm.x86.avx2.permd(<8 x i32>, <8 x i32>)
