; A store of all lanes writes those that are masked out.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

declare void @llvm.masked.store.v4i32.p0(<4 x i32>, ptr, i32, <4 x i1>)

define void @src(ptr %p, <4 x i1> noundef %m, <4 x i32> %v) {
  %old = load <4 x i32>, ptr %p, align 4
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %v, ptr %p, i32 4, <4 x i1> %m)
  ret void
}

define void @tgt(ptr %p, <4 x i1> noundef %m, <4 x i32> %v) {
  store <4 x i32> %v, ptr %p, align 4
  ret void
}
