; A masked load does not access all lanes.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr, i32, <4 x i1>, <4 x i32>)

define <4 x i32> @src(ptr %p, <4 x i1> %m) {
  %a = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %p, i32 4, <4 x i1> %m, <4 x i32> zeroinitializer)
  ret <4 x i32> %a
}

define <4 x i32> @tgt(ptr %p, <4 x i1> %m) {
  %v = load <4 x i32>, ptr %p, align 4
  %a = select <4 x i1> %m, <4 x i32> %v, <4 x i32> zeroinitializer
  ret <4 x i32> %a
}
