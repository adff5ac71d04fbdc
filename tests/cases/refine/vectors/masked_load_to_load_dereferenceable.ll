; Where all lanes may be read anyway, a load and a select do.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr, i32, <4 x i1>, <4 x i32>)

define <4 x i32> @src(ptr align 16 dereferenceable(16) %p, <4 x i1> noundef %m) nofree nosync {
  %a = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %p, i32 16, <4 x i1> %m, <4 x i32> zeroinitializer)
  ret <4 x i32> %a
}

define <4 x i32> @tgt(ptr align 16 dereferenceable(16) %p, <4 x i1> noundef %m) nofree nosync {
  %v = load <4 x i32>, ptr %p, align 16
  %a = select <4 x i1> %m, <4 x i32> %v, <4 x i32> zeroinitializer
  ret <4 x i32> %a
}
