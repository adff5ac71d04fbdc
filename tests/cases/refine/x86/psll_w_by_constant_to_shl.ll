; All lanes go left by the low 64 bits of the second operand; what is above does not count.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define <8 x i16> @src(<8 x i16> %x) {
  %r = call <8 x i16> @llvm.x86.sse2.psll.w(<8 x i16> %x, <8 x i16> <i16 3, i16 0, i16 0, i16 0, i16 9, i16 9, i16 9, i16 9>)
  ret <8 x i16> %r
}

define <8 x i16> @tgt(<8 x i16> %x) {
  %r = shl <8 x i16> %x, <i16 3, i16 3, i16 3, i16 3, i16 3, i16 3, i16 3, i16 3>
  ret <8 x i16> %r
}

declare <8 x i16> @llvm.x86.sse2.psll.w(<8 x i16>, <8 x i16>)
