; A memmove copies at least what a load and a store of the same bytes copy, also when they overlap.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)

define void @src(ptr %p, ptr %q) {
  %v = load i32, ptr %q, align 1
  store i32 %v, ptr %p, align 1
  ret void
}

define void @tgt(ptr %p, ptr %q) {
  call void @llvm.memmove.p0.p0.i64(ptr %p, ptr %q, i64 4, i1 false)
  ret void
}
