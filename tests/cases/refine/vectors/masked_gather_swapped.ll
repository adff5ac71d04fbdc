; The pointers of a gather are swapped, but not the mask.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

declare <2 x i32> @llvm.masked.gather.v2i32.v2p0(<2 x ptr>, i32, <2 x i1>, <2 x i32>)

define <2 x i32> @src(ptr %p, ptr %q, <2 x i1> %m) {
  %a = insertelement <2 x ptr> poison, ptr %p, i32 0
  %b = insertelement <2 x ptr> %a, ptr %q, i32 1
  %g = call <2 x i32> @llvm.masked.gather.v2i32.v2p0(<2 x ptr> %b, i32 4, <2 x i1> %m, <2 x i32> zeroinitializer)
  ret <2 x i32> %g
}

define <2 x i32> @tgt(ptr %p, ptr %q, <2 x i1> %m) {
  %a = insertelement <2 x ptr> poison, ptr %q, i32 0
  %b = insertelement <2 x ptr> %a, ptr %p, i32 1
  %g = call <2 x i32> @llvm.masked.gather.v2i32.v2p0(<2 x ptr> %b, i32 4, <2 x i1> %m, <2 x i32> zeroinitializer)
  %r = shufflevector <2 x i32> %g, <2 x i32> poison, <2 x i32> <i32 1, i32 0>
  ret <2 x i32> %r
}
