; The upper half of a signed number is its sign.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define <8 x i16> @src(<8 x i16> %x) {
  %r = call <8 x i16> @llvm.x86.sse2.pmulh.w(<8 x i16> %x, <8 x i16> <i16 1, i16 1, i16 1, i16 1, i16 1, i16 1, i16 1, i16 1>)
  ret <8 x i16> %r
}

define <8 x i16> @tgt(<8 x i16> %x) {
  %r = ashr <8 x i16> %x, <i16 15, i16 15, i16 15, i16 15, i16 15, i16 15, i16 15, i16 15>
  ret <8 x i16> %r
}

declare <8 x i16> @llvm.x86.sse2.pmulh.w(<8 x i16>, <8 x i16>)
