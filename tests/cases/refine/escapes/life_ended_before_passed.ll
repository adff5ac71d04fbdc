; The life of a local ends before the call that gets it.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

declare void @g(ptr)
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)

define void @src() {
  %p = alloca i32
  call void @llvm.lifetime.start.p0(i64 4, ptr %p)
  store i32 1, ptr %p
  call void @g(ptr %p)
  call void @llvm.lifetime.end.p0(i64 4, ptr %p)
  ret void
}

define void @tgt() {
  %p = alloca i32
  call void @llvm.lifetime.start.p0(i64 4, ptr %p)
  store i32 1, ptr %p
  call void @llvm.lifetime.end.p0(i64 4, ptr %p)
  call void @g(ptr %p)
  ret void
}
