; A copy that a call may write is dropped, and the original passed.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

declare void @f(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define void @src(ptr noalias align 4 %p) {
  %a = alloca i8, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %a, ptr align 4 %p, i64 1, i1 false)
  call void @f(ptr noalias nocapture align 4 %a)
  ret void
}

define void @tgt(ptr noalias align 4 %p) {
  call void @f(ptr noalias nocapture align 4 %p)
  ret void
}
