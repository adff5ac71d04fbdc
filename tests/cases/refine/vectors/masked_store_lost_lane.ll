; One lane is not stored any more.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (memory-mismatch)

declare void @llvm.masked.store.v4i32.p0(<4 x i32>, ptr, i32, <4 x i1>)

define void @src(ptr noundef %p, <4 x i1> noundef %m, <4 x i32> noundef %v) {
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %v, ptr %p, i32 4, <4 x i1> %m)
  ret void
}

define void @tgt(ptr noundef %p, <4 x i1> noundef %m, <4 x i32> noundef %v) {
  %low = and <4 x i1> %m, <i1 1, i1 1, i1 1, i1 0>
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %v, ptr %p, i32 4, <4 x i1> %low)
  ret void
}
