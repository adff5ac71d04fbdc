; A shift that keeps the sign is never zero for negative numbers.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define <8 x i16> @src(<8 x i16> noundef %x) {
  %r = call <8 x i16> @llvm.x86.sse2.psrai.w(<8 x i16> %x, i32 99)
  ret <8 x i16> %r
}

define <8 x i16> @tgt(<8 x i16> noundef %x) {
  ret <8 x i16> zeroinitializer
}

declare <8 x i16> @llvm.x86.sse2.psrai.w(<8 x i16>, i32)
