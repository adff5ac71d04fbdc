; Elements of a copy that are overwritten are left out.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare void @llvm.memset.element.unordered.atomic.p0.i64(ptr, i8, i64, i32)
declare void @llvm.memcpy.element.unordered.atomic.p0.p0.i64(ptr, ptr, i64, i32)

define void @src(ptr %p, ptr %q) {
  call void @llvm.memcpy.element.unordered.atomic.p0.p0.i64(ptr align 4 %p, ptr align 4 %q, i64 16, i32 4)
  %r = getelementptr i8, ptr %p, i64 12
  store atomic i32 1, ptr %r unordered, align 4
  ret void
}

define void @tgt(ptr %p, ptr %q) {
  call void @llvm.memcpy.element.unordered.atomic.p0.p0.i64(ptr align 4 %p, ptr align 4 %q, i64 12, i32 4)
  %r = getelementptr i8, ptr %p, i64 12
  store atomic i32 1, ptr %r unordered, align 4
  ret void
}
