; A copy of zero bytes does nothing, whatever the pointers are.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define void @src(ptr %p, ptr %q) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 0, i1 false)
  ret void
}

define void @tgt(ptr %p, ptr %q) {
  ret void
}
