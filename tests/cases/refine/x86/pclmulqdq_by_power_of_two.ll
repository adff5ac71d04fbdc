; A product with a power of two is a shift without carries, and its upper half what falls out.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define <2 x i64> @src(<2 x i64> noundef %x) {
  %r = call <2 x i64> @llvm.x86.pclmulqdq(<2 x i64> %x, <2 x i64> <i64 4, i64 3>, i8 1)
  ret <2 x i64> %r
}

define <2 x i64> @tgt(<2 x i64> noundef %x) {
  %a = extractelement <2 x i64> %x, i32 1
  %l = shl i64 %a, 2
  %h = lshr i64 %a, 62
  %v = insertelement <2 x i64> poison, i64 %l, i32 0
  %r = insertelement <2 x i64> %v, i64 %h, i32 1
  ret <2 x i64> %r
}

declare <2 x i64> @llvm.x86.pclmulqdq(<2 x i64>, <2 x i64>, i8)
