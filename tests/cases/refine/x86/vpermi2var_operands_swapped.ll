; The target takes the low indices from the other operand.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define <4 x i32> @src(<4 x i32> noundef %x, <4 x i32> noundef %y) {
  %r = call <4 x i32> @llvm.x86.avx512.vpermi2var.d.128(<4 x i32> %x, <4 x i32> <i32 0, i32 4, i32 1, i32 5>, <4 x i32> %y)
  ret <4 x i32> %r
}

define <4 x i32> @tgt(<4 x i32> noundef %x, <4 x i32> noundef %y) {
  %r = shufflevector <4 x i32> %y, <4 x i32> %x, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  ret <4 x i32> %r
}

declare <4 x i32> @llvm.x86.avx512.vpermi2var.d.128(<4 x i32>, <4 x i32>, <4 x i32>)
