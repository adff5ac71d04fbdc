; A length that is undefined.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  %a = alloca i32
  call void @llvm.memset.p0.i64(ptr %a, i8 0, i64 undef, i1 false) ;~ ERROR: [uninit]
  ret i32 0
}

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
