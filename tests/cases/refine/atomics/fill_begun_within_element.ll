; A fill begins in the middle of an element.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (unsupported: volatile or atomic accesses that are not the same in both)

declare void @llvm.memset.element.unordered.atomic.p0.i64(ptr, i8, i64, i32)
declare void @llvm.memcpy.element.unordered.atomic.p0.p0.i64(ptr, ptr, i64, i32)

define void @src(ptr %p) {
  call void @llvm.memset.element.unordered.atomic.p0.i64(ptr align 4 %p, i8 0, i64 32, i32 4)
  store atomic i64 1, ptr %p unordered, align 8
  ret void
}

define void @tgt(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 6
  call void @llvm.memset.element.unordered.atomic.p0.i64(ptr align 2 %q, i8 0, i64 24, i32 4)
  %r = getelementptr i8, ptr %p, i64 28
  call void @llvm.memset.element.unordered.atomic.p0.i64(ptr align 4 %r, i8 0, i64 4, i32 4)
  store atomic i64 1, ptr %p unordered, align 8
  ret void
}
