; Lanes by constant indices are a shuffle; only the low three bits of an index count.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define <8 x i32> @src(<8 x i32> %x) {
  %r = call <8 x i32> @llvm.x86.avx2.permd(<8 x i32> %x, <8 x i32> <i32 15, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 8>)
  ret <8 x i32> %r
}

define <8 x i32> @tgt(<8 x i32> %x) {
  %r = shufflevector <8 x i32> %x, <8 x i32> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  ret <8 x i32> %r
}

declare <8 x i32> @llvm.x86.avx2.permd(<8 x i32>, <8 x i32>)
