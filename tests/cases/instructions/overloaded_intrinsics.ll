; Intrinsics carry the types they are used at in their names.
; RUN: heddle ir --check %s
; EXIT: 0

declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)
declare <4 x i32> @llvm.smax.v4i32(<4 x i32>, <4 x i32>)
declare void @llvm.memcpy.p0.p1.i64(ptr noalias nocapture writeonly, ptr addrspace(1) noalias nocapture readonly, i64, i1 immarg)

define i32 @f(i32 %x, ptr %p, ptr addrspace(1) %q, <4 x i32> %v) {
  %r = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %x, i32 1)
  %s = extractvalue { i32, i1 } %r, 0
  %w = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %v, <4 x i32> zeroinitializer)
  call void @llvm.memcpy.p0.p1.i64(ptr align 8 %p, ptr addrspace(1) align 4 %q, i64 16, i1 false)
  ret i32 %s
}
