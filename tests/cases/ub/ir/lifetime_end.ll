; A load after the end of a variable's life.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  %a = alloca i32
  call void @llvm.lifetime.start.p0(i64 4, ptr %a)
  store i32 1, ptr %a
  call void @llvm.lifetime.end.p0(i64 4, ptr %a)
  %x = load i32, ptr %a ;~ ERROR: [lifetime]
  ret i32 0
}

declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)
