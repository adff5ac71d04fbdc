; Nothing differs from itself.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define <2 x i64> @src(<16 x i8> noundef %x) {
  %r = call <2 x i64> @llvm.x86.sse2.psad.bw(<16 x i8> %x, <16 x i8> %x)
  ret <2 x i64> %r
}

define <2 x i64> @tgt(<16 x i8> noundef %x) {
  ret <2 x i64> zeroinitializer
}

declare <2 x i64> @llvm.x86.sse2.psad.bw(<16 x i8>, <16 x i8>)
