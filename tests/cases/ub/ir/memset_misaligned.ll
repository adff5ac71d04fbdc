; A memset of an address that is less aligned than promised.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  %a = alloca [32 x i8], align 16
  %p = getelementptr i8, ptr %a, i64 8
  call void @llvm.memset.p0.i64(ptr align 16 %p, i8 0, i64 4, i1 false) ;~ ERROR: [align]
  ret i32 0
}

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
