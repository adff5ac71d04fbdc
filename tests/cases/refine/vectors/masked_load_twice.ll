; The second of two masked loads gives the same.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr, i32, <4 x i1>, <4 x i32>)

define <4 x i32> @src(ptr %p, <4 x i1> %m) {
  %a = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %p, i32 4, <4 x i1> %m, <4 x i32> zeroinitializer)
  %b = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %p, i32 4, <4 x i1> %m, <4 x i32> zeroinitializer)
  %r = add <4 x i32> %a, %b
  ret <4 x i32> %r
}

define <4 x i32> @tgt(ptr %p, <4 x i1> %m) {
  %a = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %p, i32 4, <4 x i1> %m, <4 x i32> zeroinitializer)
  %r = add <4 x i32> %a, %a
  ret <4 x i32> %r
}
