; Two copies of one place may find different things there.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (unsupported: volatile or atomic accesses that are not the same in both)

declare void @llvm.memset.element.unordered.atomic.p0.i64(ptr, i8, i64, i32)
declare void @llvm.memcpy.element.unordered.atomic.p0.p0.i64(ptr, ptr, i64, i32)

define i32 @src(ptr noalias %p, ptr noalias %r, ptr noalias %q) {
  call void @llvm.memcpy.element.unordered.atomic.p0.p0.i64(ptr align 4 %p, ptr align 4 %q, i64 4, i32 4)
  call void @llvm.memcpy.element.unordered.atomic.p0.p0.i64(ptr align 4 %r, ptr align 4 %q, i64 4, i32 4)
  %a = load i32, ptr %p, align 4
  %b = load i32, ptr %r, align 4
  ret i32 0
}

define i32 @tgt(ptr noalias %p, ptr noalias %r, ptr noalias %q) {
  call void @llvm.memcpy.element.unordered.atomic.p0.p0.i64(ptr align 4 %p, ptr align 4 %q, i64 4, i32 4)
  call void @llvm.memcpy.element.unordered.atomic.p0.p0.i64(ptr align 4 %r, ptr align 4 %q, i64 4, i32 4)
  %a = load i32, ptr %p, align 4
  %b = load i32, ptr %r, align 4
  %d = sub i32 %a, %b
  ret i32 %d
}
