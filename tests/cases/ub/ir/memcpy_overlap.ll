; A memcpy between regions that overlap.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  %a = alloca [8 x i8]
  store [8 x i8] zeroinitializer, ptr %a
  %p = getelementptr i8, ptr %a, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %a, i64 4, i1 false) ;~ ERROR: overlap
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
