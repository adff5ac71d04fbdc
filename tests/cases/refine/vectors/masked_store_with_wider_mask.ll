; Lanes are stored that were not loaded.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

declare void @llvm.masked.store.v4i32.p0(<4 x i32>, ptr, i32, <4 x i1>)

define void @src(ptr %p, <4 x i1> %m, <4 x i32> %v) {
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %v, ptr %p, i32 4, <4 x i1> %m)
  ret void
}

define void @tgt(ptr %p, <4 x i1> %m, <4 x i32> %v) {
  %w = or <4 x i1> %m, <i1 0, i1 0, i1 0, i1 1>
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %v, ptr %p, i32 4, <4 x i1> %w)
  ret void
}
