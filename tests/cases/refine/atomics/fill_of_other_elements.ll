; A fill in smaller elements can be seen half done.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (unsupported: volatile or atomic accesses that are not the same in both)

declare void @llvm.memset.element.unordered.atomic.p0.i64(ptr, i8, i64, i32)
declare void @llvm.memcpy.element.unordered.atomic.p0.p0.i64(ptr, ptr, i64, i32)

define void @src(ptr %p) {
  call void @llvm.memset.element.unordered.atomic.p0.i64(ptr align 4 %p, i8 0, i64 16, i32 4)
  ret void
}

define void @tgt(ptr %p) {
  call void @llvm.memset.element.unordered.atomic.p0.i64(ptr align 2 %p, i8 0, i64 16, i32 2)
  ret void
}
