; A fill of one element is a store.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare void @llvm.memset.element.unordered.atomic.p0.i64(ptr, i8, i64, i32)
declare void @llvm.memcpy.element.unordered.atomic.p0.p0.i64(ptr, ptr, i64, i32)

define void @src(ptr %p) {
  call void @llvm.memset.element.unordered.atomic.p0.i64(ptr align 4 %p, i8 1, i64 4, i32 4)
  ret void
}

define void @tgt(ptr %p) {
  store atomic i32 16843009, ptr %p unordered, align 4
  ret void
}
