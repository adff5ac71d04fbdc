; Copies and fills of addresses that are as aligned as promised, and of nothing at addresses that are not.
; RUN: heddle run %s
; EXIT: 0

define i32 @main() {
  %a = alloca [64 x i8], align 16
  %b = alloca [64 x i8], align 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(64) %a, i8 0, i64 64, i1 false)
  %p = getelementptr i8, ptr %a, i64 4
  %q = getelementptr i8, ptr %b, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %q, ptr align 4 %p, i64 7, i1 false)
  call void @llvm.memcpy.inline.p0.p0.i64(ptr align 4 %p, ptr align 8 %q, i64 3, i1 false)
  call void @llvm.memmove.p0.p0.i64(ptr noundef align 2 %p, ptr align 4 %p, i64 3, i1 false)
  %odd = getelementptr i8, ptr %a, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %odd, ptr align 4 %odd, i64 0, i1 false)
  call void @llvm.memset.p0.i64(ptr align 8 %odd, i8 0, i64 0, i1 false)
  call void @llvm.memset.p0.i64(ptr %odd, i8 0, i64 5, i1 false)
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memcpy.inline.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
