; A memcpy from an address that is less aligned than promised, with pointers that must be defined too.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  %a = alloca [32 x i8], align 16
  store [32 x i8] zeroinitializer, ptr %a
  %p = getelementptr i8, ptr %a, i64 18
  call void @llvm.memcpy.inline.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(4) %a, ptr noundef nonnull align 4 dereferenceable(4) %p, i64 4, i1 false) ;~ ERROR: [align]
  ret i32 0
}

declare void @llvm.memcpy.inline.p0.p0.i64(ptr, ptr, i64, i1)
