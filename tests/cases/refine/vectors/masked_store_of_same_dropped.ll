; What was loaded with a mask is stored with it, which changes nothing.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr, i32, <4 x i1>, <4 x i32>)
declare void @llvm.masked.store.v4i32.p0(<4 x i32>, ptr, i32, <4 x i1>)

define void @src(ptr %p, <4 x i1> %m) {
  %a = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %p, i32 4, <4 x i1> %m, <4 x i32> poison)
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %a, ptr %p, i32 4, <4 x i1> %m)
  ret void
}

define void @tgt(ptr %p, <4 x i1> %m) {
  ret void
}
