; Each lane by its own amount, which is in range.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define <4 x i32> @src(<4 x i32> %x, <4 x i32> %n) {
  %m = and <4 x i32> %n, <i32 31, i32 31, i32 31, i32 31>
  %r = call <4 x i32> @llvm.x86.avx2.psrlv.d(<4 x i32> %x, <4 x i32> %m)
  ret <4 x i32> %r
}

define <4 x i32> @tgt(<4 x i32> %x, <4 x i32> %n) {
  %m = and <4 x i32> %n, <i32 31, i32 31, i32 31, i32 31>
  %r = lshr <4 x i32> %x, %m
  ret <4 x i32> %r
}

declare <4 x i32> @llvm.x86.avx2.psrlv.d(<4 x i32>, <4 x i32>)
