; Operands of a predicated operation that are poison may become anything, and it may go if nobody needs it.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: 3 pairs: 3 proved

declare <4 x i32> @llvm.vp.add.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32) nocallback nofree nosync nounwind speculatable willreturn memory(none)

define <4 x i32> @src_poison(<4 x i32> %a, i32 %l) {
  %b = insertelement <4 x i32> %a, i32 poison, i32 3
  %v = call <4 x i32> @llvm.vp.add.v4i32(<4 x i32> %b, <4 x i32> %a, <4 x i1> <i1 true, i1 true, i1 true, i1 false>, i32 %l)
  ret <4 x i32> %v
}

define <4 x i32> @tgt_poison(<4 x i32> %a, i32 %l) {
  %v = call <4 x i32> @llvm.vp.add.v4i32(<4 x i32> %a, <4 x i32> %a, <4 x i1> <i1 true, i1 true, i1 true, i1 false>, i32 %l)
  ret <4 x i32> %v
}

define i32 @src_unused(<4 x i32> %a, <4 x i1> %m, i32 %l) {
  %v = call <4 x i32> @llvm.vp.add.v4i32(<4 x i32> %a, <4 x i32> %a, <4 x i1> %m, i32 %l)
  ret i32 0
}

define i32 @tgt_unused(<4 x i32> %a, <4 x i1> %m, i32 %l) {
  ret i32 0
}

define <4 x i32> @src_length(<4 x i32> %a, <4 x i1> %m, i32 %l) {
  %d = mul i32 %l, 2
  %v = call <4 x i32> @llvm.vp.add.v4i32(<4 x i32> %a, <4 x i32> %a, <4 x i1> %m, i32 %d)
  ret <4 x i32> %v
}

define <4 x i32> @tgt_length(<4 x i32> %a, <4 x i1> %m, i32 %l) {
  %d = shl i32 %l, 1
  %v = call <4 x i32> @llvm.vp.add.v4i32(<4 x i32> %a, <4 x i32> %a, <4 x i1> %m, i32 %d)
  ret <4 x i32> %v
}
