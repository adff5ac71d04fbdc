; calloc may fail without harm; the memset of the target then writes to null.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

declare noalias ptr @malloc(i64)
declare noalias ptr @calloc(i64, i64)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

define ptr @src() {
  %p = call ptr @calloc(i64 1, i64 8)
  ret ptr %p
}

define ptr @tgt() {
  %p = call ptr @malloc(i64 8)
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 8, i1 false)
  ret ptr %p
}
