; Indices from four on are those of the third operand; bits above do not count.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define <4 x i32> @src(<4 x i32> %x, <4 x i32> %y) {
  %r = call <4 x i32> @llvm.x86.avx512.vpermi2var.d.128(<4 x i32> %x, <4 x i32> <i32 0, i32 4, i32 -1, i32 10>, <4 x i32> %y)
  ret <4 x i32> %r
}

define <4 x i32> @tgt(<4 x i32> %x, <4 x i32> %y) {
  %r = shufflevector <4 x i32> %x, <4 x i32> %y, <4 x i32> <i32 0, i32 4, i32 7, i32 2>
  ret <4 x i32> %r
}

declare <4 x i32> @llvm.x86.avx512.vpermi2var.d.128(<4 x i32>, <4 x i32>, <4 x i32>)
