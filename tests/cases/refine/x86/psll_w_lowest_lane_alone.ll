; The second lane of the amount counts, too: 65539 is too far, and the target shifts by three.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define <8 x i16> @src(<8 x i16> noundef %x) {
  %r = call <8 x i16> @llvm.x86.sse2.psll.w(<8 x i16> %x, <8 x i16> <i16 3, i16 1, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0>)
  ret <8 x i16> %r
}

define <8 x i16> @tgt(<8 x i16> noundef %x) {
  %r = shl <8 x i16> %x, <i16 3, i16 3, i16 3, i16 3, i16 3, i16 3, i16 3, i16 3>
  ret <8 x i16> %r
}

declare <8 x i16> @llvm.x86.sse2.psll.w(<8 x i16>, <8 x i16>)
