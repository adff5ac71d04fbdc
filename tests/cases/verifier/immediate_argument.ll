; An argument that must be a constant.
; RUN: heddle ir --check %s
; EXIT: 2

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)

define void @f(ptr %p, i1 %v) {
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 8, i1 %v) ;~ ERROR: argument 4 of llvm.memset must be a constant
  ret void
}
