; Sixteen bits of 32 lanes, each by its own amount.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i16 @src(<32 x i16> %x) {
  %r = call <32 x i16> @llvm.x86.avx512.psllv.w.512(<32 x i16> %x, <32 x i16> <i16 15, i16 15, i16 15, i16 15, i16 15, i16 15, i16 15, i16 15, i16 15, i16 15, i16 15, i16 15, i16 15, i16 15, i16 15, i16 15, i16 15, i16 15, i16 15, i16 15, i16 15, i16 15, i16 15, i16 15, i16 15, i16 15, i16 15, i16 15, i16 15, i16 15, i16 15, i16 15>)
  %e = extractelement <32 x i16> %r, i32 31
  ret i16 %e
}

define i16 @tgt(<32 x i16> %x) {
  %e = extractelement <32 x i16> %x, i32 31
  %r = shl i16 %e, 15
  ret i16 %r
}

declare <32 x i16> @llvm.x86.avx512.psllv.w.512(<32 x i16>, <32 x i16>)
