; A tail call must not access locals of its caller, a call of memset neither.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: more-ub

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define i8 @src() {
  %a = alloca i8
  call void @llvm.memset.p0.i64(ptr %a, i8 0, i64 1, i1 false)
  %v = load i8, ptr %a
  ret i8 %v
}
define i8 @tgt() {
  %a = alloca i8
  tail call void @llvm.memset.p0.i64(ptr %a, i8 0, i64 1, i1 false)
  %v = load i8, ptr %a
  ret i8 %v
}
