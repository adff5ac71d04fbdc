; A memmove to an address that is less aligned than promised.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  %a = alloca [32 x i8], align 16
  store [32 x i8] zeroinitializer, ptr %a
  %p = getelementptr i8, ptr %a, i64 1
  call void @llvm.memmove.p0.p0.i64(ptr align 2 %p, ptr %a, i64 4, i1 false) ;~ ERROR: [align]
  ret i32 0
}

declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
