; The first elements of a fill that are overwritten are left out.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare void @llvm.memset.element.unordered.atomic.p0.i64(ptr, i8, i64, i32)
declare void @llvm.memcpy.element.unordered.atomic.p0.p0.i64(ptr, ptr, i64, i32)

define void @src(ptr %p) {
  call void @llvm.memset.element.unordered.atomic.p0.i64(ptr align 4 %p, i8 0, i64 32, i32 4)
  store atomic i64 1, ptr %p unordered, align 8
  ret void
}

define void @tgt(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 8
  call void @llvm.memset.element.unordered.atomic.p0.i64(ptr align 4 %q, i8 0, i64 24, i32 4)
  store atomic i64 1, ptr %p unordered, align 8
  ret void
}
