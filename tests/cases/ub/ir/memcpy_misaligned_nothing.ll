; A memcpy of nothing to an address that is less aligned than promised, by a pointer that must not be poison.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  %a = alloca [32 x i8], align 16
  %p = getelementptr i8, ptr %a, i64 18
  call void @llvm.memcpy.p0.p0.i64(ptr noundef align 4 %p, ptr align 4 %a, i64 0, i1 false) ;~ ERROR: not what an attribute promises
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
