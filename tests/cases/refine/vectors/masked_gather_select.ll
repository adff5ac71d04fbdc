; A select with the mask of a gather chooses what that gives anyway.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare <2 x i32> @llvm.masked.gather.v2i32.v2p0(<2 x ptr>, i32, <2 x i1>, <2 x i32>)

define <2 x i32> @src(<2 x ptr> %p, <2 x i1> %m) {
  %g = call <2 x i32> @llvm.masked.gather.v2i32.v2p0(<2 x ptr> %p, i32 4, <2 x i1> %m, <2 x i32> zeroinitializer)
  %r = select <2 x i1> %m, <2 x i32> %g, <2 x i32> zeroinitializer
  ret <2 x i32> %r
}

define <2 x i32> @tgt(<2 x ptr> %p, <2 x i1> %m) {
  %g = call <2 x i32> @llvm.masked.gather.v2i32.v2p0(<2 x ptr> %p, i32 4, <2 x i1> %m, <2 x i32> zeroinitializer)
  ret <2 x i32> %g
}
