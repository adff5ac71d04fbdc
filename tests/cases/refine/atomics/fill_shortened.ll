; Elements of a fill that are overwritten are left out.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare void @llvm.memset.element.unordered.atomic.p0.i64(ptr, i8, i64, i32)
declare void @llvm.memcpy.element.unordered.atomic.p0.p0.i64(ptr, ptr, i64, i32)

define void @src(ptr %p) {
  call void @llvm.memset.element.unordered.atomic.p0.i64(ptr align 4 %p, i8 0, i64 16, i32 4)
  %q = getelementptr i8, ptr %p, i64 12
  store atomic i32 1, ptr %q unordered, align 4
  ret void
}

define void @tgt(ptr %p) {
  call void @llvm.memset.element.unordered.atomic.p0.i64(ptr align 4 %p, i8 0, i64 12, i32 4)
  %q = getelementptr i8, ptr %p, i64 12
  store atomic i32 1, ptr %q unordered, align 4
  ret void
}
