; The target copies from a new private constant instead of storing numbers.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

@new = private unnamed_addr constant [2 x i32] [i32 1, i32 2], align 4
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define void @src(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 4
  store i32 1, ptr %p, align 4
  store i32 2, ptr %q, align 4
  ret void
}

define void @tgt(ptr %p) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr @new, i64 8, i1 false)
  ret void
}
