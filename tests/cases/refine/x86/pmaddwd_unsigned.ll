; The factors are signed.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define i32 @src(<8 x i16> noundef %x) {
  %r = call <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16> %x, <8 x i16> <i16 1, i16 0, i16 1, i16 0, i16 1, i16 0, i16 1, i16 0>)
  %e = extractelement <4 x i32> %r, i32 3
  ret i32 %e
}

define i32 @tgt(<8 x i16> noundef %x) {
  %a = extractelement <8 x i16> %x, i32 6
  %r = zext i16 %a to i32
  ret i32 %r
}

declare <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16>, <8 x i16>)
