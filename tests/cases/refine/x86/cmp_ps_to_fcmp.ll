; Predicate 5, not less, holds for NaNs, and sets all bits.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define <4 x i32> @src(<4 x float> noundef %x, <4 x float> noundef %y) {
  %r = call <4 x float> @llvm.x86.sse.cmp.ps(<4 x float> %x, <4 x float> %y, i8 5)
  %b = bitcast <4 x float> %r to <4 x i32>
  ret <4 x i32> %b
}

define <4 x i32> @tgt(<4 x float> noundef %x, <4 x float> noundef %y) {
  %c = fcmp uge <4 x float> %x, %y
  %r = sext <4 x i1> %c to <4 x i32>
  ret <4 x i32> %r
}

declare <4 x float> @llvm.x86.sse.cmp.ps(<4 x float>, <4 x float>, i8)
