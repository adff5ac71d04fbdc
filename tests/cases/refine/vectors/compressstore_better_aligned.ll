; The pointer is promised to be better aligned than it is.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

declare void @llvm.masked.compressstore.v2i32(<2 x i32>, ptr, <2 x i1>)
declare <2 x i32> @llvm.masked.expandload.v2i32(ptr, <2 x i1>, <2 x i32>)

define void @src(ptr noundef %p, <2 x i1> noundef %m, <2 x i32> noundef %v) {
  call void @llvm.masked.compressstore.v2i32(<2 x i32> %v, ptr align 4 %p, <2 x i1> %m)
  ret void
}

define void @tgt(ptr noundef %p, <2 x i1> noundef %m, <2 x i32> noundef %v) {
  call void @llvm.masked.compressstore.v2i32(<2 x i32> %v, ptr align 16 %p, <2 x i1> %m)
  ret void
}
